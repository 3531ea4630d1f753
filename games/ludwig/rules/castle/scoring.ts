import { FACES, type SymbolMode } from '../../components/faces.ts';
import { ROOM_TYPES } from '../../components/words.ts';
import { add, type Castle, type Contact, contactsOf, faceAt } from './castle.ts';
import { typeOf } from './counts.ts';
import { layOut } from './grid.ts';
import type { CastleOptions } from './options.ts';
import { faceNumber, type Placement } from './placement.ts';
import { recorded, turnedOf } from './turned.ts';

/**
 * Where points come from: the points printed on the tile, its own symbol, and the symbols of rooms that stood before – connected rooms,
 * adjacent activity rooms, downstairs rooms.
 */
const SCORE_SOURCES = ['printed', 'symbol', 'connected', 'adjacent', 'downstairs'] as const;
export type ScoreSource = (typeof SCORE_SOURCES)[number];

/** Points and where they come from. `room`: the index of the room that the tile's own symbol counts, or of the room whose symbol counts the tile. */
export interface ScoreLine {
  readonly source: ScoreSource;
  readonly room: number;
  readonly points: number;
}

/** What laying a tile does, as one is told before and after. */
export interface Placed {
  /** The tile's index in the castle. */
  readonly room: number;
  /** The points, in the order of LUD-SCORE-01 to -08; without the rewards. */
  readonly lines: readonly ScoreLine[];
  /** The sum of the lines. */
  readonly points: number;
  /** The tiles that it touches, and by how many entrances it is connected to each. */
  readonly contacts: readonly Contact[];
  /** The indices of the tiles that it completes, itself among them: older ones first (LUD-REWARD-02). */
  readonly completed: readonly number[];
}

/** A face's symbol in numbers; `types`: a bit for each type shown, none without a symbol. */
interface Sign {
  readonly mode: SymbolMode;
  readonly points: number;
  readonly types: number;
}

const NO_SIGN: Sign = { mode: 'connected', points: 0, types: 0 };

const SIGNS: readonly Sign[] = FACES.map(({ symbol }) =>
  symbol
    ? { mode: symbol.mode, points: symbol.points, types: symbol.types.reduce((set, type) => set | (1 << ROOM_TYPES.indexOf(type)), 0) }
    : NO_SIGN,
);

const signOf = (face: number): Sign => SIGNS[face] ?? NO_SIGN;

/** LUD-TILE-14: whether a symbol shows a face's type. */
const shows = ({ types }: Sign, face: number): boolean => ((types >> typeOf(face)) & 1) === 1;

/** LUD-SCORE-10: how often two connected rooms count for a symbol (OQ-SCORE-DOUBLE-LINK). */
const links = ({ connections }: Contact, { doubleLink }: CastleOptions): number => (doubleLink === 'once' ? 1 : connections);

/** Points of a castle's tile as they are counted: their sum and, where somebody reads them, the lines. */
interface Count {
  readonly castle: Castle;
  readonly options: CastleOptions;
  points: number;
  readonly lines: ScoreLine[] | undefined;
}

function score(count: Count, source: ScoreSource, room: number, points: number): void {
  count.points += points;
  count.lines?.push({ source, room, points });
}

/** LUD-SCORE-01 to -05: a tile's printed points, then its own symbol, room by room. `room`: its index, which it may yet lack. */
function countOwn(count: Count, face: number, room: number, contacts: readonly Contact[]): void {
  const printed = FACES[face]?.points ?? 0;
  if (printed !== 0) score(count, 'printed', room, printed);
  const sign = signOf(face);
  if (sign.types === 0) return;
  if (sign.mode === 'castle') countCastle(count, sign, face, room);
  else countTouched(count, sign, contacts);
}

/** A symbol that counts the whole castle, the tile's own face last. */
function countCastle(count: Count, sign: Sign, face: number, room: number): void {
  const { castle } = count;
  for (let other = 0; other < castle.tiles.length; other++) {
    if (other !== room && shows(sign, faceAt(castle, other))) score(count, 'symbol', other, sign.points);
  }
  if (shows(sign, face)) score(count, 'symbol', room, sign.points);
}

