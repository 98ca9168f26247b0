"""The server through real sockets: a real process, real browsers' cookies, a real database."""
