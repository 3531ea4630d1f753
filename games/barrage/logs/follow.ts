import { type Decision, decision, fail, KEYED_WORDS, ok, play, type Result, type Seat, type Told, whyNot } from '@madang/kernel';
import { COMPANIES, CONTRACTS, OFFICERS, STRUCTURES, TILES } from '../components/words.ts';
import { type Barrage, type BarrageEvent, type BarrageMove, barrage, DECISIONS, MOVES, numbersOf } from '../rules/index.ts';
import { drawWords } from './arrange.ts';
import { type Draw, type Fact, FIGURES, type Window } from './facts.ts';

/** What a match is followed by. */
export interface Course {
  readonly windows: readonly Window[];
  readonly draws: readonly Draw[];
  /** Words of the draws that end the draft. */
  readonly draftWords: readonly number[];
}

/** How far the match has been followed. */
interface Position {
  readonly state: Barrage;
  readonly window: number;
  /** Facts of the window that no move of ours stands for yet. */
  readonly left: readonly Fact[];
  /** Draws of the log that are done. */
  readonly drawn: number;
  readonly moves: readonly (readonly [Seat, BarrageMove])[];
  /** The rule of the task that was answered last. */
  readonly rule: string;
}

/** Where following ended, and why. */
export interface Difference {
  readonly code: 'not-offered' | 'other-result';
  readonly window: number;
  readonly at: number;
  readonly seat: Seat;
  readonly rule: string;
  readonly log: string;
  readonly ours: string;
}

/** Facts for which a move of ours must stand; ways of paying and drops are asked only where there are several. */
const MUST: ReadonlySet<Fact['kind']> = new Set(['site', 'system', 'fulfil', 'take', 'discard', 'headstream', 'tile', 'officer']);
/** Positions that are tried in one turn. */
const MOST_TRIED = 5000;
/** Behind the words that are known. */
const SPARE = Array.from({ length: 64 }, () => 0);

/** What a move stands for in the log; null: for nothing that the log tells. Undefined: it is no answer to what the log tells. */
function factOf(move: BarrageMove): Fact | null {
  const at = numbersOf(move);
  switch (move.kind) {
    case 'company':
      return { kind: 'company', key: String(at.company) };
    case 'starting-contract':
      return { kind: 'contract', key: String(at.contract) };
    case 'tile':
      return { kind: 'tile', key: String(at.tile) };
    case 'pay':
      return { kind: 'pay', key: `${at.excavators} ${at.mixers} ${at.credits}` };
    case 'system':
      return { kind: 'system', key: `${move.powerhouse} ${move.dam} ${move.conduit}` };
    case 'drops':
      return { kind: 'drops', key: String(move.drops) };
    case 'fulfil':
      return { kind: 'fulfil', key: String(at.contract) };
    case 'take':
      return { kind: 'take', key: String(at.contract) };
    case 'discard':
      return { kind: 'discard', key: String(at.contract) };
    case 'headstream':
      return { kind: 'headstream', key: move.headstream };
    case 'fill':
      return { kind: 'fill', key: '' };
    default:
      return null;
  }
}

/** What an event of ours stands for in the log; undefined: for nothing that the log tells as a choice. */
function toldFact(event: BarrageEvent): Fact | undefined {
  switch (event.event) {
    case 'inserted':
      return event.tile === null ? undefined : { kind: 'tile', key: String(TILES.indexOf(event.tile)) };
    case 'built':
      return { kind: 'site', key: `${STRUCTURES.indexOf(event.structure)} ${event.site}` };
    case 'produced':
      return { kind: 'system', key: `${event.powerhouse} ${event.dam} ${event.conduit}` };
    case 'contract-fulfilled':
      return { kind: 'fulfil', key: String(CONTRACTS.indexOf(event.contract)) };
    case 'contract-taken':
      return { kind: 'take', key: String(CONTRACTS.indexOf(event.contract)) };
    case 'contract-discarded':
      return { kind: 'discard', key: String(CONTRACTS.indexOf(event.contract)) };
    case 'drop-placed':
      return { kind: 'headstream', key: event.headstream };
    case 'officer-copied':
      return { kind: 'officer', key: String(OFFICERS.indexOf(event.officer)) };
    default:
      return undefined;
  }
}

const isOurs = (event: Told): event is BarrageEvent => 'event' in event;
const same = (a: Fact, b: Fact): boolean => a.kind === b.kind && a.key === b.key;
const without = (left: readonly Fact[], at: number): readonly Fact[] => left.filter((_, i) => i !== at);

/** An answer that the log does not contradict. */
interface Candidate {
  readonly move: BarrageMove;
  /** The place of its fact in the log; those that tell nothing come last. */
  readonly order: number;
}

