import type { PieceId } from './targets.ts';

/** The panels that take turns below the map on a phone. */
export const TABS = ['actions', 'mat', 'market', 'track'] as const;
export type Tab = (typeof TABS)[number];

/** Where a piece lies; undefined: on the map. */
function tabOf(piece: PieceId): Tab | undefined {
  const [kind] = piece.split(':');
  switch (kind) {
    case 'space':
    case 'bank':
      return 'actions';
    case 'construct':
    case 'copy':
    case 'tile':
    case 'wheel':
    case 'row':
    case 'open':
    case 'machinery':
    case 'company':
      return 'mat';
    case 'contract':
      return 'market';
    default:
      return undefined;
  }
}

/** The tabs where pieces lie, in the tabs' order. */
export function tabsOf(pieces: readonly PieceId[]): readonly Tab[] {
  const lit = new Set(pieces.map(tabOf));
  return TABS.filter((tab) => lit.has(tab));
}
