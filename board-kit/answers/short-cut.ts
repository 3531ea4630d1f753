import type { Way } from '../contract.ts';
import { useChoosing } from './choices.tsx';
import { useIsPressable } from './docked.tsx';
import { explainWay } from './ways.ts';

/** Makes a row of a forecast answer with a whole way; null: it does not lie where rows are pressed, or the way cannot be tried now. */
export function useShortCut(way: Way) {
  const choosing = useChoosing();
  const { decision, lookAhead, answer, aim } = choosing;
  const [first] = way;
  // the last move needs no look ahead: what it reveals is known once it is made
  const open =
    useIsPressable() && first !== undefined && decision?.moves.includes(first) && (way.length === 1 || lookAhead(way.slice(0, -1)) !== null);
  if (!open) return null;
  const look = (): void => aim(way);
  const leave = (): void => aim(null);
  return {
    'aria-label': explainWay(choosing, way).label,
    'data-short-cut': way.length,
    onClick: () => answer(way),
    onPointerEnter: look,
    onPointerLeave: leave,
    onFocus: look,
    onBlur: leave,
  };
}
