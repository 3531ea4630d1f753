import { drawMember, type RandomState } from '@madang/kernel';
import { AUTOMA_TILES, type AutomaTile } from '../../components/automa.ts';
import type { BarrageRule, BarrageTell } from '../rule.ts';
import { type AutomaDeck, type Barrage, EMPTY } from '../state.ts';

const ALL_TILES = (1 << AUTOMA_TILES.length) - 1;

/** Where no automa plays. */
export const noDeck = (): AutomaDeck => ({ pile: 0, criteria: EMPTY, actions: EMPTY });

/** Takes a tile off the pile; the order of the pile is chance. */
function draw(deck: AutomaDeck, random: RandomState): number {
  const tile = drawMember(random, deck.pile);
  deck.pile &= ~(1 << tile);
  return tile;
}

/** BAR-AUTOMA-05: the tiles are shuffled; the first shows the criteria, the next the actions. */
export function newDeck(random: RandomState): AutomaDeck {
  const deck: AutomaDeck = { pile: ALL_TILES, criteria: EMPTY, actions: EMPTY };
  deck.criteria = draw(deck, random);
  deck.actions = draw(deck, random);
  return deck;
}

/** BAR-AUTOMA-06: after an automa's turn its tile is turned over and the next comes up; behind the last all are shuffled again. */
export function turnTile(state: Barrage, tell: BarrageTell): void {
  const { automa } = state;
  const shuffled = automa.pile === 0;
  if (shuffled) state.automa = newDeck(state.random);
  else {
    automa.criteria = automa.actions;
    automa.actions = draw(automa, state.random);
  }
  tell?.({ event: 'automa-tile-turned', criteria: state.automa.criteria + 1, actions: state.automa.actions + 1, shuffled });
}

/** The tile that a turn was taken by makes way for the next. */
export const automaTile: BarrageRule<'automa tile'> = {
  resolve: (state, _task, _move, tell) => turnTile(state, tell),
};

function tileAt(tile: number): AutomaTile {
  const found = AUTOMA_TILES[tile];
  if (!found) throw new Error(`no automa tile ${tile}`);
  return found;
}

/** The tile whose back gives the criteria, and the one whose front gives the actions. */
export const criteriaTile = (state: Barrage): AutomaTile => tileAt(state.automa.criteria);
export const actionTile = (state: Barrage): AutomaTile => tileAt(state.automa.actions);
