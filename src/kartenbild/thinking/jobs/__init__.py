"""The kinds of jobs: a file here with a subclass of `Job` is a kind; nothing else names it."""
