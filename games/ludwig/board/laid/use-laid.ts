import { playerOf } from '@madang/kernel';
import { useMemo, useRef } from 'preact/hooks';
import { type Castle, faceNumber, type Placement, placementsOf, recomputed } from '../../rules/castle/index.ts';
import { EMPTY, type Ludwig, type LudwigMove } from '../../rules/index.ts';
import { facesOf } from '../../rules/market/buying.ts';
import { tileOfFace } from '../../rules/market/objections.ts';
import { MOVES } from '../../rules/moves.ts';
import type { Turning } from '../castle/use-placing.ts';
import { useLive, useSay, useTable } from '../table.tsx';
import { flippedThere, type LaidTile, turnedThere } from './turned.ts';

/** How many tiles of the castle shown are laid and not confirmed yet. */
function useLaidCount(): number {
  const { view, props, shown } = useTable();
  return props.rest == null ? 0 : playerOf(view, shown).castle.tiles.length - playerOf(props.rest, shown).castle.tiles.length;
}

/** True while a tile lies in the castle shown that its player has not confirmed yet. */
export const useLaid = (): boolean => useLaidCount() > 0;

/** What is tried after a tile was taken: where it lies and what that brought. Turning takes it back, but not the tile. */
const sinceTaken = ({ kind }: LudwigMove): boolean => kind !== 'buy' && kind !== 'corridor';

/** The castle before its last tile was laid. */
const withoutLast = ({ castle }: { readonly castle: Castle }): Castle => recomputed({ ...castle, tiles: castle.tiles.slice(0, -1) });

/** Every place that the tile of this placement could have in a castle. */
const placesOf = (castle: Castle, placement: Placement, { options }: Ludwig): readonly Placement[] =>
  facesOf(tileOfFace(faceNumber(placement))).flatMap((face) => placementsOf(castle, face, options));

/**
 * The tile that is laid and not confirmed yet: until then it is still turned and flipped where it lies, and what it brings is worked out anew.
 * Null: there is none, or nothing is taken back here.
 */
export function useLaidTurning(): Turning | null {
  const { view, props, shown } = useTable();
  const live = useLive();
  const say = useSay();
  const count = useLaidCount();
  const begun = useRef<Pick<LaidTile, 'from' | 'now'> | null>(null);
  const { onInstead } = props;
  const now = playerOf(view, shown).castle.tiles.at(-1);
  const isLaid = count > 0 && view.held === EMPTY && now !== undefined && onInstead !== undefined;
  return useMemo(() => {
    if (!isLaid) return null;
    const from = begun.current?.now === now ? begun.current.from : now;
    const lay = (find: (tile: LaidTile) => Placement | undefined): void => {
      const castle = withoutLast(playerOf(view, shown));
      const place = find({ castle, legal: placesOf(castle, now, view), from, now });
      const { notify } = live.current;
      if (place === undefined) {
        notify({ why: say('noOtherTurn'), rule: 'LUD-PLACE-01' });
        return;
      }
      begun.current = { from, now: place };
      notify(null);
      onInstead([MOVES.made(0, place)], sinceTaken);
    };
    const faces = facesOf(tileOfFace(faceNumber(now)));
    return {
      twoSided: faces.length > 1,
      turn: (steps) => lay((tile) => turnedThere(tile, steps)),
      flip: () => lay((tile) => flippedThere(tile, faces)),
    };
  }, [isLaid, now, view, shown, onInstead, live, say]);
}
