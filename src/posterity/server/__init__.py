"""The table server: network, storage, limits, processes."""
