import { Glyph, hexagon, usePrinted } from '@madang/board-kit';
import { memo } from 'preact/compat';
import { COUNTERS, PERSONS, RESOURCES, type Resource, ROWS, type Row } from '../../rules/index.ts';

/** Each kind's own sign, in a box of 16 × 16 around 0,0. Colour and sign together: colour is never the only cue. */
const SIGNS: Readonly<Record<Row, string>> = {
  // flame
  gas: 'M.4-6.4C3.6-3.4 5-1.4 5 1.2A5 5 0 0 1-5 1.2C-5-.6-4.2-1.9-3.1-3C-2.9-1.9-2.4-1.3-1.6-.9C-1.9-3-1.2-5 .4-6.4zM0 4.6A2.2 2.2 0 0 0 2.2 2.4C2.2 1.1 1.3.4.6-.7C-.6.6-2.2 1.1-2.2 2.6A2.2 2.2 0 0 0 0 4.6z',
  // broken lumps
  coal: 'M-5.8 1.4L-3.6-2.6L-.6-1.4L.6-5.2L4.4-4.2L5.8-.2L3.2 1L5 4.6L-.4 5.4L-1.4 2.6L-4.4 4.4z',
  // drop
  oil: 'M0-6.2C2.6-2.8 4.6-.6 4.6 1.8A4.6 4.6 0 0 1-4.6 1.8C-4.6-.6-2.6-2.8 0-6.2zM-2.7 1.7A2.9 2.9 0 0 0 .3 4.6L.3 3.4A1.8 1.8 0 0 1-1.5 1.7z',
  // ingots
  gold: 'M-2.4-4.4H2.4L3.4-.7H-3.4zM-5.2.4H-1.6L-.5 4.4H-6.3zM1.6.4H5.2L6.3 4.4H.5z',
  // cut stone
  diamond: 'M-3.4-4.8H3.4L6.2-1.3L0 5.6L-6.2-1.3zM-3.9-1.5L0 3.2L3.9-1.5z',
  // a hat
  manager: 'M-3.6-4.4C-1.8-5.4 1.8-5.4 3.6-4.4L4.2 1H-4.2zM-6.6 1.8H6.6V3.8H-6.6z',
  // a locomotive
  logistician:
    'M-5.4-5.2H.2V-1.4H2.2V-4H4.4V-1.4H5.4V2.4H-5.4zM-3.8-3.7V-1.4H-1.3V-3.7zM-2.9 2.2A1.8 1.8 0 1 1-2.9 5.8A1.8 1.8 0 1 1-2.9 2.2zM3 2.2A1.8 1.8 0 1 1 3 5.8A1.8 1.8 0 1 1 3 2.2z',
  // a price tag
  seller: 'M-.6-5.4H5.4V.6L-.4 6.2L-6.2.4zM3-3.9A1.4 1.4 0 1 0 3-1.1A1.4 1.4 0 1 0 3-3.9z',
  // a pickaxe
  worker:
    'M-5.8-1.2C-4.4-4.6-.4-6.2 4.4-5L5-5.6L5.8-4.8L5.2-4.2C6.4.4 4.8 4.4 1.4 5.8C3.2 3 3.2.4 2-2.2L-4.8 5.4L-6-4.8L-5.2 4.6L1.2-2.4C-1-3.2-3.2-2.8-5.8-1.2z',
  // rising bars
  investor: 'M-5.6 1H-2.8V5.2H-5.6zM-1.4-1.8H1.4V5.2H-1.4zM2.8-5.2H5.6V5.2H2.8z',
};

/** The tone of a row: each resource its own, the persons one. */
const toneOf = (row: Row): string =>
  isResource(row) ? `var(--cube-${row})` : row === 'manager' ? 'var(--siberia-ochre-deep)' : 'var(--siberia-slate)';

const isResource = (row: Row): row is Resource => RESOURCES.some((resource) => resource === row);

/** A sign alone, inside an SVG. */
const Sign = ({ row, fill = 'var(--sign)', scale = 1 }: { readonly row: Row; readonly fill?: string; readonly scale?: number }) => (
  <path d={SIGNS[row]} fill={fill} fillRule="evenodd" transform={`scale(${scale})`} />
);

/** A cube inside an SVG, `size` wide, its middle at 0,0. */
export const CubeShape = memo(({ resource, size }: { readonly resource: Resource; readonly size: number }) =>
  usePrinted() ? <OreCube resource={resource} size={size} /> : <FlatCube resource={resource} size={size} />,
);

