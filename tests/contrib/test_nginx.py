"""The lines of the page about proxies are those of the file that hosts copy.

That file itself stands before servers in ``tests/server/test_proxy.py`` and ``test_club.py``.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.server.proxy import certify, missing
from tests.server.serving import ROOT


def test_the_page_shows_lines_of_the_file() -> None:
    page = (ROOT / "docs" / "proxy.md").read_text("utf-8")
    shown = page.partition("```nginx\n")[2].partition("```")[0]
    file = (
        (ROOT / "contrib" / "nginx.conf")
        .read_text("utf-8")
        .replace("location / {", "location /grani/ {")
    )
    lines = {line.strip() for line in file.splitlines()}
    assert [line for line in shown.splitlines() if line.strip() not in lines] == []


@pytest.mark.skipif(bool(missing()), reason=f"NGINX DOES NOT READ THE FILE: {missing()}")
def test_nginx_takes_the_very_file_and_warns_of_nothing(tmp_path: Path) -> None:
    certify(tmp_path)
    text = (ROOT / "contrib" / "nginx.conf").read_text("utf-8")
    text = re.sub(r"/etc/letsencrypt/\S+/fullchain\.pem", f"{tmp_path}/cert.pem", text)
    text = re.sub(r"/etc/letsencrypt/\S+/privkey\.pem", f"{tmp_path}/key.pem", text)
    file = tmp_path / "nginx.conf"
    logs = f"pid {tmp_path}/pid; error_log {tmp_path}/error.log;"
    file.write_text(f"{logs} events {{}} http {{ access_log off; {text} }}", "utf-8")
    nginx = shutil.which("nginx") or "/usr/sbin/nginx"
    said = subprocess.run([nginx, "-t", "-c", str(file)], capture_output=True, text=True)
    # It takes the ports for a moment, which not everybody may; of lines it has nothing to say.
    about = [line for line in said.stderr.splitlines() if "nginx.conf:" in line]
    assert about == []
    assert re.findall(r"listen (\S+)", text) == ["80;", "[::]:80;", "443", "443", "[::]:443"]
