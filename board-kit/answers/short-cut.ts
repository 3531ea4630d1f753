import type { Way } from '../contract.ts';
import { useChoosing } from './choices.tsx';
import { useIsPressable } from './docked.tsx';

/** Makes a row of a forecast answer with a whole way; null: it does not lie where rows are pressed, or the way cannot be tried now. */
export function useShortCut(way: Way) {
  const { answer, aim, explainWay } = useChoosing();
  const explained = useIsPressable() ? explainWay(way) : null;
  if (!explained) return null;
  const look = (): void => aim(way);
  const leave = (): void => aim(null);
  return {
    'aria-label': explained.label,
    'data-short-cut': way.length,
    onClick: () => answer(way),
    onPointerEnter: look,
    onPointerLeave: leave,
    onFocus: look,
    onBlur: leave,
  };
}
