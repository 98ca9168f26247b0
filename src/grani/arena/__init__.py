"""What people do with many games: simulations and their statistics."""
