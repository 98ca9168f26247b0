"""A real nginx on loopback before a server: https with a certificate of its own, below a path."""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.patience import wait_until
from tests.server.serving import PATIENCE, ROOT, Server

PREFIX = "/grani"
CONFIGURATION = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log;
worker_processes 1;
events {{ worker_connections 256; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  include {folder}/grani.conf;
}}
"""
"""What a system's own configuration says around ours."""


def ours(folder: Path, port: int, behind: Sequence[int], changes: Mapping[str, str]) -> str:
    """Give ``contrib/nginx.conf`` for loopback: its own port and certificate, and some changes."""
    servers = " ".join(f"server 127.0.0.1:{one};" for one in behind)
    changes = {
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        "listen [::]:80;": "",
        "listen [::]:443 ssl;": "",
        "/etc/letsencrypt/live/club.example/fullchain.pem": f"{folder}/cert.pem",
        "/etc/letsencrypt/live/club.example/privkey.pem": f"{folder}/key.pem",
        "server 127.0.0.1:8765;": servers,
        **changes,
    }
    written = (ROOT / "contrib" / "nginx.conf").read_text("utf-8")
    for before, after in changes.items():
        assert written.count(before) == 1, f"contrib/nginx.conf has no single {before!r}"
        written = written.replace(before, after)
    return written


def missing() -> str:
    """Say what tests with a proxy lack on this machine; nothing if they can run."""
    if _nginx() is None:
        return "no nginx here; as root, `make test` installs it"
    if shutil.which("openssl") is None:
        return "no openssl here, which makes the certificate"
    return ""


def _nginx() -> str | None:
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


def free_port() -> int:
    """A port that nobody has just now."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    assert isinstance(port, int)
    return port


class Nginx:
    """One nginx of its own, with the ``grani.conf`` of its folder."""

    def __init__(self, folder: Path, port: int) -> None:
        self.port = port
        user = "user root;" if os.geteuid() == 0 else ""
        (folder / "nginx.conf").write_text(CONFIGURATION.format(folder=folder, user=user))
        nginx = _nginx()
        assert nginx is not None
        command = [nginx, "-p", str(folder), "-c", str(folder / "nginx.conf")]
        checked = subprocess.run([*command, "-t"], capture_output=True, text=True)
        assert checked.returncode == 0, checked.stderr
        self._process = subprocess.Popen(command, stderr=subprocess.DEVNULL)

        def is_up() -> bool:
            assert self._process.poll() is None, (folder / "error.log").read_text()
            return self._listens()

        wait_until(is_up, "nginx does not listen")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)

    def _listens(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True


class Proxy(Nginx):
    """One nginx with the configuration of ``contrib``, before servers, below a path.

    ``strips`` tells whether it leaves the prefix off; ``changes`` is what else is changed in it.
    """

    def __init__(
        self,
        folder: Path,
        servers: Sequence[Server],
        port: int,
        strips: bool = False,
        changes: Mapping[str, str] | None = None,
    ) -> None:
        self.servers = servers
        certify(folder)
        below = {"location / {": f"location {PREFIX}/ {{"}
        if strips:
            below["proxy_pass http://grani;"] = "proxy_pass http://grani/;"
        behind = [server.port for server in servers]
        written = ours(folder, port, behind, {**below, **(changes or {})})
        (folder / "grani.conf").write_text(written)
        super().__init__(folder, port)

    @property
    def server(self) -> Server:
        """The only one behind it."""
        (server,) = self.servers
        return server

    @property
    def origin(self) -> str:
        return f"https://127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        return f"{self.origin}{PREFIX}"


def trusting() -> ssl.SSLContext:
    """What a client needs who does not know our certificate."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def certify(folder: Path) -> None:
    """Make a certificate that nobody has signed."""
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")),
            *("-subj", "/CN=127.0.0.1"),
        ],
        check=True,
        capture_output=True,
    )
