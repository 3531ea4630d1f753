import { at, drawMember, playerOf, type Seat } from '@madang/kernel';
import { ADVANCED_COUNT, FIRST_ADVANCED, PATENT_SLOTS } from '../../components/technology.ts';
import { STRUCTURES } from '../../components/words.ts';
import type { BarrageTell } from '../rule.ts';
import { tileWord } from '../spelling.ts';
import { type Barrage, EMPTY } from '../state.ts';

/** BAR-PATENT-01, -02: the tile beside the space goes into the supply. The gap stays until the end of the round (BAR-PATENT-03). */
export function takePatent(state: Barrage, seat: Seat, slot: number, tell: BarrageTell): void {
  const tile = at(state.patents, slot);
  playerOf(state, seat).tiles |= 1 << tile;
  state.patents[slot] = EMPTY;
  tell?.({ event: 'patent-taken', seat, tile: tileWord(tile), slot });
}

const PER_LEVEL = STRUCTURES.length + 1;

/** BAR-SETUP-11, BAR-EOR-05: three tiles from deck I, then II, then III. */
export function dealPatents(state: Barrage, tell: BarrageTell): void {
  for (let slot = 0; slot < PATENT_SLOTS; slot++) {
    for (let first = 0; first < ADVANCED_COUNT; first += PER_LEVEL) {
      const level = state.deck & (((1 << PER_LEVEL) - 1) << first);
      if (level === 0) continue;
      const drawn = drawMember(state.random, level);
      state.deck &= ~(1 << drawn);
      state.patents[slot] = FIRST_ADVANCED + drawn;
      break;
    }
  }
  tell?.({ event: 'patents-dealt', tiles: state.patents.map(tileWord) });
}

/** BAR-EOR-05: unsold tiles are out of the game. */
export function discardPatents(state: Barrage, tell: BarrageTell): void {
  if (tell) tell({ event: 'patents-discarded', tiles: state.patents.filter((tile) => tile !== EMPTY).map(tileWord) });
  state.patents.fill(EMPTY);
}
