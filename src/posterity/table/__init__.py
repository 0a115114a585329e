"""The table server: lobby, live tables, storage."""
