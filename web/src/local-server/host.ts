import { botSeed } from '@madang/games/daily';
import {
  type Chronicle,
  chronicleOf,
  countStep,
  type Document,
  diff,
  type Game,
  type Help,
  makeSteps,
  movesInARow,
  openDocument,
  type Result,
  type Seat,
  type State,
  type Step,
  seedFor,
  toDocument,
  toldTo,
  undoStep,
} from '@madang/kernel';
import type { ClientMessage, Problem, ServerMessage, TableView } from '@madang/wire';
import { actsOf, asMessages, logFor } from '../play/history.ts';
import { type BotLevel, type LocalSeat, localSeatViews } from './local.ts';

/** Asks a bot for the id of its move; it gets its seat's view, never the state. */
export type Think = (question: {
  readonly view: State;
  readonly seat: Seat;
  readonly made: readonly number[];
  readonly level: BotLevel;
  readonly seed: string;
}) => Promise<Result<number, Problem>>;

export interface HostSettings {
  readonly id: string;
  readonly game: Game;
  readonly seats: readonly LocalSeat[];
  readonly document: Document;
  /** The day whose daily deal it is. Absent or null: none. */
  readonly deal?: string | null;
  /** Bots answer as in a daily deal. Absent: at once, by the count of all steps. */
  readonly isEven?: boolean;
  /** The page shows who is ahead. Absent: it does not. */
  readonly chances?: boolean;
  /** Null: nobody thinks, the others' moves are given (`playFor`). */
  readonly think: Think | null;
  /** Sends a message to the screen. */
  readonly emit: (message: ServerMessage) => void;
  /** Keeps the match, whenever it has changed. `points`: of the first person once it is over. */
  readonly save: (document: Document, over: boolean, points: number | null) => void;
}

/** The person who sits at this browser. */
const HERE = 'here';

/** A table in this browser: it speaks as the server does, so one screen serves both. */
export interface Host {
  take(message: ClientMessage): void;
  /** Plays a move for a seat that nobody here has; a problem where the rules do not take it. */
  playFor(seat: Seat, move: unknown): Problem | undefined;
  /** The match as it stands. */
  document(): Document;
}

/** The match that a host holds, and what its screen saw of it last. */
interface Held extends HostSettings {
  readonly chronicle: Chronicle;
  /** The seats of people here; without any a spectator's eyes. */
  readonly people: readonly Seat[];
  views: readonly { readonly seat: Seat | null; readonly view: State }[];
  readonly thinking: Set<Seat>;
}

/** Opens a host on a document; an object with the reason where the document does not replay. */
export function createHost(settings: HostSettings): Host | { readonly problem: Problem } {
  const opened = openDocument(settings.game, settings.document);
  if (!opened.ok) return { problem: { code: opened.problem.code, details: { ...opened.problem } } };
  const people = settings.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
  const held: Held = { ...settings, chronicle: chronicleOf(opened.value), people, views: [], thinking: new Set() };
  look(held);
  return {
    take: (message) => take(held, message),
    playFor(seat, move) {
      const problem = playAll(held, seat, [move]);
      changed(held);
      return problem;
    },
    document: () => toDocument(held.chronicle.match),
  };
}

function take(held: Held, message: ClientMessage): void {
  switch (message.type) {
    case 'watch':
      emitTable(held);
      emitView(held);
      emitHelps(held);
      askBots(held);
      return;
    case 'play':
      answer(held, message, () => playAll(held, message.seat, message.moves));
      return;
    case 'undo':
      answer(held, message, () => takeBack(held, message.seat));
      return;
    case 'ping':
      held.emit({ type: 'pong' });
      return;
    case 'act':
      answer(held, message, () => {
        if (message.act.kind === 'help') noteHelp(held, message.seat, message.act.help);
        return undefined;
      });
      return;
    case 'plan':
      // In a match of this browser nobody is waited for that long.
      answer(held, message, () => ({ code: 'cannot-plan', details: { reason: 'table' } }));
      return;
    case 'chat':
    case 'react':
    case 'look':
    case 'heard':
    case 'unwatch':
      return;
  }
}

/** Keeps with the match that a coach was asked, once for each question and step. */
function noteHelp(held: Held, seat: Seat, help: Help): void {
  const { helps, log } = held.chronicle.match;
  const at = log.length;
  if (!helps.some((one) => one.at === at && one.seat === seat && one.help === help)) helps.push({ at, seat, help });
  keep(held);
  emitHelps(held);
}

function emitHelps({ chronicle, id, emit }: Held): void {
  const acts = actsOf(chronicle.match.helps);
  if (acts.length > 0) emit({ type: 'acts', table: id, seq: chronicle.seq, acts, question: null });
}

/** Answers a command of a seat of ours. */
function answer(held: Held, { seat, command }: { readonly seat: Seat; readonly command: string }, work: () => Problem | undefined): void {
  const problem = held.people.includes(seat) ? work() : { code: 'not-your-seat' };
  const head = { table: held.id, command, seq: held.chronicle.seq };
  if (problem) held.emit({ type: 'refused', ...head, problem });
  else held.emit({ type: 'done', ...head, repeated: false });
  changed(held);
}

/** Plays moves, all or none. */
function playAll(held: Held, seat: Seat, moves: readonly unknown[]): Problem | undefined {
  const made = makeSteps(held.chronicle, seat, moves);
  if (!made.ok) return problemOf(made.problem);
  for (const step of made.value) show(held, step);
  return undefined;
}

