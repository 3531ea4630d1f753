import { begin, NOBODY, type Options, type Seat, seedRandom, type Task, turnOrder } from '@madang/kernel';
import { BONUS_CARDS, type BonusCardName } from '../components/bonus-cards.ts';
import { FACE_NAMES, type FaceName } from '../components/faces.ts';
import { FAVORS, type Favor } from '../components/favors.ts';
import { ROOMS, type RoomName } from '../components/rooms.ts';
import { setupFor } from '../components/setup.ts';
import { ROOM_SIZES, type RoomSize, type Rotation } from '../components/words.ts';
import { type Castle, faceAt, newCastle, objectionTo, place, placementOf, placementsOf } from '../rules/castle/index.ts';
import { ludwig } from '../rules/index.ts';
import { stackOf } from '../rules/spelling.ts';
import { EMPTY, type Ludwig, type LudwigTask, type Player } from '../rules/state.ts';

/** A tile as it lies: top left corner of its box and clockwise rotation; the foyer lies at (0, 0). */
export type Spot = readonly [tile: FaceName, x: number, y: number, rotation?: Rotation];

/** A tile of a castle; without a place it lies where it first fits. */
export type Tile = Spot | FaceName;

/** A player as an example writes it; what is absent is as at the start of the game, without bonus cards and with 0 points. */
export type PlayerSketch = Readonly<
  Partial<{
    money: number;
    points: number;
    bonus: readonly BonusCardName[];
    downstairs: number;
    /** Tiles laid one after the other, each legally; they score nothing. */
    castle: readonly Tile[];
  }>
>;

/** A position as an example writes it: by default the first turn, seat 0's, of a round of two players; seat 1 is Master Builder. */
export type Sketch = Readonly<
  Partial<{
    seats: number;
    options: Options;
    players: readonly PlayerSketch[];
    /** By price; the other spaces are empty. */
    market: Readonly<Record<number, RoomName>>;
    coins: Readonly<Record<number, number>>;
    /** Tiles of the stacks named; the others hold all tiles of their size that lie nowhere else. */
    stacks: Readonly<Partial<Record<RoomSize, readonly RoomName[]>>>;
    hallways: number;
    stairs: number;
    /** Sizes on the room card deck; by default three of each. */
    cards: readonly RoomSize[];
    used: readonly RoomSize[];
    /** Tiles on the deck, the top last, put there by seat 0. */
    onDeck: readonly RoomName[];
    /** Bonus cards in the deck, the top last; by default all that nobody holds. */
    bonusDeck: readonly BonusCardName[];
    favors: readonly Favor[];
    builder: Seat;
    round: number;
    last: boolean;
    idleRounds: number;
    /** Instead of the turns of a round. */
    tasks: readonly LudwigTask[];
  }>
>;

/** The end of a round, as a task. */
export const ending: LudwigTask = { task: 'round-end', seat: NOBODY };

const tileOf = (name: RoomName): number => FACE_NAMES.indexOf(name);
const cardOf = (name: BonusCardName): number => BONUS_CARDS.indexOf(name);

/** Lays a tile where it must be legal. */
function lay(castle: Castle, [tile, x, y, rotation = 0]: Spot, options: Ludwig['options']): void {
  const placement = placementOf({ tile, x, y, rotation });
  const objection = objectionTo(castle, placement, options);
  if (objection) throw new Error(`${tile} ${x} ${y} ${rotation}: ${objection.rule}`);
  place(castle, placement, options);
}

/** A castle built tile by tile, each legally. */
function castleOf(tiles: readonly Tile[], options: Options): Castle {
  const castle = newCastle();
  const chosen = completed(options);
  for (const tile of tiles) {
    if (typeof tile === 'string') {
      const [first] = placementsOf(castle, FACE_NAMES.indexOf(tile), chosen);
      if (first === undefined) throw new Error(`${tile} fits nowhere`);
      place(castle, first, chosen);
    } else lay(castle, tile, chosen);
  }
  return castle;
}

/** The options as a match has them. */
const completed = (options: Options): Ludwig['options'] => begin(ludwig, { seats: 2, seed: 'options', options }).options;

function playerOf(sketch: PlayerSketch, options: Options): Player {
  return {
    castle: castleOf(sketch.castle ?? [], options),
    money: sketch.money ?? 15_000,
    points: sketch.points ?? 0,
    bonus: (sketch.bonus ?? []).map(cardOf),
    drawn: [],
    downstairs: sketch.downstairs ?? 0,
    looking: EMPTY,
  };
}

/** Stacks as sketched, or of all tiles that lie nowhere else. */
function stacksOf(state: Ludwig, { stacks = {} }: Sketch): number[][] {
  const lying = new Set([...state.market, ...state.onDeck.map(({ tile }) => tile)]);
  for (const { castle } of state.players) for (const room of castle.tiles.keys()) lying.add(faceAt(castle, room));
  return ROOM_SIZES.map((size, stack) => {
    const named = stacks[size]?.map(tileOf);
    return named ?? ROOMS.flatMap((_, tile) => (stackOf(tile) === stack && !lying.has(tile) ? [tile] : []));
  });
}

/** The turns of a round from seat 0's on, and its end. */
function roundOf(state: Ludwig): Task[] {
  const turns = turnOrder(state.builder + 1, state.players.length);
  const left = turns.slice(turns.indexOf(0)).map((seat) => ({ task: 'turn', seat, extra: false }));
  return [...left, ending];
}

/** A position made from a real one. */
export function position(sketch: Sketch = {}): Ludwig {
  const { seats = 2, options = {}, players = [] } = sketch;
  const { prices } = setupFor(seats);
  const spaces = <T>(row: Readonly<Record<number, T>> | undefined, value: (found: T) => number, none: number): number[] =>
    prices.map((price) => {
      const found = row?.[price];
      return found === undefined ? none : value(found);
    });
  const state = ludwig.setup(completed(options), seats, seedRandom('a position'));
  state.builder = sketch.builder ?? seats - 1;
  state.round = sketch.round ?? 1;
  state.last = sketch.last ?? false;
  state.idleRounds = sketch.idleRounds ?? 0;
  state.favors = (sketch.favors ?? []).map((favor) => FAVORS.indexOf(favor));
  state.players = Array.from({ length: seats }, (_, seat) => playerOf(players[seat] ?? {}, options));
  state.market = spaces(sketch.market, tileOf, EMPTY);
  state.coins = spaces(sketch.coins, (coins) => coins, 0);
  state.hallways = sketch.hallways ?? 5;
  state.stairs = sketch.stairs ?? 4;
  state.cards = (sketch.cards ?? [...ROOM_SIZES, ...ROOM_SIZES, ...ROOM_SIZES]).map((size) => ROOM_SIZES.indexOf(size));
  state.used = (sketch.used ?? []).map((size) => ROOM_SIZES.indexOf(size));
  state.onDeck = (sketch.onDeck ?? []).map((name) => ({ tile: tileOf(name), stack: stackOf(tileOf(name)), by: 0 }));
  state.stacks = stacksOf(state, sketch);
  const held = state.players.flatMap(({ bonus }) => bonus);
  state.bonusDeck = sketch.bonusDeck?.map(cardOf) ?? BONUS_CARDS.flatMap((_, card) => (held.includes(card) ? [] : [card]));
  state.agenda = [...(sketch.tasks ?? roundOf(state))].reverse();
  return state;
}
