"""The ways from each schema version to the next, run by Alembic."""
