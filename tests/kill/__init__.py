"""kill -9 at random moments while people play: afterwards every promise is checked."""
