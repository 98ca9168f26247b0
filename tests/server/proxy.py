"""A real nginx on loopback before a server: https with a certificate of its own, below a path."""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
from pathlib import Path

from tests.patience import wait_until
from tests.server.serving import PATIENCE, Server

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
  map $http_upgrade $connection_upgrade {{ default upgrade; '' ''; }}
  server {{
    listen 127.0.0.1:{port} ssl;
    ssl_certificate {folder}/cert.pem;
    ssl_certificate_key {folder}/key.pem;
    location {prefix}/ {{
      proxy_pass http://127.0.0.1:{behind}{passed};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_read_timeout 1h;
    }}
  }}
}}
"""


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


class Proxy:
    """One nginx; ``strips`` tells whether it passes the prefix on."""

    def __init__(self, folder: Path, server: Server, port: int, strips: bool) -> None:
        self.server = server
        self.port = port
        _certify(folder)
        written = CONFIGURATION.format(
            folder=folder,
            user="user root;" if os.geteuid() == 0 else "",
            port=port,
            prefix=PREFIX,
            behind=server.port,
            passed="/" if strips else "",
        )
        (folder / "nginx.conf").write_text(written)
        nginx = _nginx()
        assert nginx is not None
        self._process = subprocess.Popen(
            [nginx, "-p", str(folder), "-c", str(folder / "nginx.conf")],
            stderr=subprocess.DEVNULL,
        )

        def is_up() -> bool:
            assert self._process.poll() is None, (folder / "error.log").read_text()
            return self._listens()

        wait_until(is_up, "nginx does not listen")

    @property
    def origin(self) -> str:
        return f"https://127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        return f"{self.origin}{PREFIX}"

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)

    def _listens(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True


def trusting() -> ssl.SSLContext:
    """What a client needs who does not know our certificate."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def _certify(folder: Path) -> None:
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")),
            *("-subj", "/CN=127.0.0.1"),
        ],
        check=True,
        capture_output=True,
    )
