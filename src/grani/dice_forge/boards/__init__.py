"""The event board of Rebellion: the labyrinth of the Goddess, and the loyalty of the Titans."""