/** A cube of ore: its face with the sign, a lit top, a dark side. */
function OreCube({ resource, size }: { readonly resource: Resource; readonly size: number }) {
  const tone = `var(--cube-${resource})`;
  const [deep, face] = [size * 0.17, size * 0.9];
  const [left, top, right, foot] = [-size / 2 - deep * 0.2, -size / 2 + deep * 0.7, -size / 2 - deep * 0.2 + face, -size / 2 + deep * 0.7 + face];
  return (
    <g className="cube" strokeLinejoin="round">
      <path d={`M${left + deep} ${foot}h${face}l${deep * 0.9}${-deep * 0.5}v${deep * 1.1}l${-deep} ${deep * 0.7}h${-face}z`} fill="var(--cast)" />
      <path className="cube-edge" d={`M${left} ${top}l${deep}${-deep}h${face}v${face}l${-deep} ${deep}h${-face}z`} />
      <path d={`M${left} ${top}l${deep}${-deep}h${face}l${-deep} ${deep}z`} fill={`color-mix(in srgb, ${tone}, white 45%)`} />
      <path d={`M${right} ${top}l${deep}${-deep}v${face}l${-deep} ${deep}z`} fill={`color-mix(in srgb, ${tone}, black 42%)`} />
      <path d={`M${left} ${top}h${face}v${face}h${-face}z`} fill={tone} />
      <g transform={`translate(${(left + right) / 2} ${(top + foot) / 2})`}>
        <Sign row={resource} scale={size / 18.5} />
      </g>
    </g>
  );
}

const FlatCube = ({ resource, size }: { readonly resource: Resource; readonly size: number }) => (
  <g className="cube">
    <rect x={-size / 2} y={-size / 2} width={size} height={size} rx={size * 0.22} fill={`var(--cube-${resource})`} />
    <Sign row={resource} scale={size / 18.5} />
  </g>
);

/** A cube for HTML. */
export const Cube = memo(({ resource, size = 18 }: { readonly resource: Resource; readonly size?: number }) => (
  <Glyph box={[18, 18]} width={size}>
    <CubeShape resource={resource} size={18} />
  </Glyph>
));

/** The sign of a row on its tone: square for resources, round for persons. */
export const RowGlyph = memo(({ row, size = 20 }: { readonly row: Row; readonly size?: number }) => (
  <Glyph box={[18, 18]} width={size}>
    {isResource(row) ? <CubeShape resource={row} size={18} /> : <circle r="9" fill={toneOf(row)} />}
    {!isResource(row) && <Sign row={row} scale={0.82} />}
  </Glyph>
));

/** The sign of a row alone, in the colour of the text around it. */
export const RowSign = memo(({ row, size = 15 }: { readonly row: Row; readonly size?: number }) => (
  <Glyph box={[14, 14]} width={size}>
    <Sign row={row} fill="currentColor" />
  </Glyph>
));

/** A counter's outline with its slant, in the colour of the text around it. */
export const CounterSign = memo(({ width = 19 }: { readonly width?: number }) => (
  <Glyph box={[38, 26]} width={width}>
    <path d="M-13-13H1.4L-5 13H-13a6 6 0 0 1-6-6V-7a6 6 0 0 1 6-6zM6.4-13H13a6 6 0 0 1 6 6V7a6 6 0 0 1-6 6H0z" fill="currentColor" />
  </Glyph>
));

/** What a counter shows, as rows: the manager alone, or a person and a resource. */
function rowsOfCounter(counter: number): readonly Row[] {
  const name = COUNTERS[counter];
  if (name === undefined || name === 'manager') return ['manager'];
  const halves = name.split('/');
  return ROWS.filter((row) => halves.includes(row)).sort((a, b) => Number(isPerson(b)) - Number(isPerson(a)));
}

const isPerson = (row: Row): boolean => PERSONS.some((person) => person === row);

