import { Glyph, hasSameLook, usePrinted } from '@madang/board-kit';
import { inPlace } from '@madang/board-kit/in-place';
import { memo } from 'preact/compat';
import type { Buildable, Count, Upgradable } from '../../../rules/index.ts';
import { GoodGlyph } from '../goods.tsx';
import { BuildingShape, DomeShape } from '../structures.tsx';
import { ThingSign, thingSize } from '../things/thing.tsx';
import type { ThingName } from '../things/things.ts';
import type { Sign } from './signs.ts';

type Plain = Extract<
  Sign,
  { readonly n: number; readonly sign: 'step' | 'special' | 'action' | 'refresh' | 'slot' | 'tile' | 'convert' | 'any' }
>['sign'];

/** Strokes of the other signs, in a box of 20 × 20 around 0,0. */
const STROKES: Readonly<Record<Plain, string>> = {
  step: 'M-7 7V2H-2V-3H3V-8H8M3-8H8M8-8V-3',
  special: 'M-5-8H5V8H-5zM0-4L1.4-1.2L4-.8L2 1.2L2.6 4L0 2.6L-2.6 4L-2 1.2L-4-.8L-1.4-1.2z',
  action: 'M1.6-9L-5 1.4H-.4L-1.6 9L5-1.6H.4z',
  refresh: 'M6.6-3.6A7.4 7.4 0 1 0 7.4 2M7-8.4V-3.4H2',
  slot: 'M-8-5H8V5H-8zM-3 0H3',
  tile: 'M0-9L7.8-4.5V4.5L0 9L-7.8 4.5V-4.5z',
  convert: 'M-7 5A7 7 0 0 1 7 5zM0 1V-8M-3-5L0-8L3-5',
  any: 'M-3.4-3.6A3.6 3.6 0 1 1 1.6-1C0 0 0 1 0 3M0 6.4V7',
};

const Stroke = ({ of, size }: { readonly of: Plain; readonly size: number }) => (
  <Glyph box={[21, 21]} width={size}>
    <path d={STROKES[of]} className={`stroke stroke-${of}`} />
  </Glyph>
);

/** What is built or upgraded, by its word. */
function ThingGlyph({
  thing,
  size,
  upgraded = false,
}: {
  readonly thing: Buildable | Upgradable;
  readonly size: number;
  readonly upgraded?: boolean;
}) {
  const box = [22, 22] as const;
  switch (thing) {
    case 'city':
    case 'nonsymbioticCity':
    case 'symbioticCity':
      return (
        <Glyph box={box} width={size + 2}>
          <DomeShape symbiotic={thing === 'symbioticCity'} size={20} />
        </Glyph>
      );
    case 'farm':
    case 'desalination':
    case 'laboratory':
      return (
        <Glyph box={box} width={size}>
          <BuildingShape kind={thing} upgraded={upgraded} size={18} />
        </Glyph>
      );
    case 'tunnel':
      return (
        <Glyph box={[22, 16]} width={size}>
          <path d="M-10 0H10" className="tube" />
          <path d="M-9 0H9" className="tube-core" data-upgraded={upgraded} />
        </Glyph>
      );
    case 'building':
      return <Plot size={size} upgraded={upgraded} tunnel={false} />;
    case 'structure':
      return <Plot size={size} upgraded={upgraded} tunnel />;
  }
}

/** Any building; with a tunnel at its side any structure. */
const Plot = ({ size, upgraded, tunnel }: { readonly size: number; readonly upgraded: boolean; readonly tunnel: boolean }) => (
  <Glyph box={[tunnel ? 30 : 22, 22]} width={tunnel ? (size * 30) / 22 : size}>
    {tunnel && <path d="M-15 0H15" className="tube" />}
    {tunnel && <path d="M-14 0H14" className="tube-core" />}
    <rect x="-8" y="-8" width="16" height="16" rx="4.5" className="any-building" data-upgraded={upgraded} />
    {upgraded && <path d="M-4 2.6L0-2.6L4 2.6" className="stroke" />}
  </Glyph>
);

const WORDS = { or: '/', next: '›', per: '/', give: '→' } as const;

const COUNTED: Readonly<Record<Count['of'], ThingName>> = {
  city: 'city',
  cityWithKinds: 'city',
  building: 'building',
  upgradedSet: 'structureUp',
  tunnel: 'tunnel',
  metropolis: 'anyMetropolis',
  card: 'cards',
  specialPaid: 'special',
};

/** What is counted, as a sign. */
export function CountGlyph({ of, size }: { readonly of: Count['of']; readonly size: number }) {
  return usePrinted() ? <ThingSign name={COUNTED[of]} size={thingSize(size)} /> : <PlainCount of={of} size={size} />;
}

function PlainCount({ of, size }: { readonly of: Count['of']; readonly size: number }) {
  switch (of) {
    case 'city':
    case 'cityWithKinds':
      return <ThingGlyph thing="city" size={size} />;
    case 'building':
      return <ThingGlyph thing="building" size={size} />;
    case 'upgradedSet':
      return <ThingGlyph thing="structure" size={size} upgraded />;
    case 'tunnel':
      return <ThingGlyph thing="tunnel" size={size} />;
    case 'metropolis':
      return <Stroke of="tile" size={size} />;
    case 'card':
      return <GoodGlyph good="cards" size={size} />;
    case 'specialPaid':
      return <Stroke of="special" size={size} />;
  }
}

/** The thing of a sign; null: a word between signs. */
function thingOf(of: Sign): ThingName | null {
  switch (of.sign) {
    case 'good':
      return of.good;
    case 'build':
      return of.thing;
    case 'upgrade':
      return UPGRADES.find((one) => one === `${of.thing}Up`) ?? 'structureUp';
    case 'count':
      return COUNTED[of.of];
    case 'tile':
      return 'metropolis';
    case 'or':
    case 'next':
    case 'per':
    case 'give':
      return null;
    default:
      return of.sign;
  }
}

const UPGRADES = ['farmUp', 'desalinationUp', 'laboratoryUp', 'buildingUp', 'tunnelUp', 'structureUp'] as const;

function OneSign({ of, size }: { readonly of: Sign; readonly size: number }) {
  const printed = usePrinted();
  const thing = printed ? thingOf(of) : null;
  return thing ? <ThingSign name={thing} size={thingSize(size)} /> : <PlainSign of={of} size={size} />;
}

function PlainSign({ of, size }: { readonly of: Sign; readonly size: number }) {
  switch (of.sign) {
    case 'good':
      return <GoodGlyph good={of.good} size={size} />;
    case 'build':
      return <ThingGlyph thing={of.thing} size={size + 2} />;
    case 'upgrade':
      return <ThingGlyph thing={of.thing} size={size + 2} upgraded />;
    case 'count':
      return <CountGlyph of={of.of} size={size} />;
    case 'or':
    case 'next':
    case 'per':
    case 'give':
      return <i className="between">{WORDS[of.sign]}</i>;
    default:
      return <Stroke of={of.sign} size={size} />;
  }
}

/** Signs in a line, each with its figure from two on. Decoration: the words stand beside it or in a title. */
export const SignsRow = memo(
  ({ signs, size = 17 }: { readonly signs: readonly Sign[]; readonly size?: number }) => (
    <span className="signs" aria-hidden="true">
      {inPlace(signs, (one) =>
        'n' in one ? (
          <span className="amount">
            <OneSign of={one} size={size} />
            {one.n > 1 && <b>{one.n}</b>}
          </span>
        ) : (
          <OneSign of={one} size={size} />
        ),
      )}
    </span>
  ),
  hasSameLook,
);
