// Made by `python -m tools.generate` from wire.py, review_wire.py, puzzle_wire.py,
// analysis_wire.py, account_wire.py and admin_wire.py of src/grani/server: change it there.

/** What a game shows to a seat, as the game gives it. */
export type View = Record<string, unknown>;
/** Arguments of a message; ids among them are named by whoever speaks. */
export type Args = Record<string, string | number>;

export type Sort = "roll" | "gain" | "loss" | "deed" | "plain";

/**
 * What every event says: what happened, and whose it is; no seat if it is everybody's. Something
 * new begins with what `opens`, such as a turn.
 */
export interface Happening {
  kind: string;
  sort: Sort;
  seat: number | null;
  opens?: boolean;
}

export const PROTOCOL = 2;
/** Letters of one message of the chat. */
export const LONGEST_CHAT = 280;
/** The phrases there are. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'nice-roll',
  'thinking',
  'hurry',
  'sorry',
  'thanks',
  'again',
  'bye',
] as const;

/**
 * Something that happened: the event as its game tells it, which the table moves by. Where people
 * read of it, `key` and `args` are the message that says it; else it is empty.
 */
export interface Line {
  event: Happening;
  key: string;
  args: Args;
}

/**
 * One thing a seat may do now. It may leave something or go on (`declines`), throw something away
 * (`loses`), be what somebody in a hurry means (`default`), or give up what one would miss least
 * (`spares`). `does` and `about` say in words of the game what it does and what it belongs to,
 * `amounts` what it brings or takes, `average` what comes of it on average later, both by resource;
 * `leads` what it opens a choice among, by id, each with what would come of it on average. What is
 * `final` cannot be taken back: chance or somebody else goes on at once.
 */
export interface Option {
  action: number;
  key: string;
  args: Args;
  targets: string[];
  declines?: boolean;
  loses?: boolean;
  default?: boolean;
  does?: string;
  about?: string;
  amounts?: Record<string, number>;
  average?: Record<string, number>;
  spares?: boolean;
  leads?: Record<string, Record<string, number>>;
  final?: boolean;
}

/** A place where a decision lets nothing be chosen: the message that says why. */
export interface Barred {
  target: string;
  key: string;
  args?: Args;
}

/**
 * A decision of one seat; `id` changes with every decision. `moot`: all options come to the same,
 * so that nobody need be asked. `barred`: places that it is about where nothing can be chosen.
 */
export interface Prompt {
  id: string;
  kind: string;
  seat: number;
  cause: string;
  args: Args;
  options: Option[];
  moot?: boolean;
  barred?: Barred[];
}

/** Who sits where. `stand_in`: the bot that plays for an absent person, or empty. */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  bot: string;
  online: boolean;
  mine: boolean;
  ready: boolean;
  stand_in: string;
}

/**
 * How far a room has agreed on its dice; lists have an entry a seat. `hashes` of shares are empty
 * where none was promised, `opened` tells who has opened theirs. `terms` is what the hashes are
 * frozen into, told while shares are being opened; `start` the head of the chain, once they are.
 * The stage of a game without shares stays `open`.
 */
export interface Sealing {
  stage: 'closed' | 'gathering' | 'open' | 'opening';
  hashes: string[];
  opened: boolean[];
  terms: string;
  start: string;
}

/**
 * A room as one guest sees it. `wins` tells how often each seat has won in this game and those it
 * is the rematch of, `watching` what those of the spectators are called who have told their name,
 * `chat` whether those who sit may write to each other. `day` is the date of a game of the day. A
 * `rated` game changes the ratings of those who play, who have no hints and take nothing back. With
 * `hints` there are such, and the tutor, though people play each other.
 */
export interface RoomInfo {
  code: string;
  game: string;
  setup: Record<string, unknown>;
  setup_name: string;
  status: 'open' | 'over' | 'playing';
  host: boolean;
  timer: number | null;
  seats: SeatInfo[];
  spectators: number;
  watching: string[];
  commitment: string;
  rematch: string;
  sealing: Sealing;
  wins: number[];
  chat?: boolean;
  day?: string;
  trouble?: '' | 'damaged' | 'outdated';
  rated?: boolean;
  hints?: boolean;
}

