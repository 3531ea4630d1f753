import { at, has } from '@madang/kernel';
import { useState } from 'preact/hooks';
import type { Ludwig } from '../rules/index.ts';
import { priceAt } from '../rules/market/filling.ts';

/** Prices given to pressed tiles, from a price downward. */
export interface Dealing {
  /** The space that the next pressed tile gets; null: tiles are taken up instead. */
  readonly space: number | null;
  /** Begins at a space; at the one that is next already it ends. */
  from(space: number): void;
  /** A tile stays where it lies: the next space is next. */
  keep(tile: number): void;
}

/** Where dealing began, and the tiles that were pressed where they lie. */
interface Begun {
  readonly space: number;
  readonly kept: readonly number[];
}

/** The first space without a price from this one downward; null: there is none left, or a single tile is left and lies right. */
function nextSpace(view: Ludwig, { space: from, kept }: Begun): number | null {
  const isOpen = (space: number): boolean => !has(view.priced, space) && !kept.includes(at(view.market, space));
  const spaces = view.market.map((_, space) => space).filter(isOpen);
  if (spaces.length < 2) return null;
  const below = spaces.filter((space) => priceAt(view, space) <= priceAt(view, from));
  return below.toSorted((a, b) => priceAt(view, b) - priceAt(view, a))[0] ?? null;
}

/** Follows where prices are dealt while prices are set: from what is on the board, so that undoing goes back. */
export function useDealing(view: Ludwig, isPricing: boolean): Dealing {
  const [begun, begin] = useState<Begun | null>(null);
  if (begun && !isPricing) begin(null);
  const space = begun && isPricing ? nextSpace(view, begun) : null;
  return {
    space,
    from: (chosen) => begin(chosen === space ? null : { space: chosen, kept: begun?.kept ?? [] }),
    keep: (tile) => begun && begin({ ...begun, kept: [...begun.kept, tile] }),
  };
}
