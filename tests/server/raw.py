"""Connections by hand, for what no proper client would send."""

from __future__ import annotations

import socket
from contextlib import suppress
from pathlib import Path

from tests.server.serving import Server

PATIENCE = 15.0


def dial(server: Server, source: str = "127.0.0.1") -> socket.socket:
    """Connect, from one of the many addresses of this machine."""
    return socket.create_connection(
        ("127.0.0.1", server.port), timeout=PATIENCE, source_address=(source, 0)
    )


def hear(line: socket.socket) -> bytes:
    """Hear everything until the other side hangs up; a line that is cut is hung up too."""
    heard = b""
    while True:
        try:
            piece = line.recv(65_536)
        except ConnectionError:
            return heard
        if not piece:
            return heard
        heard += piece


def ask(server: Server, *lines: str, path: str = "/api/me", source: str = "127.0.0.1") -> bytes:
    """Send a whole request with these header lines; give the whole answer."""
    head = (f"GET {path} HTTP/1.1", "Connection: close", *lines)
    with dial(server, source) as line:
        line.sendall("\r\n".join((*head, "", "")).encode("latin-1"))
        return hear(line)


def status(answer: bytes) -> int:
    """The status of an answer; 0 if there is none."""
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0


def open_files(server: Server) -> int:
    """How many files the server has open."""
    return len(list(Path(f"/proc/{server.pid}/fd").iterdir()))


def open_sockets(server: Server) -> int:
    """How many of them are connections; those to the database come and go."""
    count = 0
    for file in Path(f"/proc/{server.pid}/fd").iterdir():
        with suppress(FileNotFoundError):
            count += str(file.readlink()).startswith("socket:")
    return count
