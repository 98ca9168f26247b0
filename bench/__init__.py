"""Speed and memory of the rules, measured beside the mini-engine and peers: ``python -m bench``."""
