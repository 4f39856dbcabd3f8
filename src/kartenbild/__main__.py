"""`python -m kartenbild` is the command line."""

from kartenbild.cli import main

if __name__ == "__main__":
    main()
