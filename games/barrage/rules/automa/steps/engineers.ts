import { playerOf, type Seat } from '@madang/kernel';
import { MANAGEMENT_SPACES, openSpaces, type Section } from '../../../components/spaces.ts';
import type { Post } from '../../automa-words.ts';
import { isExpert } from '../../options.ts';
import type { BarrageTell } from '../../rule.ts';
import { spaceWord } from '../../spelling.ts';
import { type Barrage, EMPTY } from '../../state.ts';

/** BAR-AUTOMA-10: the first free open space of a section: the left column downwards, then the right one; EMPTY if none is free. */
export function firstFree(state: Barrage, section: Section): number {
  const open = openSpaces(state.players.length, isExpert(state.options));
  for (const side of ['left', 'right', 'single'] as const) {
    for (const space of open) {
      const found = MANAGEMENT_SPACES[space];
      if (found?.section === section && found.side === side && state.spaces[space] === EMPTY) return space;
    }
  }
  return EMPTY;
}

/** Engineers that a step asks for, the points that it costs, and where they stand. */
interface Crew {
  readonly wanted: number;
  readonly vp?: number;
  readonly post: Post;
  readonly space?: number;
}

/**
 * BAR-AUTOMA-08, -09, -10: places engineers on a space, beside the section (EMPTY), on its own board or in the bank. If fewer are
 * left than asked for, it places those. The space's number, fee and price are ignored; the step's price is paid in points.
 */
export function placeEngineers(state: Barrage, seat: Seat, { wanted, vp = 0, post, space = EMPTY }: Crew, tell: BarrageTell): void {
  const me = playerOf(state, seat);
  const engineers = Math.min(wanted, me.engineers);
  me.engineers -= engineers;
  me.vp -= vp;
  if (space !== EMPTY) state.spaces[space] = seat;
  tell?.({ event: 'automa-engineers', seat, post, space: space === EMPTY ? null : spaceWord(space), engineers, vp });
}
