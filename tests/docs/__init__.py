"""Tests of the documents: their pages as sources, and the site that is built of them."""
