import type { Reason } from '@madang/board-kit';
import { shortcutOf } from '@madang/board-kit/keys';
import type { Point } from '@madang/board-kit/layout';
import { playerOf } from '@madang/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { laid, type Placement, placementOf } from '../../rules/castle/index.ts';
import type { LudwigMove } from '../../rules/index.ts';
import { facesOf } from '../../rules/market/buying.ts';
import type { Foreseen } from '../../rules/rewards/foreseen.ts';
import { useTable } from '../table.tsx';
import {
  bestPlaces,
  centreOf,
  flipped,
  foreseenAt,
  ghostOf,
  type Hold,
  inStyle,
  movedTo,
  nextThatFits,
  placeBeside,
  type Style,
  styleOf,
  turnedInPlace,
  turnedOn,
} from './placing.ts';

type PlaceMove = LudwigMove & { readonly kind: 'place' };

/** A tile that is turned and flipped: it is held, or laid and not confirmed. */
export interface Turning {
  /** Whether the tile has another side. */
  readonly twoSided: boolean;
  /** By a quarter turn or the next that fits; 1: clockwise. */
  turn(steps: 1 | -1): void;
  flip(): void;
}

/** The tile that is being placed. */
export interface Placing extends Turning {
  /** Every place that is offered, and the ones with the most points. */
  readonly legal: readonly Placement[];
  readonly best: readonly Placement[];
  /** Where it would complete a room. */
  readonly completing: readonly Placement[];
  /** Where the tile shows now. */
  readonly ghost: Placement;
  /** The move that lays it there; null: it may not lie there, and `refused` says why. */
  readonly move: PlaceMove | null;
  readonly refused: Reason | null;
  /** What it would do there. */
  readonly placed: Foreseen | null;
  /** Holds the tile over a point of the castle. */
  hover(point: Point): void;
  /** An arrow key: on to the next place that way; whether there is one. */
  step(key: string): boolean;
  /** Lays the tile. */
  put(): void;
  /** The keys hold it: nothing on the screen was pointed at. */
  readonly byKeys: boolean;
}

interface Held {
  readonly of: object | null;
  readonly hold: Hold | null;
}

const ANYWHERE = Number.POSITIVE_INFINITY;

/** The tile that the decision asks to place; null: none. */
export function usePlacing(): Placing | null {
  const { view, props } = useTable();
  const { decision, pointed, onMove, whyNot } = props;
  const [held, setHeld] = useState<Held>({ of: null, hold: null });
  const offered = useMemo(() => places(decision?.moves ?? []), [decision]);
  const legal = useMemo(() => [...offered.keys()], [offered]);
  const castle = decision ? playerOf(view, decision.seat).castle : null;
  const foreseen = useMemo(() => foreseenAt(castle, legal, view.options), [castle, legal, view]);
  const { best, completing } = useMemo(() => proposed(foreseen), [foreseen]);
  const first = best[0];
  if (!castle || first === undefined) return null;

  const faces = facesOf(view.held);
  const hold = (held.of === decision ? held.hold : null) ?? { style: null, centre: centreOf(first), reach: ANYWHERE };
  const change = (next: Partial<Hold>): void => setHeld({ of: decision, hold: { ...hold, turnedFrom: null, ...next } });
  const ghost = pointed?.kind === 'place' ? placementOf(pointed) : ghostOf(legal, hold, styleOf(first));
  const move = offered.get(ghost) ?? null;
  const restyle = (style: Style): void => {
    // by key a tile goes on to where it fits that way up; under a pointer it stays there
    const byKey = hold.reach === ANYWHERE;
    const from = hold.turnedFrom ?? ghost;
    const centre = byKey ? centreOf(turnedInPlace(castle, legal, from, style) ?? from) : hold.centre;
    change({ style, centre, turnedAt: centre, turnedFrom: byKey ? from : null });
  };
  return {
    legal,
    best,
    completing,
    ghost,
    move,
    refused: move ? null : whyNot({ kind: 'place', ...laid(ghost) }),
    placed: (move && foreseen.get(ghost)) ?? null,
    twoSided: faces.length > 1,
    hover: (centre) => change(movedTo(hold, centre)),
    turn: (steps) => restyle(hold.reach === ANYWHERE ? nextThatFits(legal, ghost, steps) : turnedOn(ghost, steps)),
    flip: () => restyle(flipped(ghost, faces)),
    step: (key) => {
      const alike = inStyle(legal, hold.style);
      const next = placeBeside(alike.length > 0 ? alike : legal, centreOf(ghost), key);
      if (next !== undefined) change({ style: alike.length > 0 ? hold.style : null, centre: centreOf(next), reach: ANYWHERE });
      return next !== undefined;
    },
    put: () => {
      if (move) onMove(move);
    },
    byKeys: held.of === decision && hold.reach === ANYWHERE && pointed?.kind !== 'place',
  };
}

/** The places that are shown first, and those that complete a room. */
const proposed = (foreseen: ReadonlyMap<Placement, Foreseen>): Pick<Placing, 'best' | 'completing'> => ({
  best: bestPlaces(foreseen),
  completing: [...foreseen].flatMap(([place, { completed }]) => (completed.length > 0 ? [place] : [])),
});

/** Lays the tile and confirms the turn; null: after it the turn has more to be decided. */
export function useLast({ move }: Placing): (() => void) | null {
  const { lookAhead, onLast } = useTable().props;
  const ends = useMemo(() => move !== null && !lookAhead([move])?.decision, [move, lookAhead]);
  return move && ends && onLast ? () => onLast(move) : null;
}

/** The placements that are offered, by number. */
function places(moves: readonly LudwigMove[]): ReadonlyMap<Placement, PlaceMove> {
  return new Map(moves.flatMap((move) => (move.kind === 'place' ? [[placementOf(move), move] as const] : [])));
}

/** Keys that turn a tile wherever the focus is: r and Shift+r, f. */
export function useTurnKeys(turning: Turning | null): void {
  useEffect(() => {
    if (!turning) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isText(event.target)) return;
      const shortcut = shortcutOf(event);
      if (shortcut === 'r') turning.turn(event.shiftKey ? -1 : 1);
      if (shortcut === 'f' && turning.twoSided) turning.flip();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [turning]);
}

const isText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"], dialog') !== null;
