"""Tree search over what one may do, with dice thrown anew each time.

Every iteration plays once from the position into the future: at each decision the seat to move
takes the option that promises it most or was tried too seldom (PUCT), dice fall as they fall, and
where the tree ends an evaluator judges for all seats. Statistics belong to sequences of decisions,
whatever the dice were in between (open loop): with so many outcomes, a tree that tells them apart
never comes twice to the same place. Each seat wants the best for itself (max-n).

The tree lives in a few long arrays that are filled from the beginning for every search, so that
nothing is made while it grows.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from grani.bots.bot import Bot
from grani.bots.evaluator import MOST_OPTIONS, MOST_SEATS, Evaluator
from grani.core.contract import CHANCE, OVER, State
from grani.core.dice import WORD, Dice

NONE: Final[i64] = -1
LOOK_AT_CLOCK: Final[i64] = 16
"""Iterations between two looks at the clock, where time is what counts."""
DEEPEST: Final[i64] = 400
STRIDE: Final[i64] = 1048576
"""Keeps the dice of one search apart from those of the next."""


@final
@mypyc_attr(acyclic=True)
class Tree:
    """Nodes are decisions, edges the options that were seen there.

    The edges of a node are a chain, since other dice may bring other options.
    """

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.nodes: i64 = 0
        self.edges: i64 = 0
        self.head: vec[i64] = vec[i64]()
        """By node: its first edge."""
        self.node_visits: vec[i64] = vec[i64]()
        self.action: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()
        self.child: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.prior: vec[float] = vec[float]()
        self.total: vec[float] = vec[float]()
        """By edge and seat: the sum of what its visits came to."""
        self.wins: vec[float] = vec[float]()
        self.win_squares: vec[float] = vec[float]()
        """By edge: the sum of the chances to win of the seat that decides, and of their squares."""

    def clear(self, seats: i64) -> None:
        """Forget everything; what was reserved stays."""
        if seats != self.seats:
            self.seats = seats
            self.total = vec[float]([0.0] * (seats * len(self.action)))
        self.nodes = 0
        self.edges = 0

    def add_node(self) -> i64:
        """Give a new node without edges."""
        node = self.nodes
        if node == len(self.head):
            self.head = append(self.head, NONE)
            self.node_visits = append(self.node_visits, NONE)
        self.head[node] = NONE
        self.node_visits[node] = 0
        self.nodes = node + 1
        return node

    def add_edge(self, node: i64, action: i64, prior: float) -> i64:
        """Give a new edge at a node."""
        edge = self.edges
        seat: i64
        if edge == len(self.action):
            self.action = append(self.action, NONE)
            self.next = append(self.next, NONE)
            self.child = append(self.child, NONE)
            self.visits = append(self.visits, NONE)
            self.prior = append(self.prior, 0.0)
            self.wins = append(self.wins, 0.0)
            self.win_squares = append(self.win_squares, 0.0)
            while len(self.total) < len(self.action) * self.seats:
                self.total = append(self.total, 0.0)
        self.action[edge] = action
        self.next[edge] = self.head[node]
        self.head[node] = edge
        self.child[edge] = NONE
        self.visits[edge] = 0
        self.prior[edge] = prior
        self.wins[edge] = 0.0
        self.win_squares[edge] = 0.0
        for seat in range(self.seats):
            self.total[edge * self.seats + seat] = 0.0
        self.edges = edge + 1
        return edge

    def edge_of(self, node: i64, action: i64) -> i64:
        """Give the edge of an option at a node, or none."""
        edge = self.head[node]
        while edge != NONE and self.action[edge] != action:
            edge = self.next[edge]
        return edge


@final
class Search(Bot):
    """Thinks ahead by tree search.

    ``iterations`` is the budget; with ``seconds`` above 0, thinking ends after that time at the
    latest. ``boldness`` is how much is risked on options that were tried seldom. What a position is
    worth to a seat is ``by_lead`` times its expected lead and ``by_win`` times its chance to win.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        iterations: i64,
        seconds: float = 0.0,
        seed: int = 0,
        *,
        boldness: float = 0.8,
        by_lead: float = 1.0,
        by_win: float = 1.0,
    ) -> None:
        self.evaluator: Final[Evaluator] = evaluator
        self.iterations: Final[i64] = iterations
        self.seconds: Final[float] = seconds
        self.boldness: Final[float] = boldness
        self.by_lead: Final[float] = by_lead
        self.by_win: Final[float] = by_win
        self.noise = 0.0
        """Share of the first guess at the root that is spread evenly, for games to learn from."""
        self.impatient = True
        """Stop as soon as no further iteration can change the choice."""
        self.seed: i64 = seed
        self.searches: i64 = 0
        self.done: i64 = 0
        """Iterations of the last search."""
        self.tree: Final[Tree] = Tree(2)
        self.root: i64 = 0
        self.seat: i64 = 0
        """Who decides at the root; where seats act at once, it need not be the actor."""
        self.forced: i64 = NONE
        """The edge of the root that is tried next, whatever it promises; none if any may be."""
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        self.path_nodes: vec[i64] = vec[i64]([0] * DEEPEST)
        self.path_seats: vec[i64] = vec[i64]([0] * DEEPEST)
        self.values: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.known: vec[i64] = vec[i64]([NONE] * MOST_OPTIONS)
        """The edges of the options at hand."""
        self.dice: Final[Dice] = Dice(0)
        self.scratch: State | None = None
        """What the last iteration played with, for the next one."""
        self.after: State | None = None
        self.after_node: i64 = NONE
        """Where the last choice leads if no die is rolled, and its place in the tree."""

    def begin(self, seed: i64) -> None:
        self.seed = seed
        self.searches = 0
        self.after = None

    def choose(self, state: State, seat: i64) -> i64:
        if state.find(seat) == 1:
            return state.options[0]
        self.think(state, seat)
        edge = self.best(seat)
        action = self.tree.action[edge]
        self.remember(state, seat, action, edge)
        return action

    def follow(self, state: State, seat: i64, action: i64) -> None:
        """Go on from an option that somebody else chose after the last search."""
        edge = self.tree.edge_of(self.root, action)
        if edge != NONE:
            self.remember(state, seat, action, edge)

    def think(self, state: State, seat: i64) -> None:
        """Grow a tree from a position, or go on with what is left of the last one."""
        start = perf_counter() if self.seconds > 0.0 else 0.0
        self.plant(state, seat)
        done: i64 = self.tree.node_visits[self.root]
        fresh: i64 = 0
        while done < self.iterations:
            self.iterate(state, fresh)
            done += 1
            fresh += 1
            if self.impatient and fresh % 8 == 0 and self.is_settled(self.iterations - done):
                break
            looks = self.seconds > 0.0 and fresh % LOOK_AT_CLOCK == 0
            if looks and perf_counter() - start >= self.seconds:
                break
        self.done = fresh

    def plant(self, state: State, seat: i64) -> None:
        """Begin a tree at a decision, or go on with what is left of the last one."""
        tree = self.tree
        if self.goes_on(state):
            self.root = self.after_node
        else:
            tree.clear(state.seats)
            self.root = tree.add_node()
        self.after = None
        self.seat = seat
        if tree.head[self.root] == NONE:
            self.expand(self.root, state, seat)
        if self.noise > 0.0:
            self.spread(self.root)
        self.searches += 1

    def grow(self, state: State, count: i64) -> None:
        """Let a tree that was planted in a position grow by so many iterations."""
        visits: i64 = self.tree.node_visits[self.root]
        i: i64
        for i in range(visits, visits + count):
            self.iterate(state, i)

    def best(self, seat: i64) -> i64:
        """Give the edge of the root that was tried most; of equals, the one that promises more."""
        tree = self.tree
        found: i64 = NONE
        most = -1.0
        edge = tree.head[self.root]
        while edge != NONE:
            visits = tree.visits[edge]
            score = float(visits) + 0.001 * self.promise(edge, seat)
            if found == NONE or score > most:
                most = score
                found = edge
            edge = tree.next[edge]
        return found

    def at_root(self) -> list[int]:
        """Give the edges of the root."""
        found: list[int] = []
        edge = self.tree.head[self.root]
        while edge != NONE:
            found.append(edge)
            edge = self.tree.next[edge]
        return found

    def promise(self, edge: i64, seat: i64) -> float:
        """Give the mean of what an edge came to for a seat."""
        tree = self.tree
        visits = tree.visits[edge]
        return tree.total[edge * tree.seats + seat] / float(visits) if visits else 0.0

    def is_settled(self, left: i64) -> bool:
        """Tell whether the most tried option stays so whatever the iterations left bring."""
        tree = self.tree
        most: i64 = 0
        second: i64 = 0
        edge = tree.head[self.root]
        while edge != NONE:
            visits = tree.visits[edge]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            edge = tree.next[edge]
        return most - second > left

    # ------------------------------------------------------------------ from decision to decision

    def remember(self, state: State, seat: i64, action: i64, edge: i64) -> None:
        """Keep what the tree knows of the next decision, if the same seat makes it at once."""
        after = state.clone()
        after.play(action, seat)
        self.after_node = self.tree.child[edge]
        self.after = after if after.actor == seat and self.after_node != NONE else None

    def goes_on(self, state: State) -> bool:
        """Tell whether a position is the one that the last choice led to."""
        after = self.after
        if after is None or after.actor != state.actor or after.seats != state.seats:
            return False
        return after.position() == state.position()

    # ------------------------------------------------------------------ growing

    def iterate(self, state: State, number: i64) -> None:
        """Play once into the future, with dice of this number, and add what it came to."""
        word = self.seed * 1000003 + self.searches * STRIDE + number
        self.dice.begin(word & WORD, (word >> 32) & WORD)
        tree = self.tree
        game = state.clone_onto(self.scratch)
        self.scratch = game
        node = self.root
        depth: i64 = 0
        mover: i64 = NONE
        actor: i64 = self.seat
        while True:
            if actor == CHANCE:
                game.fall(self.dice)
                actor = game.actor
                continue
            if actor == OVER or depth == DEEPEST:
                break
            count = game.find(actor)
            if count == 1:
                game.play(game.options[0], actor)
                mover = actor
                actor = game.actor
                continue
            if tree.head[node] == NONE:
                self.expand(node, game, actor)
                break
            edge = self.pick(node, game, actor, count)
            action = tree.action[edge]
            game.play(action, actor)
            mover = actor
            self.path_nodes[depth] = node
            self.path_seats[depth] = actor
            self.path[depth] = edge
            depth += 1
            actor = game.actor
            if tree.child[edge] == NONE:
                tree.child[edge] = tree.add_node()
                if actor != OVER:
                    break
            node = tree.child[edge]
        self.judge(game, mover)
        seats = tree.seats
        i: i64
        seat: i64
        for i in range(depth):
            edge = self.path[i]
            tree.visits[edge] += 1
            tree.node_visits[self.path_nodes[i]] += 1
            win = self.evaluator.win[self.path_seats[i]]
            tree.wins[edge] += win
            tree.win_squares[edge] += win * win
            for seat in range(seats):
                tree.total[edge * seats + seat] += self.values[seat]

    def pick(self, node: i64, game: State, actor: i64, count: i64) -> i64:
        """Give the edge of the option to try: what it promises, and how seldom it was tried."""
        tree = self.tree
        if not self.find_edges(node, game, count):
            self.expand(node, game, actor)
            self.find_edges(node, game, count)
        if self.forced != NONE and node == self.root:
            return self.forced
        seats = tree.seats
        bold = self.boldness * sqrt(float(tree.node_visits[node]) + 1.0)
        visited: i64 = 0
        sum_of_visited = 0.0
        i: i64
        for i in range(count):
            edge = self.known[i]
            visits = tree.visits[edge]
            if visits:
                visited += visits
                sum_of_visited += tree.total[edge * seats + actor]
        untried = sum_of_visited / float(visited) if visited else 0.0
        best: i64 = self.known[0]
        most = -1e30
        for i in range(count):
            edge = self.known[i]
            visits = tree.visits[edge]
            promise = tree.total[edge * seats + actor] / float(visits) if visits else untried
            score = promise + bold * tree.prior[edge] / (1.0 + float(visits))
            if score > most:
                most = score
                best = edge
        return best

    def find_edges(self, node: i64, game: State, count: i64) -> bool:
        """Find the edges of the options that ``game`` has just listed; tell whether all exist."""
        tree = self.tree
        options = game.options
        while len(self.known) < count:
            self.known = append(self.known, NONE)
        known = self.known
        i: i64
        for i in range(count):
            edge = tree.edge_of(node, options[i])
            if edge == NONE:
                return False
            known[i] = edge
        return True

    def expand(self, node: i64, game: State, actor: i64) -> None:
        """Give edges to the options that have none yet, with the evaluator's first guess."""
        tree = self.tree
        evaluator = self.evaluator
        count = evaluator.weigh(game, actor)
        logits = evaluator.logits
        top = -1e30
        i: i64
        for i in range(count):
            top = max(top, logits[i])
        total = 0.0
        for i in range(count):
            logits[i] = exp(logits[i] - top)
            total += logits[i]
        for i in range(count):
            action = evaluator.actions[i]
            if tree.edge_of(node, action) == NONE:
                tree.add_edge(node, action, logits[i] / total)

    def spread(self, node: i64) -> None:
        """Spread a part of the first guess evenly over all options."""
        tree = self.tree
        count = 0
        edge = tree.head[node]
        while edge != NONE:
            count += 1
            edge = tree.next[edge]
        edge = tree.head[node]
        while edge != NONE:
            tree.prior[edge] = (1.0 - self.noise) * tree.prior[edge] + self.noise / float(count)
            edge = tree.next[edge]

    def judge(self, game: State, mover: i64) -> None:
        """Leave in ``values`` what a position is worth to each seat."""
        evaluator = self.evaluator
        evaluator.judge(game, mover)
        seat: i64
        for seat in range(game.seats):
            worth = self.by_lead * evaluator.lead[seat] + self.by_win * evaluator.win[seat]
            self.values[seat] = worth
