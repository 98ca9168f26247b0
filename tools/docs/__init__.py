"""The documents: what builds their site. ``make docs`` runs ``python -m tools.docs``."""
