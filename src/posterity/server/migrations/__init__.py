"""Changes of the database, oldest first."""
