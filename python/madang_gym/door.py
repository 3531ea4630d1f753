"""A Madang process that plays games on request: one JSON object a line, one answer each."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import weakref
from pathlib import Path
from typing import Any, Dict, List, Optional

#: The checkout of Madang that this package lies in.
ROOT = Path(__file__).resolve().parents[2]


class Refused(ValueError):
    """Madang refused a request and changed nothing. `code` says why, `details` has the figures."""

    def __init__(self, code: str, details: Optional[Dict[str, Any]] = None) -> None:
        self.code = code
        self.details = details or {}
        super().__init__(f"{code}: {json.dumps(self.details)[:500]}" if self.details else code)


class Closed(ConnectionError):
    """The Madang process has ended."""


def command() -> List[str]:
    """The command that starts Madang: MADANG names another checkout, NODE another Node.js."""
    root = Path(os.environ.get("MADANG", ROOT))
    main = root / "cli" / "madang.mjs"
    if not main.exists():
        raise FileNotFoundError(f"{main} is missing: set MADANG to a checkout of Madang")
    carried = root / "node_modules" / ".bin" / "node"
    node = os.environ.get("NODE") or (str(carried) if carried.exists() else shutil.which("node"))
    if not node:
        raise FileNotFoundError("no Node.js is here: run `npm start` in the checkout once, or set NODE")
    return [node, str(main), "research"]


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Closes the streams and waits; Madang ends at the end of its input."""
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            try:
                stream.close()
            except OSError:
                pass
    try:
        process.wait(timeout=5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Door:
    """One Madang process. Requests are answered in order; `send` and `receive` let several work at once."""

    _shared: Dict[int, "Door"] = {}

    def __init__(self) -> None:
        self._process = subprocess.Popen(command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._forgotten: List[int] = []
        self.close = weakref.finalize(self, _end, self._process)

    @classmethod
    def shared(cls) -> "Door":
        """The process that all single games of this Python process share."""
        door = cls._shared.get(os.getpid())
        if door is None or not door.alive:
            door = cls._shared[os.getpid()] = cls()
        return door

    @property
    def process(self) -> int:
        """The number of its process."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """True while it can be asked."""
        return self.close.alive and self._process.poll() is None

    def send(self, **request: Any) -> None:
        """Sends a request without waiting."""
        stdin = self._process.stdin
        try:
            assert stdin is not None
            stdin.write(json.dumps(request, separators=(",", ":")).encode() + b"\n")
            stdin.flush()
        except (OSError, ValueError) as error:
            raise Closed(f"Madang has ended: {error}") from error

    def receive(self) -> Dict[str, Any]:
        """The answer to the oldest request that has none yet."""
        stdout = self._process.stdout
        line = stdout.readline() if stdout is not None else b""
        if not line:
            raise Closed("Madang has ended without an answer")
        answer: Dict[str, Any] = json.loads(line)
        problem = answer.get("problem")
        if problem:
            raise Refused(problem["code"], problem.get("details"))
        return answer

    def ask(self, **request: Any) -> Dict[str, Any]:
        """Sends a request and waits for its answer."""
        while self._forgotten:
            self.send(ask="forget", match=self._forgotten.pop())
            self.receive()
        self.send(**request)
        return self.receive()

    def forget(self, match: int) -> None:
        """Forgets a game at the next request; safe to call from a finalizer."""
        self._forgotten.append(match)

    def games(self) -> Dict[str, Dict[str, Any]]:
        """What can be played, by name."""
        return {game["game"]: game for game in self.ask(ask="games")["games"]}
