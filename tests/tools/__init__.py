"""Tests of the tools for those who change Grani."""
