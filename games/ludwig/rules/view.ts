import { dealUnseen, fastRandom, HIDDEN, hiddenRandom, hide, type RandomState, type Seat, unseenOf } from '@madang/kernel';
import { BONUS_CARDS } from '../components/bonus-cards.ts';
import { ROOM_CARDS } from '../components/room-cards.ts';
import { ROOMS } from '../components/rooms.ts';
import { faceNumber } from './castle/index.ts';
import { clone } from './clone.ts';
import { stackOf } from './spelling.ts';
import type { FaceDown, Ludwig } from './state.ts';

/** Face-down tiles as a seat sees them: those that others put there show their backs. */
const hideTiles = (tiles: readonly FaceDown[], seat: Seat | null): FaceDown[] =>
  tiles.map((one) => (one.by === seat ? one : { ...one, tile: HIDDEN }));

/**
 * What a seat may see (LUD-SETUP-17): no stack but the one it looks through now (LUD-REWARD-27), no deck, no tile that another put face
 * down, and of the others' bonus cards (LUD-SETUP-08) only how many until the end, when they are revealed (LUD-BONUS-02).
 */
export function redact(state: Ludwig, seat: Seat | null): Ludwig {
  const view = clone(state);
  view.random = hiddenRandom();
  const looking = seat === null ? undefined : state.players[seat]?.looking;
  view.stacks.forEach((stack, number) => {
    if (number !== looking) hide(stack);
  });
  hide(view.cards);
  hide(view.bonusDeck);
  view.onDeck = hideTiles(view.onDeck, seat);
  view.discarded = hideTiles(view.discarded, seat);
  view.players.forEach((one, other) => {
    if (other === seat || state.over) return;
    hide(one.bonus);
    hide(one.drawn);
  });
  return view;
}

const ALL_TILES: readonly number[] = ROOMS.map((_, tile) => tile);
const ALL_BONUS_CARDS: readonly number[] = BONUS_CARDS.map((_, card) => card);

/** Room tiles that a view shows somewhere. */
function shownTiles(view: Ludwig): number[] {
  const shown = [...view.market, ...view.removed, view.held, ...view.stacks.flat()];
  for (const { tile } of [...view.onDeck, ...view.discarded]) shown.push(tile);
  for (const { castle } of view.players) for (const tile of castle.tiles) shown.push(faceNumber(tile));
  return shown;
}

/** Fills face-down tiles and stacks with tiles that the view does not show, size by size: backs are seen. */
function dealTiles(state: Ludwig, random: RandomState): void {
  const unseen = unseenOf(ALL_TILES, shownTiles(state));
  const faceDown = [...state.onDeck, ...state.discarded];
  const under = faceDown.map(({ tile }) => tile);
  state.stacks.forEach((stack, number) => {
    const holes = faceDown.flatMap((one, i) => (one.stack === number && one.tile === HIDDEN ? [i] : []));
    const dealt = holes.map(() => HIDDEN);
    dealUnseen(
      random,
      unseen.filter((tile) => stackOf(tile) === number),
      stack,
      dealt,
    );
    holes.forEach((i, at) => {
      under[i] = dealt[at] ?? HIDDEN;
    });
  });
  const filled = faceDown.map((one, i) => ({ ...one, tile: under[i] ?? HIDDEN }));
  state.onDeck = filled.slice(0, state.onDeck.length);
  state.discarded = filled.slice(state.onDeck.length);
}

/** A full state that this view allows: what it hides is drawn from all that it does not show; what is left over went back to the box. */
export function imagine(view: Ludwig, random: RandomState): Ludwig {
  const state = clone(view);
  dealTiles(state, random);
  dealUnseen(random, unseenOf(ROOM_CARDS, state.used), state.cards);
  const hands = state.players.flatMap(({ bonus, drawn }) => [bonus, drawn]);
  dealUnseen(random, unseenOf(ALL_BONUS_CARDS, ...hands), ...hands, state.bonusDeck);
  const ascending = (a: number, b: number): number => a - b;
  for (const one of state.players) {
    // what is chosen from lies in order
    one.drawn.sort(ascending);
    state.stacks[one.looking]?.sort(ascending);
  }
  state.random = fastRandom(random);
  return state;
}
