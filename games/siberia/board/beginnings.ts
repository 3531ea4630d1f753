import type { BoardProps, Way } from '@madang/board-kit';
import type { PieceId } from '@madang/board-kit/layout';
import { askedTask, type Decision } from '@madang/kernel';
import type { Siberia, SiberiaMove } from '../rules/index.ts';
import { saleForecast } from './sale/sale-forecast.ts';
import { ANSWERING } from './targets.ts';
import { walksOf } from './walks.ts';

type Asked = Decision<SiberiaMove>;
type Ahead = BoardProps<Siberia, SiberiaMove>['lookAhead'];
type Ways = Map<PieceId, Way<SiberiaMove>[]>;

/** Answers that only say which piece or counter goes on: the next one says where. */
const LEADS: readonly SiberiaMove['kind'][] = ['piece', 'use'];
/** Answers that begin or end a turn: no act goes on with them. */
const OF_TURNS: readonly SiberiaMove['kind'][] = ['perform', 'pass', 'place'];

/** A row stands for its own action only: one that is not ready says why. */
const isRow = (piece: PieceId): boolean => piece.startsWith('area:');

/** What is known while ways are looked for. */
interface Search {
  readonly seat: number;
  readonly ahead: Ahead;
  readonly ways: Ways;
}

/**
 * For each piece that a ready row would move, use or fill: the ways that perform the row and go on there. Rows that sell come first. A way of
 * one move performs the row and ends: the piece is sold from, or taken up.
 */
export function beginningsOf(view: Siberia, decision: Asked | null, ahead: Ahead): ReadonlyMap<PieceId, readonly Way<SiberiaMove>[]> {
  const ways: Ways = new Map();
  const performs = decision?.moves.filter(({ kind }) => kind === 'perform') ?? [];
  if (!decision || view.over) return ways;
  const search = { seat: decision.seat, ahead, ways };
  for (const perform of performs) {
    const sale = saleForecast(view, decision.seat, perform);
    for (const place of sale?.places ?? []) add(ways, `place:${place}`, [perform]);
    if (sale) add(ways, `exchange:${sale.exchange}`, [perform]);
  }
  for (const perform of performs) goOn(search, [perform]);
  return ways;
}

/** Adds a way once. */
function add(ways: Ways, piece: PieceId, way: Way<SiberiaMove>): void {
  const known = ways.get(piece);
  if (!known) ways.set(piece, [way]);
  else if (!known.some((one) => one.length === way.length && one.every(({ id }, i) => id === way[i]?.id))) known.push(way);
}

/** Finds what goes on after a way: the pieces that the next answers name, and those that they take up. */
function goOn(search: Search, way: Way<SiberiaMove>): void {
  const { seat, ahead, ways } = search;
  const next = ahead(way)?.decision;
  if (next?.seat !== seat) return;
  const moves = next.moves.filter(({ kind }) => !OF_TURNS.includes(kind));
  for (const move of moves) {
    const taken = ANSWERING.takenBy?.(move) ?? null;
    if (taken !== null) add(ways, taken, way);
    for (const piece of ANSWERING.piecesOf(move, next).filter((one) => !isRow(one))) add(ways, piece, [...way, move]);
  }
  for (const [place, steps] of walksOf(next, (more) => ahead([...way, ...more]), null)) add(ways, `place:${place}`, [...way, ...steps]);
  bringWorker(search, next, way);
  for (const lead of leadsOf(moves)) goOn(search, [...way, lead]);
}

/** SIB-WORK-01: the one piece that may come to Siberia comes to Vladivostok, so that place begins the act too. */
function bringWorker({ ways }: Search, { task, moves }: Asked, way: Way<SiberiaMove>): void {
  const [move, ...others] = moves.filter(({ kind }) => kind === 'piece');
  if (askedTask(task).task === 'worker' && move && others.length === 0) add(ways, 'place:vladivostok', [...way, move]);
}

/** Where a piece of the supply can go on, it does: others are pressed where they stand. */
function leadsOf(moves: readonly SiberiaMove[]): readonly SiberiaMove[] {
  const leads = moves.filter(({ kind }) => LEADS.includes(kind));
  const supply = leads.filter((move) => move.kind === 'piece' && move.from === 'supply');
  return supply.length > 0 ? supply : leads;
}