function takeBack(held: Held, seat: Seat): Problem | undefined {
  const undone = undoStep(held.chronicle, seat);
  if (!undone.ok) return problemOf(undone.problem);
  look(held);
  emitView(held);
  return undefined;
}

/** A problem in its form for the screen; how a match froze is not told, for its document holds the seed. */
function problemOf({ code, ...details }: { readonly code: string }): Problem {
  return code === 'frozen' ? { code } : { code, details };
}

/** Counts a step and tells every pair of eyes its part. */
function show(held: Held, step: Step): void {
  const { chronicle, game } = held;
  countStep(chronicle, step);
  // Subscribers that hear of the end look for the whole match in storage, so it is kept before they are told.
  if (chronicle.match.state.over) keep(held);
  const before = held.views;
  held.views = before.map(({ seat }) => ({ seat, view: game.redact(step.state, seat) }));
  const views = held.views.map(({ seat, view }, i) => {
    return { seat, patch: [...diff(before[i]?.view ?? view, view)], told: asMessages(toldTo(seat, step.heard)) };
  });
  held.emit({ type: 'step', table: held.id, seq: chronicle.seq, by: step.by, views, ...endOf(held) });
}

/** Looks at the match anew through every pair of eyes here. */
function look(held: Held): void {
  const eyes: readonly (Seat | null)[] = held.people.length > 0 ? held.people : [null];
  held.views = eyes.map((seat) => ({ seat, view: held.game.redact(held.chronicle.match.state, seat) }));
}

function emitView(held: Held): void {
  const { chronicle, views } = held;
  const logged = views.map(({ seat, view }) => ({ seat, view, log: logFor(chronicle, seat) }));
  held.emit({ type: 'view', table: held.id, seq: chronicle.seq, views: logged, ...endOf(held) });
}

/** What every message about the match ends with. */
function endOf({ chronicle, people }: Held): Pick<Extract<ServerMessage, { type: 'view' }>, 'decisions' | 'waitingFor' | 'over'> {
  const { open, match } = chronicle;
  const own = open.filter((decision) => people.includes(decision.seat));
  return {
    decisions: own.map(({ seat, task, moves }) => ({ seat, task: { ...task }, moves: moves.map((move) => ({ ...move })) })),
    waitingFor: open.map((decision) => decision.seat),
    over: match.state.over,
  };
}

function keep({ chronicle: { match }, game, people, save }: Held): void {
  const { over } = match.state;
  const score = over ? game.standing(match.state).find(({ seat }) => seat === people[0]) : undefined;
  save(toDocument(match), over, score?.points ?? null);
}

function changed(held: Held): void {
  const { match } = held.chronicle;
  keep(held);
  if (match.state.over || match.frozen) emitTable(held);
  askBots(held);
}

function askBots(held: Held): void {
  const { chronicle, game, thinking, seats, think, people } = held;
  const { match, seq: asked } = chronicle;
  if (match.frozen || !think) return;
  // Then bots answer after the person, so that equal moves meet equal answers.
  const isEven = held.isEven === true || typeof held.deal === 'string';
  if (isEven && chronicle.open.some(({ seat }) => people.includes(seat))) return;
  for (const { seat, moves } of chronicle.open) {
    const player = seats[seat];
    if (player?.kind !== 'bot' || thinking.has(seat)) continue;
    thinking.add(seat);
    const seed = isEven ? botSeed(chronicle.log, seat, match.seed) : seedFor(`bot ${asked} ${seat}`, match.seed);
    const question = { view: game.redact(match.state, seat), seat, made: movesInARow(match.log, seat), level: player.level, seed };
    think(question).then((thought) => {
      thinking.delete(seat);
      if (!thought.ok) return held.emit({ type: 'problem', table: held.id, problem: thought.problem });
      const move = asked === chronicle.seq ? moves.find((offered) => offered.id === thought.value) : undefined;
      if (move) playAll(held, seat, [move]);
      changed(held);
    });
  }
}

const emitTable = (held: Held): void => held.emit({ type: 'table', table: tableOf(held) });

function tableOf({ id, game, seats, document, chronicle, people, deal = null, chances = false }: Held): TableView {
  const { match, seq, open } = chronicle;
  const { over } = match.state;
  return {
    id,
    game: game.name,
    version: game.version,
    options: match.options,
    status: match.frozen ? 'frozen' : over ? 'over' : 'running',
    access: 'closed',
    watchers: false,
    chances,
    clock: null,
    owner: { id: HERE, name: seats.find((seat) => seat.kind === 'person')?.name ?? HERE },
    seats: localSeatViews(seats).map((seat) => (seat.kind === 'person' ? { ...seat, person: HERE } : seat)),
    seq,
    waitingFor: match.frozen ? [] : open.map((decision) => decision.seat),
    seedHash: null,
    seed: over ? match.seed : null,
    scores: over ? game.standing(match.state).map((score) => ({ ...score })) : null,
    rematch: null,
    cup: null,
    deal,
    removeAt: null,
    removed: [],
    sentAway: false,
    imported: document.moves.length > 0,
    helped: over && match.helps.length > 0,
    createdAt: 0,
    updatedAt: 0,
    mine: [...people],
    asked: [],
    invitation: null,
  };
}
