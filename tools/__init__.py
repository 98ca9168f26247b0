"""Tools for those who change Grani; nothing here is needed to play."""