/** A symbol that counts the tiles that its own touches. */
function countTouched(count: Count, sign: Sign, contacts: readonly Contact[]): void {
  const { castle, options } = count;
  for (const contact of contacts) {
    const times = sign.mode === 'adjacent' ? 1 : contact.connections === 0 ? 0 : links(contact, options);
    if (times > 0 && shows(sign, faceAt(castle, contact.room))) score(count, 'symbol', contact.room, times * sign.points);
  }
}

/** LUD-SCORE-06 to -08: the symbols of earlier rooms that show the type of a new tile, in that order. */
function countOthers(count: Count, face: number, contacts: readonly Contact[]): void {
  const { castle, options } = count;
  for (const contact of contacts) {
    const sign = signOf(faceAt(castle, contact.room));
    if (contact.connections > 0 && sign.mode === 'connected' && shows(sign, face)) {
      score(count, 'connected', contact.room, links(contact, options) * sign.points);
    }
  }
  for (const { room } of contacts) {
    const sign = signOf(faceAt(castle, room));
    if (sign.mode === 'adjacent' && shows(sign, face)) score(count, 'adjacent', room, sign.points);
  }
  for (let room = 0; room < castle.tiles.length; room++) {
    const sign = signOf(faceAt(castle, room));
    if (sign.mode === 'castle' && shows(sign, face)) score(count, 'downstairs', room, sign.points);
  }
}

/** The points of a tile about to be laid that touches others so. */
function countTile(count: Count, face: number, contacts: readonly Contact[]): void {
  countOwn(count, face, count.castle.tiles.length, contacts);
  countOthers(count, face, contacts);
}

/** The points alone of a legal placement that touches others so, for whoever compares very many. */
export function pointsOf(castle: Castle, placement: Placement, contacts: readonly Contact[], options: CastleOptions): number {
  const count: Count = { castle, options, points: 0, lines: undefined };
  countTile(count, faceNumber(placement), contacts);
  return count.points;
}

/** What a legal placement would do; the castle stays as it is. */
export function forecast(castle: Castle, placement: Placement, options: CastleOptions): Placed {
  layOut(castle.tiles);
  const room = castle.tiles.length;
  const contacts = contactsOf(placement).toSorted((a, b) => a.room - b.room);
  const lines: ScoreLine[] = [];
  const count: Count = { castle, options, points: 0, lines };
  countTile(count, faceNumber(placement), contacts);
  const completed = contacts.filter((contact) => contact.connections > 0 && castle.unconnected[contact.room] === contact.connections);
  const joined = contacts.reduce((sum, { connections }) => sum + connections, 0);
  const finished = completed.map((contact) => contact.room);
  if (turnedOf(placement).entrances.length === joined) finished.push(room);
  return { room, lines, points: count.points, contacts, completed: finished };
}

/** Lays a tile where it legally may lie, with the smallest rotation that looks the same (LUD-PLACE-21), and says what that did. */
export function place(castle: Castle, placement: Placement, options: CastleOptions): Placed {
  const laid = recorded(placement);
  const placed = forecast(castle, laid, options);
  add(castle, laid, placed.contacts);
  return placed;
}

/** LUD-REWARD-04: what a room of the castle scores again: its printed points and its own symbol, as the castle is now. */
export function scoreAgain(castle: Castle, room: number, options: CastleOptions): readonly ScoreLine[] {
  layOut(castle.tiles);
  const contacts = contactsOf(castle.tiles[room] ?? 0).toSorted((a, b) => a.room - b.room);
  const lines: ScoreLine[] = [];
  countOwn({ castle, options, points: 0, lines }, faceAt(castle, room), room, contacts);
  return lines;
}

/** The sum of what a room of the castle scores again. */
export const pointsAgain = (castle: Castle, room: number, options: CastleOptions): number =>
  scoreAgain(castle, room, options).reduce((sum, { points }) => sum + points, 0);