/**
 * Where the game stands, for one client. `focus` is the own seat whose view this is, `undo` how
 * many decisions each own seat may take back, `deadline` the milliseconds until the timer acts.
 */
export interface Play {
  view: View;
  focus: number | null;
  prompts: Prompt[];
  waiting: number[];
  undo: Record<string, number>;
  deadline: number | null;
}

/** The head of the chain after the first `steps` actions, which nobody can take back. */
export interface Head {
  steps: number;
  head: string;
}

/** The hash of a share, or the share, of one seat. */
export interface SeatWord {
  seat: number;
  word: string;
}

/**
 * How good an option is: the chance to win, in a game for one the score to expect. `error` is its
 * standard error, `tries` how often it was tried.
 */
export interface HintOption {
  action: number;
  win: number;
  error: number;
  tries: number;
}

/**
 * What somebody wrote: `name` is what they were called then, `at` seconds since 1970. Numbers count
 * the lines of this room; what has one that is known already is not told twice.
 */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/**
 * The first message. `shares` says that the client gives shares for its seats, and is to be waited
 * for.
 */
export interface Hello {
  type: 'hello';
  protocol: number;
  shares?: boolean;
}

/** Decide: `action` is one of the options of the prompt. */
export interface Act {
  type: 'act';
  id: string;
  seat: number;
  prompt: string;
  action: number;
}

/** Take back the seat's last `count` decisions; `seq` is the last event one has seen. */
export interface Undo {
  type: 'undo';
  id: string;
  seq: number;
  seat: number;
  count: number;
}

/** Take an open seat. */
export interface Sit {
  type: 'sit';
  id: string;
  seat: number;
  name: string;
}

/** Leave a seat before the game begins. */
export interface Stand {
  type: 'stand';
  id: string;
  seat: number;
}

/** Say whether one is ready to begin. */
export interface Ready {
  type: 'ready';
  id: string;
  ready: boolean;
}

/** Call an own seat differently. */
export interface Rename {
  type: 'rename';
  id: string;
  seat: number;
  name: string;
}

/** Host: a bot for an open seat, or for an absent person; an empty name takes it away. */
export interface SeatBot {
  type: 'seat_bot';
  id: string;
  seat: number;
  bot: string;
  language?: string;
}

/** Host: begin the game. */
export interface Start {
  type: 'start';
  id: string;
}

/** Promise shares in the dice by their hashes, before the game. */
export interface Pledge {
  type: 'pledge';
  id: string;
  hashes: SeatWord[];
}

/** Open promised shares, once all hashes are in; an empty one says that it stays closed. */
export interface Reveal {
  type: 'reveal';
  id: string;
  shares: SeatWord[];
}

/** Open a new room with the same seats; `shares` as in a new room. */
export interface Rematch {
  type: 'rematch';
  id: string;
  shares?: boolean;
}

/** Say one of the fixed phrases. */
export interface Phrase {
  type: 'phrase';
  id: string;
  phrase: string;
}

/** Write something in one's own words to everybody in the room. */
export interface Chat {
  type: 'chat';
  id: string;
  text: string;
}

/** Host: let those who sit write to each other, or not. */
export interface AllowChat {
  type: 'allow_chat';
  id: string;
  allowed: boolean;
}

/**
 * Ask what the options of an own seat are worth; the answers get sharper for a while. `tutor` asks
 * on behalf of the tutor, before `option` is decided: only where all others are bots. One answer
 * tells of the better option first and of this one last, judged as in quick reviews; of this one
 * alone where it loses nothing.
 */
export interface AskHint {
  type: 'hint';
  id: string;
  seat: number;
  tutor?: boolean;
  option?: number;
}

/** Say that nobody looks at the hint now: it need not get sharper. */
export interface DropHint {
  type: 'drop_hint';
  id: string;
}

/** Ask for a snapshot. */
export interface Resync {
  type: 'resync';
}

