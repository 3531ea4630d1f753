import type { Answering, Picked, PieceId } from '@madang/board-kit/layout';
import type { Decision, Task } from '@madang/kernel';
import {
  ACTION_SLOTS,
  BUILDING_SITES,
  BUILDINGS,
  type BuildingSite,
  COLOURS,
  type Colour,
  HARBOURS,
  RESOURCES,
  type TunnelSite,
  type UnderwaterMove,
} from '../rules/index.ts';
import { say } from './words.ts';

/** Where one says yes to what a task asks: to pay or claim the played card, to swap by a card, to go on along the track. */
function yesTo({ task }: Decision<UnderwaterMove>): readonly PieceId[] {
  switch (task.task) {
    case 'price':
    case 'claim':
      return ['played'];
    case 'last use':
      return ['discarded'];
    case 'advance':
      return ['track'];
    default:
      return [];
  }
}

/**
 * The pieces that answer with a move: `slot:p34-g1`, `card:12` (in the hand), `looked:190`, `own:0` (before its owner), `special:181`,
 * `specials` (the deck), `site:C11`, `plot:C11-a`, `shelf:C11` (all plots of a city), `tunnel:C11-C12`, `harbour:MB` (a metropolis), `good:kelp` (in the own supply), `tile:blue-1`, `contract:…`.
 */
function piecesOf(move: UnderwaterMove, decision: Decision<UnderwaterMove>): readonly PieceId[] {
  switch (move.kind) {
    case 'card':
    case 'discard':
      return [`card:${move.card}`];
    case 'keep':
    case 'under':
      return [`looked:${move.card}`];
    case 'take':
      return [`special:${move.card}`];
    case 'look':
      return ['specials'];
    case 'city':
    case 'convert':
      return [`site:${move.site}`];
    case 'building':
      return [`plot:${move.site}`, shelfOf(move.site)];
    case 'tunnel':
      return [`tunnel:${move.site}`, ...harbourOf(move.site)];
    case 'upgrade':
    case 'yield':
      return structurePieces(move.site);
    case 'replace':
      return move.kelp + move.steelplast > 0 ? ['good:biomatter'] : [];
    case 'do':
      return yesTo(decision);
    default:
      return thingOf(move);
  }
}

/** The one thing that most moves name; a card is one before its owner. */
function thingOf(move: UnderwaterMove): readonly PieceId[] {
  if ('card' in move) return [`own:${move.card}`];
  if ('slot' in move) return [`slot:${move.slot}`];
  if ('resource' in move) return [`good:${move.resource}`];
  if ('tile' in move) return [`tile:${move.tile}`];
  return 'contract' in move ? [`contract:${move.contract}`] : [];
}

/** Where a building or a tunnel stands. */
function structurePieces(site: BuildingSite | TunnelSite): readonly PieceId[] {
  const plot = BUILDING_SITES.find((one) => one === site);
  return plot ? [`plot:${plot}`, shelfOf(plot)] : [`tunnel:${site}`];
}

/** All building sites of a city together: `shelf:C11`. */
const shelfOf = (site: BuildingSite): PieceId => `shelf:${site.slice(0, 3)}`;

/** The metropolis at which a tunnel ends: its tile covers a part of the way there. */
function harbourOf(site: TunnelSite): readonly PieceId[] {
  const end = site.split('-')[1];
  return HARBOURS.flatMap((harbour) => (harbour === end ? [`harbour:${harbour}` as const] : []));
}

