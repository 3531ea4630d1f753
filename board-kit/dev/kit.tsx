import type { ReactNode } from 'preact/compat';
import type { SeatInfo } from '../contract.ts';
import { MaterialDefs } from '../material/defs.tsx';
import {
  chance,
  type Pen,
  paintBush,
  paintCarved,
  paintCliff,
  paintFarm,
  paintFir,
  paintMound,
  paintPeak,
  paintSun,
  wavy,
} from '../material/index.ts';
import { Painted } from '../material/painted.tsx';
import { BrassDisc, CoinShape, Emblem, Medal, Pawn } from '../material/solids.tsx';
import '../material/surfaces.css';
import { Figure, FigureShape, SeatMark } from '../shapes/pieces.tsx';
import './kit.css';

/** Three sizes, in pixels: on a phone's map, on a wide one, and large. */
const SIZES = [16, 32, 64] as const;

/** A piece of an SVG around 0,0 that reaches 12 units far. */
const inBox = (size: number, piece: ReactNode): ReactNode => (
  <svg viewBox="-15 -15 30 30" width={size} height={size} aria-hidden="true">
    {piece}
  </svg>
);

type Draw = (seat: SeatInfo, size: number) => ReactNode;

/** The pieces of the kit that belong to a seat. */
const OWNED: Readonly<Record<string, Draw>> = {
  SeatMark: (seat, size) => <SeatMark seat={seat} size={size} />,
  Medal: (seat, size) => <Medal seat={seat} size={size} />,
  Pawn: (seat, size) => <Pawn seat={seat} height={size} />,
  Figure: (seat, size) => <Figure seat={seat} size={size} count={2} />,
  FigureShape: (seat, size) => inBox(size, <g transform="translate(0 12)">{<FigureShape seat={seat} />}</g>),
  Emblem: (seat, size) => inBox(size, <Emblem seat={seat} radius={11} />),
};

/** Those that belong to nobody. */
const COMMON: Readonly<Record<string, (size: number) => ReactNode>> = {
  CoinShape: (size) =>
    inBox(
      size,
      <CoinShape radius={10}>
        <text y={4.4} textAnchor="middle" fontSize={12} fontWeight={800} fill="var(--coin-ink)">
          3
        </text>
      </CoinShape>,
    ),
  BrassDisc: (size) =>
    inBox(
      size,
      <BrassDisc radius={11}>
        <text y={4.4} textAnchor="middle" fontSize={12} fontWeight={800} fill="var(--brass-ink)">
          7
        </text>
      </BrassDisc>,
    ),
  ...Object.fromEntries(
    ['brass', 'wood', 'coin', 'drop', 'glow', 'lake', 'bed', 'fall', 'wall-stone', 'point', 'segment'].map((name) => [
      name,
      (size: number) => inBox(size, <rect x={-12} y={-12} width={24} height={24} rx={4} fill={`url(#kit-${name})`} />),
    ]),
  ),
};

/** Things on land: painted in a square of that many pixels. */
const LAND: Readonly<Record<string, (pen: Pen, size: number) => void>> = {
  paintPeak: (pen, size) => paintPeak(pen, { x: size / 2, y: size * 0.86 }, { width: size * 0.8, height: size * 0.74 }, chance(2)),
  paintFir: (pen, size) => paintFir(pen, { x: size / 2, y: size * 0.9 }, size * 0.18),
  paintBush: (pen, size) => paintBush(pen, { x: size / 2, y: size * 0.7 }, size * 0.28),
  paintMound: (pen, size) => paintMound(pen, { x: size / 2, y: size * 0.6 }, size * 0.9, size * 0.4),
  paintFarm: (pen, size) => paintFarm(pen, { x: size * 0.16, y: size * 0.8 }, size * 0.08),
  paintCliff: (pen, size) => paintCliff(pen, wavy(size, size * 0.35, size * 0.06, 3, chance(4)), size * 0.3, chance(5)),
  paintCarved: (pen, size) => {
    const at = size * 0.5;
    const [from, to] = [size * 0.14, size * 0.86];
    paintCarved(
      pen,
      `M${from} ${from}H${to}V${to}H${from}z`,
      { x: at, y: at, width: to - from, height: to - from },
      { tone: '--bank', lip: size * 0.05 },
    );
  },
  paintSun: (pen, size) => paintSun(pen, size, size),
};

const SURFACES = ['on-paper', 'on-wood', 'on-brass', 'on-card', 'on-curtain'] as const;

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{children}</td>
  </tr>
);

/** Every piece of the kit in three sizes, in the theme of the page. */
export const KitGallery = ({ seats }: { readonly seats: readonly SeatInfo[] }) => (
  <main className="kit-gallery printed-board">
    <MaterialDefs seats={seats} />
    <table>
      <tbody>
        {Object.entries(OWNED).map(([name, draw]) => (
          <Row key={name} name={name}>
            {SIZES.map((size) => seats.map((seat) => <span key={`${size} ${seat.seat}`}>{draw(seat, size)}</span>))}
          </Row>
        ))}
        {Object.entries(COMMON).map(([name, draw]) => (
          <Row key={name} name={name}>
            {SIZES.map((size) => (
              <span key={size}>{draw(size)}</span>
            ))}
          </Row>
        ))}
        {Object.entries(LAND).map(([name, paint]) => (
          <Row key={name} name={name}>
            {SIZES.map((size) => (
              <span key={size} className="kit-land" style={{ width: size, height: size }}>
                <Painted size={{ width: size, height: size }} paint={(pen) => paint(pen, size)} />
              </span>
            ))}
          </Row>
        ))}
        {SURFACES.map((surface) => (
          <Row key={surface} name={surface}>
            <span className={`kit-surface ${surface}`}>Aa 12</span>
          </Row>
        ))}
      </tbody>
    </table>
  </main>
);

/** The pieces by day and at night beside each other. Two pages, for gradients take the tones of theirs. */
export const KitByDayAndNight = () => (
  <div className="kit-halves">
    {['paper', 'night'].map((theme) => (
      <iframe key={theme} title={theme} src={`?kit=${theme}&theme=${theme}`} />
    ))}
  </div>
);
