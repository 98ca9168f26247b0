"""Servers for what stands before them."""

from tests.server.conftest import make_server as make_server
