import { Glyph, usePrinted } from '@madang/board-kit';
import { inPlace } from '@madang/board-kit/in-place';
import { memo } from 'preact/compat';
import type { Card, GovernmentContract, Kind, MetropolisTile } from '../../../rules/index.ts';
import type { Mark, Part } from '../../pieces/effects/parts.ts';
import { contractScene, sceneOf, tileScene } from '../../pieces/effects/scene.ts';
import { Thing } from '../../pieces/things/thing.tsx';

/** Light from above, and the sea floor in two ridges with blades of kelp at its sides. */
const SHAFTS = 'M-30-40H-8L10 40H-42zM6-40H14L40 40H16z';
const FAR = 'M-80 40V9Q-56-3-30 6T24 2T80 8V40z';
const NEAR = 'M-80 40V20Q-50 11-20 18T40 15T80 19V40z';
const KELP = 'M-52 26C-58 13-48 7-52-6C-44 5-48 15-47 26zM-45 26C-47 17-40 13-41 4C-35 13-39 19-40 26zM49 24C45 13 53 8 50-4C58 7 54 15 55 24z';

/** The sea before which a picture stands, by the card's kind: open water once, a lasting reef, a glow of action, currents of production, rings of the end. */
const BACKDROPS: Readonly<Record<Kind, { readonly light: string; readonly dark: string; readonly lines?: true }>> = {
  instant: { light: SHAFTS, dark: FAR + NEAR },
  permanent: { light: SHAFTS, dark: `M-80 40V-2Q-62-22-36-8T6-4T48-14T80-2V40z${NEAR}${KELP}` },
  action: { light: 'M-27-4a27 27 0 1 0 54 0a27 27 0 1 0-54 0zM-38-4a38 38 0 1 0 76 0a38 38 0 1 0-76 0z', dark: NEAR + KELP },
  production: {
    light: 'M-80-22q20-9 40 0t40 0t40 0t40 0M-80-8q20-9 40 0t40 0t40 0t40 0M-80 6q20-9 40 0t40 0t40 0t40 0',
    lines: true,
    dark: FAR + NEAR,
  },
  endScoring: { light: 'M-48 14a48 48 0 0 1 96 0zM-36 14a36 36 0 0 1 72 0zM-24 14a24 24 0 0 1 48 0z', dark: NEAR + KELP },
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
      <svg viewBox="-22 -22 44 44" className="thing-picture" aria-hidden="true">
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
        <path d={dark} className="art-dark" />
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