/** Ask whether the server is there. */
export interface Ping {
  type: 'ping';
}

/**
 * Everything: after hello, on resync, after an undo. `log` holds the last 200 lines that people
 * read.
 */
export interface Snapshot {
  type: 'snapshot';
  seq: number;
  room: RoomInfo;
  play: Play | null;
  log: Line[];
  seed: string;
  chain: Head;
}

/** One accepted decision of a person or bot, with all chance that followed. */
export interface Batch {
  type: 'batch';
  seq: number;
  seat: number;
  lines: Line[];
  play: Play;
  seed: string;
  chain: Head;
}

/** Somebody sat down, left, is offline … */
export interface Room {
  type: 'room';
  room: RoomInfo;
}

/** A command was carried out. */
export interface Ack {
  type: 'ack';
  id: string;
  seq: number;
}

/** A command was refused; `play` is what holds instead. */
export interface Reject {
  type: 'reject';
  id: string;
  code: 'account' | 'bad-message' | 'begun' | 'bot-plays' | 'chat-empty' | 'chat-link' | 'chat-long' | 'chat-off' | 'chat-watching' | 'day' | 'hand-over' | 'illegal' | 'name' | 'no-cookie' | 'no-hint' | 'not-host' | 'not-ready' | 'not-started' | 'not-yet' | 'not-your-seat' | 'nothing-to-undo' | 'open-seat' | 'over' | 'present' | 'rated' | 'read-only' | 'seated' | 'setup' | 'stale' | 'strangers' | 'taken' | 'too-fast' | 'unknown';
  reason: string;
  seq: number;
  play: Play | null;
}

/** Somebody said a phrase; seat -1 is a spectator. */
export interface Said {
  type: 'phrase';
  seat: number;
  name: string;
  phrase: string;
}

/** Somebody wrote something just now, or these are the latest lines from before one came. */
export interface Chatted {
  type: 'chat';
  lines: ChatLine[];
  is_past: boolean;
}

/** Another device has taken over one's seats: this one only watches. */
export interface Moved {
  type: 'moved';
}

/** Time was up for an own seat, and a bot has decided for it. */
export interface Late {
  type: 'late';
  seat: number;
}

/**
 * All options of a decision, the best first. `more` tells that the same will be told again,
 * sharper, while the decision stands.
 */
export interface Hint {
  type: 'hint';
  id: string;
  prompt: string;
  options: HintOption[];
  more: boolean;
}

/** Something went wrong with the connection, or with the room: it is closed for good. */
export interface Error {
  type: 'error';
  code: string;
  reason: string;
}

/** What the hosts of the server tell everybody; `paused`: games stand still meanwhile. */
export interface Announced {
  type: 'announced';
  texts: string[];
  paused: boolean;
}

/** The server is there. */
export interface Pong {
  type: 'pong';
}

/** Who the browser is; `reach` is the address for friends, empty if they have no way here. */
export interface Me {
  guest: string;
  name: string;
  reach: string;
  host?: boolean;
}

/** A chapter of the lessons of a game, and how many steps it has. */
export interface LessonChapter {
  id: string;
  steps: number;
}

/** A game that can be played here; `title` is what it calls itself. */
export interface GameInfo {
  id: string;
  title: string;
  rules: string;
  min_seats: number;
  max_seats: number;
  setups: string[];
  default_setup: string;
  house_rules: string[];
  bots: string[];
  score_unit: string;
  score_parts: number;
  lessons: LessonChapter[];
}

/**
 * The table at one step of a chapter; beyond its last step, at its end. `says` is the key of the
 * sentence and the beginning of that of its reason, `args` the numbers in both; `do` a word for
 * what to do. The learner is to take the option `expects`, or to read and go on; `light` names
 * places to look at, the best first. `lines` are what happened since the scene before, `past` what
 * people read of earlier.
 */
export interface LessonScene {
  says: string;
  args: Args;
  do: string;
  expects: number | null;
  light: string[];
  past: Line[];
  lines: Line[];
  seats: number;
  play: Play;
}