/** Parts of an effect that wait to be picked: those whose place on the board says what they are. */
function piecesOfTask(task: Task): readonly PieceId[] {
  const deed = deedOf(task);
  if (!isRecord(deed)) return [];
  if (deed.do === 'advance') return ['track'];
  if (deed.do === 'drawSpecial') return ['specials'];
  if (deed.do === 'gain' && isRecord(deed.goods)) return Object.keys(deed.goods).map((good) => `good:${good}`);
  return deed.do === 'gainChoice' && Array.isArray(deed.from) ? deed.from.map((resource) => `good:${resource}`) : [];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** The effect that a task would carry out. */
function deedOf(task: Task): unknown {
  if ('deed' in task) return task.deed;
  return 'of' in task && Array.isArray(task.of) && 'at' in task && typeof task.at === 'number' ? task.of[task.at] : undefined;
}

/** Amounts in the supply are small, the card in play does not say what it is asked, and own cards are small and may lie out of sight. */
const FAINT = /^(good|played|discarded|track|own)(:|$)/;

/** Where the answers of Underwater Cities lie. */
export const ANSWERING: Answering<UnderwaterMove> = { piecesOf, piecesOfTask, isFaint: (piece) => FAINT.test(piece) };

const ON_MAP: readonly UnderwaterMove['kind'][] = ['city', 'building', 'tunnel', 'upgrade'];

/** The resources of a choice, as its question names them. */
const bitsOf = (from: unknown): number =>
  Array.isArray(from) ? from.reduce<number>((bits, resource) => bits | (1 << RESOURCES.indexOf(resource)), 0) : 0;

/** The first answer of a part whose place says what it is, by the effect: one press there picks the part and does it. */
const FIRST: Readonly<Record<string, (move: UnderwaterMove, deed: Readonly<Record<string, unknown>>, asked: Task) => boolean>> = {
  gainChoice: ({ kind }, { count, from }, asked) =>
    kind === 'gain' && 'left' in asked && asked.left === count && 'from' in asked && asked.from === bitsOf(from),
  advance: ({ kind }, { steps }, asked) => kind === 'do' && asked.task === 'advance' && 'left' in asked && asked.left === steps,
  drawSpecial: ({ kind }) => kind === 'take',
};

/** True if a press where a move is done says which part of an effect comes first: on the own map, on a resource, on a card. */
export function begins(move: UnderwaterMove, { part, asked }: Picked): boolean {
  const deed = deedOf(part);
  const first = isRecord(deed) && typeof deed.do === 'string' ? FIRST[deed.do] : undefined;
  if (isRecord(deed) && first) return first(move, deed, asked);
  return piecesOfTask(part).length === 0 && ON_MAP.includes(move.kind);
}

/** All that may be built on a building site: its ring says of what is not offered why not. */
export function buildingsOn(piece: PieceId) {
  const site = BUILDING_SITES.find((one) => piece === `plot:${one}`);
  return site
    ? BUILDINGS.map((building) => ({ name: say(`underwater.thing.${building}`), fields: { kind: 'building', building, site } as const }))
    : [];
}

/** The panels that take turns below the map on a phone: the slots of a color with the hand, or the hand alone, kept cards, Special cards. */
export const TABS = [...COLOURS, 'hand', 'cards', 'specials'] as const;
export type Tab = (typeof TABS)[number];

/** Where pieces lie, by their kind; slots lie by their color. */
const LIES: Readonly<Record<string, Tab>> = {
  track: 'specials',
  contract: 'specials',
  card: 'hand',
  played: 'hand',
  discarded: 'hand',
  looked: 'hand',
  good: 'hand',
  tile: 'hand',
  own: 'cards',
  special: 'specials',
  specials: 'specials',
};

export const isColour = (tab: Tab): tab is Colour => COLOURS.some((colour) => colour === tab);

/** The tab with a piece. The slot that is always free lies behind each color's. */
export function tabOf(piece: PieceId): Tab | undefined {
  const [kind = '', id] = piece.split(':');
  const colour = kind === 'slot' ? ACTION_SLOTS.find((slot) => slot.id === id)?.colour : undefined;
  return colour === undefined ? LIES[kind] : COLOURS.find((one) => one === colour);
}

/** The tabs with lit pieces, the one to open first: of colors the one that most cards of the hand have. */
export function waitingTabs(pieces: Iterable<PieceId>, hand: readonly Colour[]): readonly Tab[] {
  const lit = new Set([...pieces].map(tabOf));
  const held = (tab: Tab): number => hand.filter((colour) => colour === tab).length;
  return TABS.filter((tab) => lit.has(tab)).toSorted((a, b) => (isColour(a) && isColour(b) ? held(b) - held(a) : 0));
}
