"""What the generated layer stands on: the loaded library, errors, texts, and objects with an end.

An object that lilt made is a Handle: its address and its owner (a function's module, a module's context). It is closed
when it or its owner was closed; using it then is a ValueError. What the garbage collector finds may belong to a context
that another thread works with, so it is not deleted there and then: it waits in the context until that creates
something, or ends.
"""
import ctypes
import os
import pathlib
from typing import Any, NamedTuple, Optional


def _load() -> ctypes.CDLL:
    """$LILT_LIBRARY, else the library of the wheel, else the one that the system finds."""
    own = pathlib.Path(__file__).parent / "liblilt.so"
    name = os.environ.get("LILT_LIBRARY") or (str(own) if own.exists() else "liblilt.so.0.1")
    try:
        return ctypes.CDLL(name)
    except OSError as error:
        raise ImportError("lilt: %s; LILT_LIBRARY names the file of liblilt.so" % error) from None


library = _load()


class Message(NamedTuple):
    """One message of an error; without a place: None, 0, 0. Lines and columns count from 1."""
    text: str
    file: Optional[str]
    line: int
    column: int


class Error(Exception):
    """An error of lilt; str() gives all messages with their places, as the command line prints them. `kind` is an
    ErrorKind."""

    def __init__(self, text: str, kind: int, messages: list[Message]):
        super().__init__(text)
        self.kind, self.messages = kind, messages


def check(error: Optional[int]) -> None:
    """Raises a lilt_error."""
    if error is None:
        return
    from ._lilt import ErrorKind
    messages = [Message(string(library.lilt_error_message(error, i)) or "", string(library.lilt_error_file(error, i)),
                        library.lilt_error_line(error, i), library.lilt_error_column(error, i))
                for i in range(library.lilt_error_count(error))]
    raised = Error(string(library.lilt_error_text(error)) or "", ErrorKind(library.lilt_error_get_kind(error)), messages)
    library.lilt_error_delete(error)
    raise raised


def text(words: Optional[str]) -> Optional[bytes]:
    """A text as C takes it."""
    if words is None:
        return None
    if "\0" in words:
        raise ValueError("a text for lilt with a zero in it: %r" % words)
    return words.encode("utf-8", "surrogateescape")


def texts(words: Any) -> Any:
    return (ctypes.c_char_p * len(words))(*map(text, words))


def string(words: Optional[bytes]) -> Optional[str]:
    return None if words is None else words.decode("utf-8", "surrogateescape")


class Id:
    """A number that stands for a type, a value, a block or a unit; false if it is zero."""
    __slots__ = ()
    id: int

    def __bool__(self) -> bool:
        return self.id != 0

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.id == other.id  # type: ignore[attr-defined]

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return "%s(%#x)" % (type(self).__name__, self.id)


class Handle:
    """An object of lilt; `owner` has to be open, too."""
    __slots__ = ("_address", "_owner")

    _owner: Any  # a Handle or None

    def __init__(self, address: Optional[int], owner: Optional["Handle"] = None):
        self._address, self._owner = address, owner

    @classmethod
    def of(cls, owner: "Handle", address: Optional[int]) -> Any:
        """The object at an address; None for NULL."""
        return None if address is None else cls(address, owner)

    @property
    def pointer(self) -> int:
        """The address, for C. ValueError once the object is closed."""
        if self._address is None:
            raise ValueError("the %s is closed" % type(self).__name__.lower())
        if self._owner is not None:
            self._owner.pointer
        return self._address

    @property
    def module(self) -> Any:
        """The module that the object belongs to."""
        return self._owner

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Handle) and self._address == other._address and type(self) is type(other)

    def __hash__(self) -> int:
        return hash(self._address)


class Owned(Handle):
    """An object that the program ends: by `close`, at the end of a `with`, or when nothing refers to it."""
    __slots__ = ()
    _delete: Any = None

    def _garbage(self) -> Optional[list[Any]]:
        """Where it waits for its context; None: it is deleted at once."""
        return None

    def close(self) -> None:
        """Ends the object now. What belongs to it is closed with it."""
        if self._address is not None:
            address, self._address = self._address, None
            type(self)._delete(address)

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "_address", None) is None:
            return
        garbage = self._garbage()
        if garbage is None:
            self.close()
        else:
            garbage.append((type(self)._delete, self._address))