/** A set-up to be written out. */
export interface Previewing {
  game: string;
  seats: number;
  setup?: Record<string, unknown> | string | null;
  house?: string[];
}

/** A set-up written out. */
export interface Preview {
  setup: Record<string, unknown>;
}

/** A seat of a new room. */
export interface NewSeat {
  kind: 'bot' | 'here' | 'open' | 'you';
  name?: string;
  bot?: string;
}

/**
 * What a new room shall be like; `timer` is in seconds a decision. `position` is the id of a
 * position that the game goes on from, in place of a set-up. With `public` it stands in the lobby,
 * if there is one. With `shares` a game that starts at once waits a moment for those of the guest's
 * browser. A `rated` one is for accounts and the game's own levels, in a set-up that has a name.
 * With `hints` everybody may have such, though people play each other; not in a rated one.
 */
export interface NewRoom {
  game: string;
  seats: NewSeat[];
  setup?: Record<string, unknown> | string | null;
  house?: string[];
  position?: string;
  timer?: number | null;
  start?: boolean;
  shares?: boolean;
  rated?: boolean;
  public?: boolean;
  hints?: boolean;
}

/** The code of a new room. */
export interface Opened {
  code: string;
}

/** A public table: `open` counts its free seats, `watching` those who look on. */
export interface LobbyRoom {
  code: string;
  game: string;
  setup_name: string;
  status: 'open' | 'over' | 'playing';
  names: string[];
  bots: string[];
  open: number;
  timer: number | null;
  watching: number;
}

/**
 * The lobby; where the host of the server wants none, `on` is false and all is empty. `here` counts
 * the guests who are there, `names` are those of them who show theirs.
 */
export interface LobbyPage {
  on: boolean;
  rooms: LobbyRoom[];
  here: number;
  names: string[];
}

/** How `count` games of a day have ended: own score first, then those of the bots. */
export interface DayRow {
  place: number;
  scores: number[];
  count: number;
}

/**
 * A game of the day, of one day: until when it `closes`, against which bots it is played. `code`,
 * `scores` and `place` are the guest's own: empty or 0 until it is played, or over. `played` counts
 * all that are over; `table` has the best of them, and the guest's own row.
 */
export interface DayGame {
  game: string;
  day: string;
  closes: number;
  rivals: string[];
  score_parts: number;
  code: string;
  scores: number[];
  place: number;
  played: number;
  table: DayRow[];
}

/**
 * The link by which another device takes one's seats, once, within so many seconds. `picture` is
 * the same for a camera, as SVG.
 */
export interface HandOver {
  link: string;
  picture: string;
  seconds: number;
}

/** What stands behind the `#` of such a link. */
export interface Taking {
  secret: string;
}

/**
 * A room in which the guest has a seat: `mine` are the guest's seats. `bots` has an entry a seat,
 * empty for people. `scores` and `winners` are empty until the game is over, and of a game that
 * ended when results were not kept, until it is looked at. `from_position` is a game that went on
 * from a position: no whole one to compare with others.
 */
export interface MyRoom {
  code: string;
  game: string;
  setup_name: string;
  status: 'open' | 'over' | 'playing';
  names: string[];
  bots: string[];
  mine: number[];
  your_turn: boolean;
  updated: number;
  scores: number[];
  winners: number[];
  trouble?: '' | 'damaged' | 'outdated';
  from_position?: boolean;
}

/** Why a request was refused. */
export interface Failure {
  error: 'account' | 'bad-message' | 'bad-request' | 'banned' | 'begun' | 'bot' | 'bot-plays' | 'chat-empty' | 'chat-link' | 'chat-long' | 'chat-off' | 'chat-watching' | 'closed' | 'content-type' | 'crowd' | 'damaged' | 'day' | 'duration' | 'empty' | 'game' | 'guest' | 'hand-over' | 'host' | 'illegal' | 'is-host' | 'last-way' | 'leaderboard' | 'long' | 'make-passkey' | 'name' | 'no-ban' | 'no-cookie' | 'no-hint' | 'no-host' | 'no-lobby' | 'no-notice' | 'no-passkeys' | 'no-room' | 'not-closed' | 'not-host' | 'not-ready' | 'not-started' | 'not-yet' | 'not-your-seat' | 'nothing-to-undo' | 'open-seat' | 'origin' | 'outdated' | 'over' | 'passkey' | 'phrase' | 'playing' | 'present' | 'prove' | 'range' | 'rated' | 'read-only' | 'record' | 'seated' | 'seats' | 'setup' | 'stale' | 'strangers' | 'taken' | 'too-fast' | 'too-large' | 'too-many' | 'unknown' | 'whom';
  reason: string;
}

