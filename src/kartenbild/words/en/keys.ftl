## The player's own keys

keys-own-how = Each letter in a box can be changed: click it and press the key you prefer. Backspace leaves the action without a key.
keys-usual = Usual keys again
keys-other = Choose other keys
web-script-key-kept = { $key }: { $does }
web-script-key-none = No key any more: { $does }
web-script-keys-usual = All actions have their usual keys again.
refused-key = “{ $key }” cannot be a key: it must be one character as it is typed, with or without Shift.
refused-key-taken = { $key } is already the key for “{ $does }”; give that another key first.
