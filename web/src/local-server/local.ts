import { type Document, type Options, readDocument } from '@madang/kernel';
import type { TableView } from '@madang/wire';
import { isRecord } from '../json.ts';

/** The player of a seat in a match that lives in this browser. The rules play automas. */
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel }
  | { readonly kind: 'automa' };

export type BotLevel = NonNullable<TableView['seats'][number]['level']>;

/** A match that lives in this browser: its document and who plays its seats. */
export interface LocalMatch {
  readonly id: string;
  readonly seats: readonly LocalSeat[];
  readonly document: Document;
  readonly over: boolean;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** The page shows who is ahead. */
  readonly chances?: true;
  /** The day whose daily deal it is. */
  readonly deal?: string;
  /** The challenge of the game's campaign that it is. */
  readonly challenge?: string;
  /** The person's points in such a deal that is over. */
  readonly points?: number;
  /** It goes on from a position of another match, so what its seats do is not all its players' own. */
  readonly playedOn?: true;
}

/** Strengths that a person may choose, weakest first. */
export const LEVELS = ['random', 'easy', 'greedy', 'normal', 'hard', 'expert'] as const satisfies readonly BotLevel[];

function isSeat(json: unknown): json is LocalSeat {
  if (!isRecord(json)) return false;
  if (json.kind === 'automa') return true;
  if (typeof json.name !== 'string') return false;
  return json.kind === 'person' || (json.kind === 'bot' && LEVELS.some((level) => level === json.level));
}

/** A match as it was kept; undefined if it is none. */
export function readLocalMatch(json: unknown): LocalMatch | undefined {
  if (!isRecord(json) || typeof json.id !== 'string' || !Array.isArray(json.seats) || !json.seats.every(isSeat)) return undefined;
  const document = readDocument(json.document);
  if (!document.ok || document.value.seats !== json.seats.length) return undefined;
  return {
    id: json.id,
    seats: json.seats,
    document: document.value,
    over: json.over === true,
    changedAt: typeof json.changedAt === 'number' ? json.changedAt : 0,
    ...(json.chances === true && { chances: true as const }),
    ...(typeof json.deal === 'string' && { deal: json.deal }),
    ...(typeof json.challenge === 'string' && { challenge: json.challenge }),
    ...(typeof json.points === 'number' && { points: json.points }),
    ...(json.playedOn === true && { playedOn: true }),
  };
}

/** Seats of a match in this browser as those of a table are shown. */
export const localSeatViews = (seats: readonly LocalSeat[]): TableView['seats'] =>
  seats.map((player, seat) => ({
    seat,
    kind: player.kind,
    name: player.kind === 'automa' ? null : player.name,
    person: null,
    level: player.kind === 'bot' ? player.level : null,
    standIn: null,
    resigned: false,
    offered: false,
    former: null,
    connected: true,
  }));

/** Everybody one seat on, the first one last; automas stay where the game has them. */
export function oneSeatOn(seats: readonly LocalSeat[]): LocalSeat[] {
  const [first, ...rest] = seats.filter((seat) => seat.kind !== 'automa');
  const others = first ? [...rest, first] : rest;
  return seats.map((seat) => (seat.kind === 'automa' ? seat : (others.shift() ?? seat)));
}

/** The document of a match that has not begun. */
export const freshDocument = (game: string, version: string, options: Options, seats: number, seed: string): Document => ({
  format: 'madang-match',
  game,
  version,
  options,
  seats,
  seed,
  moves: [],
});