/** Where a turn begins in a replay. */
export interface Turn {
  step: number;
  round: number;
  seat: number;
}

/** A finished game as a whole. */
export interface Replay {
  game: string;
  seats: SeatInfo[];
  steps: number;
  turns: Turn[];
  fair: Record<string, string>;
}

/** A spectator's view after `step` actions, and what the last of them did. */
export interface Frame {
  step: number;
  seat: number;
  action: number;
  log: Line[];
  view: View;
}

/**
 * How far a review is: `done` of the game's `steps`; `ahead` reviews are made before it. Before its
 * first steps are reviewed, `steps` is 0.
 */
export interface ReviewProgress {
  speed: 'deep' | 'quick' | 'standard';
  done: number;
  steps: number;
  ahead: number;
}

/** A record that was brought and can be replayed: `id` is what its reviews are asked by. */
export interface UploadedRecord {
  id: string;
  game: string;
  names: string[];
  steps: number;
  finished: boolean;
}

/** Something said: the key of a message and its arguments. */
export interface ReviewMessage {
  key: string;
  args: Args;
}

/**
 * What the better option brings until the end of the game, on average over so many `games` that
 * were played on from both options: `lead` over the best of the others, and what differs by more
 * than chance. Words of a term are `review-later-…`.
 */
export interface ReviewLater {
  games: number;
  lead: number;
  own?: Record<string, number>;
  rivals?: Record<string, number>;
}

/**
 * What the better option would have changed, by terms of the game: for oneself, for the rivals.
 * `left` says how much of the game was left. Words of a term are `review-term-…`. Where none speaks
 * for it, `later` says what it pays later, as far as that is clear.
 */
export interface ReviewWhy {
  own?: Record<string, number>;
  rivals?: Record<string, number>;
  left?: Record<string, number>;
  later?: ReviewLater | null;
}

/**
 * A decision: `action` was taken, `best` was better if there was a `loss`. `options` are the best
 * ones and the one taken: action, worth to the seat, standard error. `said` has their words, by
 * action.
 */
export interface ReviewChoice {
  action: number;
  best: number;
  sort: string;
  kind: string;
  loss: number;
  noise: number;
  grade: 'best' | 'blunder' | 'doubtful' | 'fine' | 'mistake';
  options: number[][];
  said: Record<string, ReviewMessage>;
  why: ReviewWhy;
}

/**
 * A step: dice, which are `luck` and `whose`; or a decision of a seat, with what it `lost` and
 * brought to others; `noise` is what the judge saw only then. Empty is nothing.
 */
export interface ReviewStep {
  step: number;
  seat: number;
  action: number;
  round: number;
  whose?: number;
  luck?: number[];
  lost?: number[];
  noise?: number[];
  choice?: ReviewChoice | null;
}

/** Decisions of one sort, and what they lost. */
export interface ReviewSums {
  decisions: number;
  loss: number;
}

/** How often something landed, and how often it should have. */
export interface ReviewFace {
  rolled: number;
  expected: number;
}

/**
 * What a seat's game comes to: `start + luck + lost + gifts + noise = end`. `adjusted` is the end
 * without luck. Margins are in `margin_parts` of a point; `title` says how well it was played,
 * empty without decisions. It rests on `decisions`, those at which something was at stake, of
 * `asked`, all that had a choice (0: reviews of old did not count).
 */
