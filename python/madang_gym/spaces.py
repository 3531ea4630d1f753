"""Spaces: Gymnasium's where it is installed, else small ones of the same form."""

from __future__ import annotations

from typing import Any, Dict as DictOf, Optional, Tuple

import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete, Space
except ImportError:

    class Space:  # type: ignore[no-redef]
        """A set of values that can be drawn from."""

        def __init__(self, shape: Optional[Tuple[int, ...]], dtype: Any) -> None:
            self.shape = shape
            self.dtype = None if dtype is None else np.dtype(dtype)
            self._random = np.random.default_rng()

        def seed(self, seed: Optional[int] = None) -> None:
            """Makes what is drawn repeatable."""
            self._random = np.random.default_rng(seed)

        def contains(self, value: Any) -> bool:
            """True if the value is of this space."""
            raise NotImplementedError

        def __contains__(self, value: Any) -> bool:
            return self.contains(value)

    class Box(Space):  # type: ignore[no-redef]
        """Arrays of one shape between bounds."""

        def __init__(self, low: float, high: float, shape: Tuple[int, ...], dtype: Any = np.float32) -> None:
            super().__init__(shape, dtype)
            self.low = np.full(shape, low, dtype)
            self.high = np.full(shape, high, dtype)

        def sample(self) -> np.ndarray:
            """An array with numbers about 0 (or between the bounds where both are finite)."""
            if np.isfinite(self.low).all() and np.isfinite(self.high).all():
                return self._random.uniform(self.low, self.high + (self.dtype.kind in "iu")).astype(self.dtype)
            return self._random.normal(size=self.shape).astype(self.dtype)

        def contains(self, value: Any) -> bool:
            """True for an array of this shape and type within the bounds."""
            array = np.asarray(value)
            return array.shape == self.shape and array.dtype == self.dtype and bool(((array >= self.low) & (array <= self.high)).all())

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Box) and self.shape == other.shape and self.dtype == other.dtype and bool((self.low == other.low).all() and (self.high == other.high).all())

    class Discrete(Space):  # type: ignore[no-redef]
        """Whole numbers 0 … n − 1."""

        def __init__(self, n: int) -> None:
            super().__init__((), np.int64)
            self.n = n

        def sample(self, mask: Optional[np.ndarray] = None) -> int:
            """A number; with a mask one of those that it allows (0 where it allows none)."""
            if mask is None:
                return int(self._random.integers(self.n))
            allowed = np.flatnonzero(mask)
            return int(self._random.choice(allowed)) if len(allowed) else 0

        def contains(self, value: Any) -> bool:
            """True for a whole number in range."""
            return isinstance(value, (int, np.integer)) and not isinstance(value, bool) and 0 <= int(value) < self.n

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Discrete) and self.n == other.n

    class Dict(Space):  # type: ignore[no-redef]
        """Values by name, each of its own space."""

        def __init__(self, spaces: DictOf[str, Space]) -> None:
            super().__init__(None, None)
            self.spaces = dict(spaces)

        def __getitem__(self, name: str) -> Space:
            return self.spaces[name]

        def sample(self) -> DictOf[str, Any]:
            """A value of each."""
            return {name: space.sample() for name, space in self.spaces.items()}

        def contains(self, value: Any) -> bool:
            """True if there is a fitting value for each name, and no other."""
            return isinstance(value, dict) and value.keys() == self.spaces.keys() and all(space.contains(value[name]) for name, space in self.spaces.items())

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Dict) and self.spaces == other.spaces


__all__ = ["Box", "Dict", "Discrete", "Space"]
