"""The messages between browser and server as TypeScript, from the types of the server.

``source`` gives the text of ``web/src/generated/protocol.ts``.
"""

from __future__ import annotations

import msgspec
from msgspec import inspect

from grani.core.happening import Happening, Sort
from grani.server import (
    account_wire,
    admin_wire,
    analysis_wire,
    puzzle_wire,
    review_wire,
    wire,
)
from tools.typed import comment, written

HEAD = """// Made by `python -m tools.generate` from wire.py, review_wire.py, puzzle_wire.py,
// analysis_wire.py, account_wire.py and admin_wire.py of src/grani/server: change it there.

/** What a game shows to a seat, as the game gives it. */
export type View = Record<string, unknown>;
/** Arguments of a message; ids among them are named by whoever speaks. */
export type Args = Record<string, string | number>;
"""
SHARED = (
    wire.Line,
    wire.Option,
    wire.Barred,
    wire.Prompt,
    wire.SeatInfo,
    wire.Sealing,
    wire.RoomInfo,
    wire.Play,
    wire.Head,
    wire.SeatWord,
    wire.HintOption,
    wire.ChatLine,
)
CLIENT = (
    wire.Hello,
    wire.Act,
    wire.Undo,
    wire.Sit,
    wire.Stand,
    wire.Ready,
    wire.Rename,
    wire.SeatBot,
    wire.Start,
    wire.Pledge,
    wire.Reveal,
    wire.Rematch,
    wire.Phrase,
    wire.Chat,
    wire.AllowChat,
    wire.AskHint,
    wire.DropHint,
    wire.Resync,
    wire.Ping,
)
SERVER = (
    wire.Snapshot,
    wire.Batch,
    wire.Room,
    wire.Ack,
    wire.Reject,
    wire.Said,
    wire.Chatted,
    wire.Moved,
    wire.Late,
    wire.Hint,
    wire.Error,
    wire.Announced,
    wire.Pong,
)
HTTP = (
    wire.Me,
    wire.LessonChapter,
    wire.GameInfo,
    wire.LessonScene,
    wire.Previewing,
    wire.Preview,
    wire.NewSeat,
    wire.NewRoom,
    wire.Opened,
    wire.LobbyRoom,
    wire.LobbyPage,
    wire.DayRow,
    wire.DayGame,
    wire.HandOver,
    wire.Taking,
    wire.MyRoom,
    wire.Failure,
    wire.Turn,
    wire.Replay,
    wire.Frame,
    review_wire.ReviewProgress,
    review_wire.UploadedRecord,
    review_wire.ReviewMessage,
    review_wire.ReviewLater,
    review_wire.ReviewWhy,
    review_wire.ReviewChoice,
    review_wire.ReviewStep,
    review_wire.ReviewSums,
    review_wire.ReviewFace,
    review_wire.ReviewSeat,
    review_wire.PlayedOut,
    review_wire.ReviewMoment,
    review_wire.Review,
    review_wire.CareerSums,
    review_wire.CareerMistake,
    review_wire.CareerGroup,
    review_wire.Career,
    puzzle_wire.PuzzleInfo,
    puzzle_wire.PuzzleList,
    puzzle_wire.PuzzleShown,
    puzzle_wire.PuzzleAnswer,
    puzzle_wire.PuzzleHint,
    puzzle_wire.PuzzleCost,
    puzzle_wire.PuzzleJudged,
    analysis_wire.Analysing,
    analysis_wire.AnalysisStep,
    analysis_wire.ChanceDue,
    analysis_wire.Analysed,
    analysis_wire.Judging,
    analysis_wire.Judged,
    analysis_wire.Complaint,
    account_wire.Passkey,
    account_wire.Account,
    account_wire.Phrase,
    account_wire.SignedIn,
    account_wire.Brought,
    account_wire.KeptThings,
    account_wire.Rating,
    account_wire.SeatRating,
    account_wire.Ranked,
    account_wire.Board,
    admin_wire.AdminRoom,
    admin_wire.AdminBan,
    admin_wire.AdminNotice,
    admin_wire.AdminHost,
    admin_wire.AdminTerm,
    admin_wire.Admin,
)
ORDERS = (
    admin_wire.CloseRoom,
    admin_wire.ReopenRoom,
    admin_wire.BanSomebody,
    admin_wire.UnbanSomebody,
    admin_wire.TellAll,
    admin_wire.WithdrawNotice,
    admin_wire.PauseGames,
    admin_wire.ChangeHost,
)


def source() -> str:
    """Give the TypeScript of the wire."""
    parts = [HEAD, written({"Sort": Sort, "Happening": Happening}), _constants()]
    for form in (*SHARED, *CLIENT, *SERVER, *HTTP, *ORDERS):
        parts.append(_interface(form))
    parts.append(_union("ClientMessage", "What a browser sends.", CLIENT))
    parts.append(_union("ServerMessage", "What the server sends.", SERVER))
    parts.append(_union("Order", "What a host of the server orders.", ORDERS))
    return "\n".join(parts)


def _constants() -> str:
    phrases = "\n  ".join(f"'{phrase}'," for phrase in wire.PHRASES)
    return (
        f"export const PROTOCOL = {wire.PROTOCOL};\n"
        f"/** Letters of one message of the chat. */\n"
        f"export const LONGEST_CHAT = {wire.LONGEST_CHAT};\n"
        f"/** The phrases there are. */\n"
        f"export const PHRASES = [\n  {phrases}\n] as const;\n"
    )


def _union(name: str, about: str, forms: tuple[type[msgspec.Struct], ...]) -> str:
    members = "".join(f"\n  | {form.__name__}" for form in forms)
    return f"/** {about} */\nexport type {name} ={members};\n"


def _interface(form: type[msgspec.Struct]) -> str:
    described = inspect.type_info(form)
    if not isinstance(described, inspect.StructType):
        raise TypeError(f"{form.__name__} is no struct")
    lines = []
    if described.tag_field is not None:
        lines.append(f"  {described.tag_field}: '{described.tag}';")
    for field in described.fields:
        mark = "" if field.required else "?"
        kind = "Happening" if field.name == "event" else typed(field.type)
        lines.append(f"  {field.encode_name}{mark}: {kind};")
    body = "\n".join(lines)
    return f"{comment(form.__doc__)}\nexport interface {form.__name__} {{\n{body}\n}}\n"


def typed(described: inspect.Type) -> str:
    """Write a type as TypeScript."""
    match described:
        case inspect.Metadata():
            return typed(described.type)
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.RawType():
            return "View"
        case inspect.CustomType() if described.cls is object:
            return "unknown"
        case inspect.StructType():
            return described.cls.__name__
        case inspect.LiteralType():
            return " | ".join(f"'{value}'" for value in described.values)
        case inspect.ListType():
            inner = typed(described.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.DictType():
            inner = typed(described.value_type)
            return "Args" if inner == "number | string" else f"Record<string, {inner}>"
        case inspect.UnionType():
            kinds = [typed(kind) for kind in described.types]
            return " | ".join(sorted(kinds, key=lambda kind: (kind == "null", kind)))
        case _:
            raise TypeError(f"no TypeScript for {described!r}")
