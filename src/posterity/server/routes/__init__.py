"""The calls of docs/protocol.md, one module for each kind of them."""