/** An action counter: two halves, person above the slant and resource below it; the manager fills both. */
const CounterShape = ({ counter }: { readonly counter: number }) => {
  const [upper, lower] = rowsOfCounter(counter);
  return (
    <g className="counter-shape">
      <rect x="-19" y="-13" width="38" height="26" rx="6" fill={toneOf(upper ?? 'manager')} />
      {lower && <path d="M3.2-13H13a6 6 0 0 1 6 6V7a6 6 0 0 1-6 6H-3.2z" fill={toneOf(lower)} />}
      {lower ? (
        <>
          <path d="M3.2-13L-3.2 13" stroke="var(--sign)" strokeWidth="1.2" opacity="0.85" />
          <g transform="translate(-9.2 0)">
            <Sign row={upper ?? 'manager'} scale={0.86} />
          </g>
          <g transform="translate(9.2 0)">
            <Sign row={lower} scale={0.86} />
          </g>
        </>
      ) : (
        <Sign row="manager" scale={1.15} />
      )}
    </g>
  );
};

/** The same as an enamelled token: a dark edge below, light along its upper rim. */
const Enamel = ({ counter }: { readonly counter: number }) => {
  const [upper, lower] = rowsOfCounter(counter);
  const tone = (row: Row | undefined): string => `color-mix(in srgb, ${toneOf(row ?? 'manager')}, black 48%)`;
  return (
    <g transform="translate(0 -1) scale(.93)">
      <rect x="-19" y="-10.4" width="38" height="26" rx="6" fill={tone(upper)} />
      {lower && <path d="M0-10.4H13a6 6 0 0 1 6 6V9.6a6 6 0 0 1-6 6H-3.2z" fill={tone(lower)} />}
      <CounterShape counter={counter} />
      <path d="M-14-11.6H14" stroke="#fff" strokeOpacity="0.55" strokeWidth="1.3" strokeLinecap="round" />
    </g>
  );
};

/** A counter for HTML; `counter` below 0: face down. */
export const Counter = memo(function Counter({ counter, width = 38 }: { readonly counter: number; readonly width?: number }) {
  const Face = usePrinted() ? Enamel : CounterShape;
  return (
    <Glyph box={[38, 26]} width={width}>
      {counter >= 0 ? <Face counter={counter} /> : <CounterBack />}
    </Glyph>
  );
});

const CounterBack = () => (
  <g>
    <rect x="-18.3" y="-12.3" width="36.6" height="24.6" rx="5.6" fill="var(--counter-back)" stroke="var(--line)" strokeWidth="1.2" />
    <path d="M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M-4.9-4.9L4.9 4.9M4.9-4.9L-4.9 4.9" fill="none" stroke="var(--line)" strokeWidth="1.2" />
  </g>
);

/** An investment tile: a hexagon with the sign of its row. */
export const Tile = memo(({ row, height = 30 }: { readonly row: Row | null; readonly height?: number }) => (
  <Glyph box={[26, 30]} width={(height * 26) / 30}>
    <path d={hexagon(14.2)} fill={row ? toneOf(row) : 'var(--counter-back)'} stroke="var(--siberia-ochre)" strokeWidth="1.6" />
    {row && <path d={hexagon(11.4)} fill="none" stroke="var(--sign)" strokeWidth="0.8" opacity="0.7" />}
    {row && <Sign row={row} scale={0.98} />}
  </Glyph>
));

/** A coin with a dollar sign. */
export const Coin = memo(({ size = 22 }: { readonly size?: number }) => (
  <Glyph box={[22, 22]} width={size}>
    <circle r="10.2" fill="var(--siberia-ochre)" stroke="var(--sheet)" strokeWidth="1.2" />
    <path
      d="M0-6.6V6.6M3.2-3.4C2.6-4.8-3-5-3.1-2.2C-3.2.6 3.2-.5 3.2 2.4C3.2 5-2.6 4.9-3.4 3.1"
      fill="none"
      stroke="var(--sheet)"
      strokeWidth="1.7"
      strokeLinecap="round"
    />
  </Glyph>
));

/** A stack of coins seen from the side; beside a seat's money. */
export const CoinStack = memo(() => (
  <Glyph box={[34, 30]} width={34}>
    {[8.5, 3.5, -1.5, -6.5].map((y, i) => (
      <g key={y} transform={`translate(${[-1, 0.8, -0.4, 0.6][i]} ${y})`}>
        <path d="M-14 0v3.4a14 5.2 0 0 0 28 0V0z" fill="var(--coin-3)" />
        <ellipse rx="14" ry="5.2" fill="url(#kit-coin)" stroke="var(--coin-3)" strokeWidth="0.9" />
      </g>
    ))}
  </Glyph>
));
