import { range } from '@madang/board-kit';
import { chance } from '@madang/board-kit/material';
import { memo, type ReactNode } from 'preact/compat';
import type { CONTRACT_TILES } from '../../rules/index.ts';

type Chance = () => number;
type ContractKind = (typeof CONTRACT_TILES)[number]['kind'];

interface VignetteProps {
  readonly kind: ContractKind;
  /** Which contract: each has its own scene. */
  readonly contract: number;
  /** The energy that it requires: who needs more is drawn larger. */
  readonly energy: number;
}

/** The buyer of a contract's energy: a hut, a village, works, a city, or the country with a dam of its own. */
export const Vignette = memo(function Vignette({ kind, contract, energy }: VignetteProps) {
  const next = chance(contract * 97 + 13);
  const [far, near] = [18 + next() * 10, 34 + next() * 7];
  return (
    <svg className={`vignette vignette-${kind}`} viewBox="-32 6 136 48" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect className="scene-sky" x={-32} y={-20} width={136} height={74} />
      <circle className="scene-sun" cx={next() * 30 - 2} cy={17} r={6} />
      <path className="scene-far" d={`M-32 34Q${next() * 24 - 10} ${far} 24 32T104 ${far + 8}V54H-32z`} />
      <path className="scene-near" d={`M-32 45Q10 ${near} 48 43T104 41V54H-32z`} />
      {SCENES[kind](energy, next)}
    </svg>
  );
});

/** A tone by day; the style sheet darkens it by night, when windows shine. */
const byHour = (tone: string): string => `color-mix(in srgb, ${tone}, var(--dusk, transparent 0%))`;

interface BlockProps {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly tone: string;
}

/** A house's front and its dark side. */
const Block = ({ x, foot, width, height, tone }: BlockProps) => (
  <>
    <path d={`M${x} ${foot}h${width}v${-height}h${-width}z`} fill={byHour(tone)} />
    <path d={`M${x + width} ${foot}l3-2v${-height}l-3 2z`} fill={`color-mix(in srgb, ${byHour(tone)}, black 38%)`} />
  </>
);

const Lights = ({ at }: { readonly at: readonly (readonly [number, number])[] }) => (
  <path className="scene-light" d={at.map(([x, y]) => `M${x} ${y}h2.6v3.4h-2.6z`).join('')} />
);

/** Houses with red roofs, as many as energy asks for. */
function village(energy: number, next: Chance): ReactNode {
  return range(Math.min(5, 2 + Math.floor(energy / 2))).map((i) => {
    const [x, foot] = [24 + i * 14 + next() * 5, 46 + next() * 4];
    return (
      <g key={i}>
        <Block x={x} foot={foot} width={10} height={7.5} tone="#f6ead0" />
        <path d={`M${x - 1.5} ${foot - 7.5}l6.5-6 6.5 6z`} fill={byHour('#a8452f')} />
        <path d={`M${x + 5} ${foot - 13.5}l3-2 6.5 6-3 2z`} fill={byHour('#7c3021')} />
        <Lights
          at={[
            [x + 1.8, foot - 5.5],
            [x + 5.8, foot - 5.5],
          ]}
        />
      </g>
    );
  });
}

/** A hall with a saw-tooth roof and its chimneys. */
function works(energy: number, next: Chance): ReactNode {
  const teeth = energy > 6 ? 4 : 3;
  const [x, foot] = [26 + next() * 6, 50];
  return (
    <>
      {range(energy > 6 ? 2 : 1).map((i) => (
        <g key={i}>
          <Block x={x + teeth * 10 + 5 + i * 10} foot={foot} width={5} height={29 - i * 6} tone="#9b6a4c" />
          <path className="scene-smoke" d={`M${x + teeth * 10 + 8 + i * 10} ${17 + i * 6}q5-7 10-4t8-5`} />
        </g>
      ))}
      <Block x={x} foot={foot} width={teeth * 10} height={14} tone="#d8c3a0" />
      <path
        d={range(teeth)
          .map((i) => `M${x + i * 10} 36v-7l10 7z`)
          .join('')}
        fill={byHour('#8a6a44')}
      />
      <Lights at={range(teeth * 2 - 1).map((i) => [x + 3 + i * 5, 42] as const)} />
    </>
  );
}

/** Towers whose windows are lit. */
function city(energy: number, next: Chance): ReactNode {
  return range(7).map((i) => {
    const [x, height] = [22 + i * 10.4, 12 + next() * 14 + Math.min(12, energy)];
    const floors = range(Math.floor((height - 6) / 6));
    return (
      <g key={i}>
        <Block x={x} foot={52} width={8} height={height} tone={i % 2 ? '#6f4350' : '#83525b'} />
        <Lights
          at={floors.flatMap((floor) => [1.2, 4.6].filter(() => next() > 0.3).map((across) => [x + across, 52 - height + 3 + floor * 6] as const))}
        />
      </g>
    );
  });
}

/** A dam of the country, with its falls and a pylon. */
function country(energy: number, next: Chance): ReactNode {
  const falls = energy > 13 ? 3 : 2;
  return (
    <>
      <path d="M24 26Q52 19 82 26L77 50Q52 45 30 50z" fill={byHour('#dfe7ea')} />
      <path d="M24 26Q52 19 82 26L83 22Q52 15 23 22z" fill={byHour('#ffffff')} />
      <path d="M30 27L35 49M76 27L72 49" stroke={byHour('#a9b7be')} fill="none" />
      {range(falls).map((i) => (
        <path key={i} className="scene-water" d={`M${52 + (i - (falls - 1) / 2) * 15 - 3} 22.6h6l2 24h-10z`} />
      ))}
      <path d={`M${88 + next() * 3} 50V22m-6 5h12m-10 6h8`} stroke={byHour('#22313c')} strokeWidth={1.6} fill="none" />
    </>
  );
}

/** The first customer: a hut with a mill beside it. */
function hut(_: number, next: Chance): ReactNode {
  const x = 40 + next() * 8;
  return (
    <>
      <Block x={x} foot={49} width={14} height={9} tone="#c9a06a" />
      <path d={`M${x - 2} 40l9-8 9 8z`} fill={byHour('#6d4a2c')} />
      <Lights
        at={[
          [x + 3, 43],
          [x + 8, 43],
        ]}
      />
      <path d={`M${x + 28} 50l2-20h2l2 20z`} fill={byHour('#8d8a80')} />
      <path d={`M${x + 31} 30l-9-6m9 6l9-6m-9 6l-7 9m7-9l7 9`} stroke={byHour('#5a564c')} strokeWidth={1.8} fill="none" />
    </>
  );
}

const SCENES: Readonly<Record<ContractKind, (energy: number, next: Chance) => ReactNode>> = {
  starting: hut,
  green: village,
  yellow: works,
  red: city,
  national: country,
};
