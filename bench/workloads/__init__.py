"""What is timed, one module for each thing measured; only workers import them.

A workload is a function that does ``count`` pieces of work and gives how many units that made.
"""