export interface ReviewSeat {
  name: string;
  start: number;
  end: number;
  luck: number;
  luck_of_own_dice: number;
  adjusted: number;
  lost: number;
  gifts: number;
  noise: number;
  margin: number;
  margin_luck: number;
  margin_adjusted: number;
  decisions: number;
  loss_per_decision: number;
  title: string;
  grades: Record<string, number>;
  score: number;
  place: number;
  winner: boolean;
  sources: Record<string, number>;
  rolled: Record<string, ReviewFace>;
  by_sort: Record<string, ReviewSums>;
  by_phase: Record<string, ReviewSums>;
  asked?: number;
  luck_error?: number;
  loss_error?: number;
}

/** The worth of a position by play-outs, with its standard error. */
export interface PlayedOut {
  win: number[];
  error: number[];
}

/**
 * One of the rolls and errors that changed most: steps `step` to `last`. `position` is the one
 * before it, as it can be gone on from, `id` the same as a word. Of dice the positions before and
 * after are played out in thorough reviews.
 */
export interface ReviewMoment {
  sort: 'error' | 'luck';
  step: number;
  last: number;
  round: number;
  seat: number;
  effect: number[];
  before: number[];
  after: number[];
  position: Record<string, unknown>;
  id: string;
  log?: ReviewMessage[];
  choice?: ReviewChoice | null;
  effect_error?: number[];
  played_out?: PlayedOut | null;
  played_out_after?: PlayedOut | null;
}

/**
 * A reviewed game: `worth` and its `error` at every position, and the steps between. `whole` is a
 * victory, or the unit in which games for one are graded, in `parts`.
 */
export interface Review {
  format: string;
  game: string;
  names: string[];
  speed: 'deep' | 'quick' | 'standard';
  seed: number;
  parts: number;
  whole: number;
  margin_parts: number;
  score_unit: string;
  score_parts: number;
  finished: boolean;
  rounds: number;
  worth: number[][];
  error: number[][];
  steps: ReviewStep[];
  seats: ReviewSeat[];
  moments: ReviewMoment[];
}

/** Decisions of one sort in many games, and what they lost. */
export interface CareerSums {
  decisions: number;
  loss: number;
}

/** A mistake of one's own, in the room `code`; `step` is the position before it. */
export interface CareerMistake {
  code: string;
  game: string;
  step: number;
  round: number;
  loss: number;
  names: string[];
  choice: ReviewChoice;
}

/**
 * What the games of a guest that are counted in one `unit` come to. `grani.review.career` explains
 * it. `luck` and `loss` are in that unit, `reach` is where 95 of 100 sums of fair dice lie.
 * `mistakes` are the worst ones.
 */
export interface CareerGroup {
  unit: string;
  games: number;
  result: number;
  luck: number;
  reach: number;
  mean_result: number;
  mean_luck: number;
  mean_reach: number;
  mean_adjusted: number;
  decisions: number;
  loss: number;
  title: string;
  by_sort: Record<string, CareerSums>;
  by_phase: Record<string, CareerSums>;
  by_game: Record<string, CareerSums>;
  by_rival: Record<string, CareerSums>;
  mistakes: CareerMistake[];
}

/** The guest's own games added up; `missing` are rooms whose game has no quick review yet. */
export interface Career {
  parts: number;
  groups: CareerGroup[];
  missing: string[];
}

/**
 * A puzzle in the list: how hard it is, from 1 to 6, and what may be told of it: the kind of table
 * and the part of the game.
 */
export interface PuzzleInfo {
  id: string;
  game: string;
  level: number;
  themes: string[];
}

/** All puzzles there are, the easy ones first; `today` has one of each game, for `day`. */
export interface PuzzleList {
  puzzles: PuzzleInfo[];
  day: string;
  today: PuzzleInfo[];
}

/** A puzzle to solve: the table as whoever decides sees it. */
export interface PuzzleShown {
  id: string;
  game: string;
  level: number;
  themes: string[];
  seats: number;
  play: Play;
}

/** What somebody would do. */
export interface PuzzleAnswer {
  action: number;
}

/** A first help: an option that tempts and is not the answer. */
export interface PuzzleHint {
  tempting: number;
}

