import { begin, below, decision, play, type RandomState, seedRandom } from '@madang/kernel';
import { type Ludwig, type LudwigMove, laid, ludwig, ROOMS } from '@madang/ludwig';
import { type Batch, inTurn, SEATS } from '../matches.ts';

/** The tiles of the castles, and how many castles there are. */
const TILES = 25;
const CASTLES = 20;

/** Puts a tile into the hand of seat 0, who must lay it: its places. */
function hold(state: Ludwig, tile: number): readonly LudwigMove[] {
  state.held = tile;
  state.agenda = [
    { task: 'turn', seat: 0 },
    { task: 'place', seat: 0 },
  ];
  const open = decision(ludwig, state);
  return open?.task.task === 'place' ? open.moves : [];
}

/** A position in which seat 0 has a castle of so many tiles, laid at random. */
function grown(seed: string): Ludwig {
  const random: RandomState = seedRandom(seed);
  const state = begin(ludwig, { seats: SEATS, seed });
  const tiles = ROOMS.map((_, tile) => tile);
  while ((state.players[0]?.castle.tiles.length ?? TILES) < TILES) {
    const [tile = 0] = tiles.splice(below(random, tiles.length), 1);
    const places = hold(state, tile);
    const place = places[below(random, Math.max(1, places.length))];
    if (place) play(ludwig, state, 0, place);
  }
  return state;
}

/** All places of a room in a castle of 25 tiles, listed by the kernel as the offer of a decision. A unit is a room. */
export function placements(): Batch {
  const states = Array.from({ length: CASTLES }, (_, i) => grown(`castle ${i}`));
  const rooms = states.flatMap((state) => {
    const standing = state.players[0]?.castle.tiles.map((place) => laid(place).tile) ?? [];
    return ROOMS.flatMap(({ id }, tile) => (standing.includes(id) ? [] : [{ state, tile }]));
  });
  return inTurn(rooms, ({ state, tile }) => {
    hold(state, tile);
    return 1;
  });
}
