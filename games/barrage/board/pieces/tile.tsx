import { TECHNOLOGY_TILES, TILES } from '../../rules/index.ts';
import { tileLine } from '../../text/effects.ts';
import { say as how } from '../../text/names.ts';
import { useHow } from '../about.ts';
import { keptPart, usePiece, useSay } from '../table.tsx';
import type { SignName } from './effect-signs.ts';
import { Sign } from './glyphs.tsx';

/** The sign of what a tile builds. */
export const tileSign = (tile: number): SignName => TECHNOLOGY_TILES[tile]?.structure ?? 'any';

const LEVELS = ['', 'I', 'II', 'III'] as const;
export const tileLevel = (tile: number): string => (tile === TILES.length - 1 ? '★' : (LEVELS[TECHNOLOGY_TILES[tile]?.level ?? 0] ?? ''));

interface TileProps {
  readonly tile: number;
  readonly answers: boolean;
  readonly anchor?: string;
}

/** A technology tile: what it builds, and its level. */
export const Tile = keptPart(
  () => [],
  function Tile({ tile, answers, anchor }: TileProps) {
    const say = useSay();
    const words = say(tileLine(tile));
    const piece = usePiece(`tile:${TILES[tile]}`, words, answers, useHow()(words, [how('barrage.how.tile')], 'BAR-BUILD-03'));
    return (
      <span className="tile on-card" data-level={TECHNOLOGY_TILES[tile]?.level ?? 0} data-anchor={anchor} {...piece}>
        <TileFace tile={tile} />
      </span>
    );
  },
);

export const TileFace = ({ tile }: { readonly tile: number }) => (
  <>
    <Sign name={tileSign(tile)} size={17} />
    {tileLevel(tile) !== '' && <b>{tileLevel(tile)}</b>}
  </>
);