/** What an option costs against the best one, and the standard error of that. */
export interface PuzzleCost {
  action: number;
  cost: number;
  error: number;
}

/**
 * What an answer was worth: all options, the best first. `missed` is how often bots of each level
 * take another, from 0 to 1; `games` how many games were played out to know all this. `position` is
 * the id to look further with: only now, so that nobody is led to an evaluation before having
 * thought. `why` is what the answer changes against the option that was chosen; if that is the
 * answer, against the next best one. None: there was no time to find out.
 */
export interface PuzzleJudged {
  right: boolean;
  answer: number;
  worth: number;
  costs: PuzzleCost[];
  missed: Record<string, number>;
  games: number;
  position: string;
  why: ReviewWhy | null;
}

/**
 * A position and what is done in it; `seat` is whose view is wanted, null whoever acts. With `data`
 * the answer has the position as JSON, with `whole` all steps of the game of a room or a record.
 */
export interface Analysing {
  position?: Record<string, unknown> | string;
  room?: string;
  record?: string;
  step?: number | null;
  game?: string;
  seats?: number;
  setup?: Record<string, unknown> | string | null;
  house?: string[];
  moves?: number[][];
  seat?: number | null;
  then?: 'forced' | 'roll' | 'stop';
  data?: boolean;
  whole?: boolean;
}

/** A step that was made, what it is called, and what happened in it. */
export interface AnalysisStep {
  seat: number;
  action: number;
  key: string;
  args: Args;
  lines?: Line[];
}

/** What chance is about to decide: words, whose die it is (-1: nobody's), and all outcomes. */
export interface ChanceDue {
  key: string;
  args: Args;
  seat: number;
  outcomes: Option[];
}

/**
 * A position as it is after some moves. `id` names it, `start` the one before all steps; it comes
 * after the first `at` of them. `steps` are those that were asked for and those that followed by
 * themselves. `names` are those of the players of a room or a record.
 */
export interface Analysed {
  id: string;
  start: string;
  at: number;
  game: string;
  seats: number;
  names: string[];
  steps: AnalysisStep[];
  play: Play;
  chance: ChanceDue | null;
  over: boolean;
  position?: Record<string, unknown> | null;
}

/** Which position, whose options, and the how manieth look it is. */
export interface Judging {
  position: string;
  seat?: number;
  look?: number;
}

/**
 * What a position is worth to every seat, and the options of one, the best first. `win` is the
 * chance to win, in a game for one the score to expect; `error` its standard error; `margin` by how
 * much a seat will be ahead. `more` says that another look tells more.
 */
export interface Judged {
  win: number[];
  error: number[];
  margin: number[];
  options: HintOption[];
  more: boolean;
}

/**
 * Why there cannot be such a position: where, and what to say (`wrong-…`) with what. `reason` says
 * the same in English; `key` is empty where there is nothing better.
 */
export interface Complaint {
  error: string;
  reason: string;
  path: string;
  key: string;
  args: Args;
}

/** A passkey of one's own: what it is called, when it was made and last used. */
export interface Passkey {
  id: string;
  name: string;
  created: number;
  used: number;
}

/**
 * One's account. `exists` is false for a guest, whose games are those of this browser alone.
 * `phrase` tells whether there is a recovery phrase, `games` how many games one has. `leaderboard`:
 * whether there is one, and `listed` whether it names this account.
 */
export interface Account {
  exists: boolean;
  name: string;
  passkeys: Passkey[];
  phrase: boolean;
  games: number;
  leaderboard: boolean;
  listed: boolean;
}

/** A recovery phrase: digits in groups of four. It is told once. */
export interface Phrase {
  phrase: string;
}

/**
 * Who one is now. `left` counts the games that this browser had before as a guest. `ticket` brings
 * these along, for a short time; it is empty if there is nothing to bring.
 */
export interface SignedIn {
  name: string;
  left: number;
  ticket: string;
}

/**
 * What has come along, and how many games of the day stayed behind. Of a day that the account has
 * played itself, the account's game counts.
 */