/** The answers to a decision within a turn that the log does not contradict, in the order of the log. */
function candidates({ task, moves }: Decision<BarrageMove>, left: readonly Fact[]): readonly Candidate[] {
  const structure = 'structure' in task ? String(task.structure) : '';
  const fits = moves.flatMap((move): readonly Candidate[] => {
    const fact = move.kind === 'site' ? ({ kind: 'site', key: `${structure} ${move.site}` } as const) : factOf(move);
    const isIt = (one: Fact): boolean =>
      move.kind === 'structure' ? one.kind === 'site' && one.key.startsWith(`${numbersOf(move).structure} `) : fact !== null && same(one, fact);
    const order = left.findIndex(isIt);
    const tellsNothing = fact === null && move.kind !== 'structure';
    return order < 0 && !tellsNothing ? [] : [{ move, order: order < 0 ? left.length : order }];
  });
  return fits.toSorted((a, b) => a.order - b.order);
}

/** The move by which a seat begins what the log's window tells. */
function beginning({ moves }: Decision<BarrageMove>, { action, facts }: Window): readonly Candidate[] {
  const [kind = '', name = ''] = action.split(' ');
  const officer = facts.findIndex((fact) => fact.kind === 'officer');
  const isIt = (move: BarrageMove): boolean => {
    switch (move.kind) {
      case 'space':
        return kind === 'space' && move.space === name;
      case 'bank':
        return kind === 'bank' && String(move.engineers) === name;
      case 'construct':
        return kind === 'construct';
      case 'construct-unmanned':
        return kind === 'unmanned';
      case 'copy':
        return kind === 'copy' && move.side === name && String(numbersOf(move).officer) === facts[officer]?.key;
      default:
        return false;
    }
  };
  return moves.filter(isIt).map((move) => ({ move, order: 0 }));
}

/** Follows a course; `state` is the match's first decision. */
export function follow(course: Course, begun: Barrage): Result<Pick<Position, 'moves' | 'state'>, Difference> {
  const [first] = course.windows;
  let now: Position = { state: begun, window: 0, left: first?.facts ?? [], drawn: 0, moves: [], rule: '' };
  while (!now.state.over) {
    const search: Search = { course, tried: 0, worst: undefined };
    const next = playTurn(search, now);
    if (!next) return fail(search.worst ?? differs(now, { code: 'not-offered', log: '', ours: '' }));
    now = next;
  }
  return ok(now);
}

/** A position with the answers to its decision that the log does not contradict. */
interface Begun extends Position {
  readonly answers: readonly Candidate[];
}

/** One turn's search, and the difference that came latest in it. */
interface Search {
  readonly course: Course;
  tried: number;
  worst: Difference | undefined;
}

function note(search: Search, found: Difference): undefined {
  if (!search.worst || found.at > search.worst.at) search.worst = found;
  return undefined;
}

/** Follows up to the next turn of a seat, or the end; undefined where no answers fit. */
function playTurn(search: Search, from: Position): Position | undefined {
  const asked = decision(barrage, from.state);
  if (!asked) return from;
  if (search.tried++ > MOST_TRIED) return undefined;
  const begun = begin(search, from, asked);
  if (!begun) return undefined;
  if (begun.answers.length === 0) return note(search, notOffered(search.course, begun, asked));
  for (const { move } of begun.answers) {
    const next = step(search, { ...begun, rule: ruleOf(asked) }, asked.seat, move);
    const done = next && goOn(search, next);
    if (done) return done;
  }
  return undefined;
}

/** A turn that ended is checked; one that goes on is followed. */
function goOn(search: Search, at: Position): Position | undefined {
  const asked = decision(barrage, at.state);
  return asked && asked.task.task !== 'turn' ? playTurn(search, at) : checked(search, at);
}

/** The answers to a decision that the log does not contradict; undefined: the log tells another's turn. */
function begin(search: Search, from: Position, asked: Decision<BarrageMove>): Begun | undefined {
  if (asked.task.task === 'turn') return nextWindow(search, from, asked);
  const at = inWindow(search.course, from);
  return { ...at, answers: candidates(asked, at.left) };
}

/** Before the first turn of a round the log's window of its start is told. */
function inWindow({ windows }: Course, from: Position): Position {
  const window = reached(windows, from);
  const left = window > from.window ? (windows[window]?.facts ?? []) : from.left;
  return { ...from, window, left };
}

/** The window up to which our match has come: ends and starts of rounds that were here are told. */
function reached(windows: readonly Window[], { window, state }: Position): number {
  const phase = state.over ? Number.POSITIVE_INFINITY : 2 * state.round;
  let at = window;
  for (let next = windows[at + 1]; next?.action === '' && next.phase <= phase; next = windows[at + 1]) at++;
  return at;
}

/** The window in which the log tells this seat's turn, and the answers that begin it; a pass tells nothing. */
function nextWindow(search: Search, from: Position, asked: Decision<BarrageMove>): Begun | undefined {
  const { windows } = search.course;
  const at = reached(windows, from) + 1;
  const window = windows[at];
  const company = from.state.players[asked.seat]?.company;
  if (window?.company === company && window) return { ...from, window: at, left: window.facts, answers: beginning(asked, window) };
  const pass = asked.moves.find(({ kind }) => kind === 'pass');
  if (pass) return { ...from, left: [], answers: [{ move: pass, order: 0 }] };
  const log = window ? `${COMPANIES[window.company] ?? ''} ${window.action}`.trim() : '–';
  return note(search, differs(from, { code: 'not-offered', seat: asked.seat, rule: ruleOf(asked), log, ours: `${COMPANIES[company ?? -1]} turn` }));
}

