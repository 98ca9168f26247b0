"""Tests of what hosts copy."""