export interface Brought {
  games: number;
  days_left: number;
}

/**
 * What browsers of an account keep: settings and progress, by the names they have there. `edition`
 * counts the changes: whoever writes names the one they know.
 */
export interface KeptThings {
  edition: number;
  kept: Record<string, string>;
}

/**
 * A rating on a scale for people: 1500 to begin with, right by `deviation` either way. The true
 * strength lies between both ends in 19 of 20 cases.
 */
export interface Rating {
  rating: number;
  deviation: number;
}

/**
 * The rating of a seat of a rated game: as it is, or before and after a game that is over. None for
 * a seat that nobody has now.
 */
export interface SeatRating {
  seat: number;
  now: Rating | null;
  before?: Rating | null;
}

/** A row of the leaderboard. `bot` is the level, empty for people. */
export interface Ranked {
  place: number;
  name: string;
  bot: string;
  mine: boolean;
  rating: Rating;
  played: number;
}

/** A leaderboard: of one game, for one number of seats. */
export interface Board {
  game: string;
  seats: number;
  rows: Ranked[];
}

/** A room; `guests` are those of the seats, empty where none sits. */
export interface AdminRoom {
  code: string;
  game: string;
  status: string;
  names: string[];
  guests: string[];
  host: string;
  updated: number;
  closed: boolean;
  why: string;
}

/** Somebody who may not come in: a guest, called so now, or the addresses of a network. */
export interface AdminBan {
  whom: string;
  why: string;
  until: number | null;
  at: number;
  name: string;
}

/** What everybody is told. */
export interface AdminNotice {
  id: number;
  text: string;
  until: number | null;
}

/** Somebody who may use the page. */
export interface AdminHost {
  guest: string;
  name: string;
}

/** What is deleted or archived: after how many seconds (0 is never), and how much how soon. */
export interface AdminTerm {
  option: string;
  seconds: number;
  rooms: number;
  within_day: number;
  within_month: number;
  first: number | null;
}

/** All that hosts see; `paused` says since when games stand still, 0 if they do not. */
export interface Admin {
  rooms: AdminRoom[];
  bans: AdminBan[];
  notices: AdminNotice[];
  hosts: AdminHost[];
  terms: AdminTerm[];
  paused: number;
}

/** Close a room. */
export interface CloseRoom {
  order: 'close';
  code: string;
  why?: string;
}

/** Open a closed room again. */
export interface ReopenRoom {
  order: 'reopen';
  code: string;
}

/** Let a guest or a network in no more; a duration such as `30d`, or `0` for ever. */
export interface BanSomebody {
  order: 'ban';
  whom: string;
  duration?: string;
  why?: string;
}

/** Let them in again. */
export interface UnbanSomebody {
  order: 'unban';
  whom: string;
}

/** Tell everybody something. */
export interface TellAll {
  order: 'notice';
  text: string;
  duration?: string;
}

/** Tell it no more. */
export interface WithdrawNotice {
  order: 'withdraw';
  id: number;
}

/** Let all games stand still, or go on. */
export interface PauseGames {
  order: 'read-only';
  on: boolean;
}

/** Make somebody a host, or make them one no longer. */
export interface ChangeHost {
  order: 'host';
  guest: string;
  on: boolean;
}

/** What a browser sends. */
export type ClientMessage =
  | Hello
  | Act
  | Undo
  | Sit
  | Stand
  | Ready
  | Rename
  | SeatBot
  | Start
  | Pledge
  | Reveal
  | Rematch
  | Phrase
  | Chat
  | AllowChat
  | AskHint
  | DropHint
  | Resync
  | Ping;

/** What the server sends. */
export type ServerMessage =
  | Snapshot
  | Batch
  | Room
  | Ack
  | Reject
  | Said
  | Chatted
  | Moved
  | Late
  | Hint
  | Error
  | Announced
  | Pong;

/** What a host of the server orders. */
export type Order =
  | CloseRoom
  | ReopenRoom
  | BanSomebody
  | UnbanSomebody
  | TellAll
  | WithdrawNotice
  | PauseGames
  | ChangeHost;