/** Plays a move on a copy, with the log's draws; undefined where our rules then do what the log does not tell. */
function step(search: Search, from: Position, seat: Seat, move: BarrageMove): Position | undefined {
  const { draws, draftWords } = search.course;
  const state = barrage.clone(from.state);
  const count = state.random[KEYED_WORDS - 1] ?? 0;
  const isDraft = state.round === 0;
  const words = isDraft ? draftWords : drawWords(state, draws.slice(from.drawn, from.drawn + 3));
  state.random = [...state.random.slice(0, KEYED_WORDS + count), ...words, ...SPARE];
  const told: Fact[] = [];
  play(barrage, state, seat, move, (event) => {
    const fact = isOurs(event) ? toldFact(event) : undefined;
    if (fact) told.push(fact);
  });
  let fresh = (state.random[KEYED_WORDS - 1] ?? 0) - count;
  state.random.length = KEYED_WORDS + count + fresh;
  let { drawn, left } = from;
  for (; !isDraft && fresh > 0 && drawn < draws.length; drawn++) fresh -= draws[drawn]?.pieces.length ?? 0;
  const next = { ...from, state, drawn, moves: [...from.moves, [seat, move] as const] };
  for (const fact of told) {
    const at = left.findIndex((one) => same(one, fact));
    if (at < 0)
      return note(search, differs(next, { code: 'other-result', seat, log: left.filter(isMust).map(factText).join(', '), ours: factText(fact) }));
    left = without(left, at);
  }
  return { ...next, left };
}

const isMust = ({ kind }: Fact): boolean => MUST.has(kind);

/** A turn that came to what the log says; undefined: it came to something else. */
function checked(search: Search, at: Position): Position | undefined {
  const { windows } = search.course;
  const open = at.left.find(isMust);
  const seat = at.moves.at(-1)?.[0] ?? 0;
  if (open) return note(search, differs(at, { code: 'not-offered', seat, log: factText(open), ours: '' }));
  const figures = windows[reached(windows, at)]?.figures;
  for (const [of, player] of at.state.players.entries()) {
    const theirs = figures?.get(player.company);
    const wrong = theirs && FIGURES.find((figure) => theirs[figure] !== player[figure] && !(at.state.over && figure === 'energy'));
    if (wrong)
      return note(search, differs(at, { code: 'other-result', seat: of, log: `${wrong} ${theirs[wrong]}`, ours: `${wrong} ${player[wrong]}` }));
  }
  return at;
}

const ruleOf = ({ task }: Decision<BarrageMove>): string => DECISIONS.ruleOf(task) ?? '';
/** Words of facts whose key is a number. */
const WORDS: Readonly<Partial<Record<Fact['kind'], readonly string[]>>> = {
  ...{ fulfil: CONTRACTS, take: CONTRACTS, discard: CONTRACTS, contract: CONTRACTS },
  ...{ tile: TILES, officer: OFFICERS, company: COMPANIES },
};

function factText({ kind, key }: Fact): string {
  const [structure = '', site = ''] = key.split(' ');
  if (kind === 'site') return `${STRUCTURES[Number(structure)]} ${site}`;
  return `${kind} ${WORDS[kind]?.[Number(key)] ?? key}`.trim();
}

const differs = (
  at: Position,
  { code, seat = 0, rule = at.rule, log, ours }: Partial<Difference> & Pick<Difference, 'code' | 'log' | 'ours'>,
): Difference => ({ code, window: at.window, at: at.moves.length, seat, rule, log, ours });

/** Says why our rules do not offer what the log did next. */
function notOffered({ windows }: Course, at: Position, asked: Decision<BarrageMove>): Difference {
  const isTurn = asked.task.task === 'turn';
  const window = windows[at.window];
  const wanted = isTurn ? undefined : at.left.find(isMust);
  const log = isTurn ? (window?.action ?? '') : wanted ? factText(wanted) : '–';
  const move = isTurn ? wantedAction(log) : wanted && wantedMove(wanted);
  const refused = move && whyNot(barrage, at.state, asked.seat, move);
  const rule = refused?.rule ?? ruleOf(asked);
  const ours = asked.moves.map(({ id, ...fields }) => Object.values(fields).join(' ')).join(', ');
  return differs(at, { code: 'not-offered', seat: asked.seat, rule, log, ours });
}

const wantedMove = (fact: Fact): BarrageMove | undefined =>
  MOVES.table.find((move) => {
    if (move.kind === 'site') return fact.kind === 'site' && fact.key.endsWith(` ${move.site}`);
    const stands = factOf(move);
    return stands !== null && same(stands, fact);
  });

const wantedAction = (action: string): BarrageMove | undefined =>
  MOVES.table.find(
    (move) => (move.kind === 'space' ? `space ${move.space}` : move.kind === 'bank' ? `bank ${move.engineers}` : move.kind) === action,
  );
