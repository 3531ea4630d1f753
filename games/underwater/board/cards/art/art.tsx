import { Glyph, usePrinted } from '@madang/board-kit';
import { inPlace } from '@madang/board-kit/in-place';
import { memo } from 'preact/compat';
import type { Card, GovernmentContract, Kind, MetropolisTile } from '../../../rules/index.ts';
import type { Mark, Part } from '../../pieces/effects/parts.ts';
import { contractScene, sceneOf, tileScene } from '../../pieces/effects/scene.ts';
import { Thing } from '../../pieces/things/thing.tsx';

/** Rays from a middle, each a twelfth of the round. */
const RAYS = Array.from({ length: 12 }, (_, i) => {
  const end = (turn: number): string => `${(Math.cos(turn) * 120).toFixed(1)} ${(Math.sin(turn) * 120).toFixed(1)}`;
  return `M0 0L${end((i * Math.PI) / 6)}L${end((i * Math.PI) / 6 + 0.26)}z`;
}).join('');

/** What a picture stands before, by the card's kind: light once, a lasting reef, rays of action, currents of production, rings of the end. */
const BACKDROPS: Readonly<Record<Kind, { readonly light: string; readonly dark?: string; readonly lines?: true }>> = {
  instant: { light: 'M-26-40H14L60 40H-52zM-6-40H8L30 40H-22z' },
  permanent: { light: 'M-80-40H80V-8Q40-30 0-12T-80-10z', dark: 'M-80 40V16Q-62-10-34 4T6 14T44 0T80 16V40z' },
  action: { light: RAYS },
  production: {
    light: 'M-80-22q20-9 40 0t40 0t40 0t40 0M-80-8q20-9 40 0t40 0t40 0t40 0M-80 6q20-9 40 0t40 0t40 0t40 0',
    lines: true,
    dark: 'M-80 40V22H80V40z',
  },
  endScoring: { light: 'M-48 14a48 48 0 0 1 96 0zM-36 14a36 36 0 0 1 72 0zM-24 14a24 24 0 0 1 48 0z', dark: 'M-80 40V18Q-30 8 0 14T80 12V40z' },
};

const MARKS: Readonly<Record<Mark, string>> = {
  give: 'M-7 0H6M1-5L6 0L1 5',
  or: 'M-3 8L3-8',
  next: 'M-3-6L3 0L-3 6',
  swap: 'M-7-3H6L2-7M7 3H-6L-2 7',
  no: 'M-5-5L5 5M5-5L-5 5',
};

/** Where what a card gives begins: behind the last arrow. */
const leadOf = (parts: readonly Part[]): number => parts.findLastIndex((one) => 'mark' in one && one.mark === 'give') + 1;

/** From so many parts on, a picture is crowded: all are small. */
const CROWDED = 5;

function PartOf({ of, lead }: { readonly of: Part; readonly lead: boolean }) {
  if ('mark' in of)
    return (
      <span className="art-mark">
        <Glyph box={[18, 20]} width={11}>
          <path d={MARKS[of.mark]} />
        </Glyph>
      </span>
    );
  return (
    <span className="art-thing" data-lead={lead}>
      <svg viewBox="-22 -22 44 44" aria-hidden="true">
        <Thing name={of.thing} />
      </svg>
      {of.figure !== undefined && <b>{of.figure}</b>}
    </span>
  );
}

interface ArtProps {
  readonly parts: readonly Part[];
  readonly back: Kind;
}

/** A picture put together from things, in the printed look. Decoration: words beside it say the same. */
function Art({ parts, back }: ArtProps) {
  if (!usePrinted()) return null;
  const lead = leadOf(parts);
  const { light, dark, lines } = BACKDROPS[back];
  return (
    <span className="card-art" aria-hidden="true">
      <svg className="art-back" viewBox="-60 -30 120 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d={light} className={lines ? 'art-current' : 'art-light'} />
        {dark && <path d={dark} className="art-dark" />}
      </svg>
      <span className="art-row" data-crowded={parts.length >= CROWDED}>
        {inPlace(parts, (one, at) => (
          <PartOf of={one} lead={lead > 0 ? at >= lead : at === 0} />
        ))}
      </span>
    </span>
  );
}

/** The picture of what a card does. */
export const CardArt = memo(function CardArt({ card }: { readonly card: Card }) {
  return <Art parts={sceneOf(card)} back={card.kind} />;
});

/** The picture of what a contract asks for and gives. */
export const ContractArt = memo(function ContractArt({ contract }: { readonly contract: GovernmentContract }) {
  return <Art parts={contractScene(contract)} back="permanent" />;
});

/** The picture of a metropolis and what it gives. */
export const TileArt = memo(function TileArt({ tile }: { readonly tile: MetropolisTile }) {
  return <Art parts={tileScene(tile)} back={tile.colour === 'brown' ? 'endScoring' : 'instant'} />;
});
