import { range, usePrinted } from '@madang/board-kit';
import { chance } from '@madang/board-kit/material';
import { memo } from 'preact/compat';
import { EXCHANGES, type Exchange } from '../../rules/index.ts';
import { CITIES } from './landmarks.ts';

const [WIDTH, HEIGHT] = [240, 40] as const;
/** Where the landmark stands, clear of other houses. */
const LANDMARK = { from: 150, to: 218 } as const;

interface House {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** A row of houses of heights by chance, the same ones each time. */
function houses(seed: number, pitch: number, least: number, most: number): readonly House[] {
  const next = chance(seed);
  return range(Math.ceil(WIDTH / pitch) + 1).map((i) => ({
    x: i * pitch - 3 + next() * 3,
    width: pitch * (0.7 + next() * 0.45),
    height: least + next() * (most - least),
  }));
}

const outline = (row: readonly House[]): string =>
  row.map(({ x, width, height }) => `M${x.toFixed(1)} ${HEIGHT}v${(-height).toFixed(1)}h${width.toFixed(1)}V${HEIGHT}z`).join('');

/** Lit windows of a row, about half of them. */
function windows(row: readonly House[], seed: number): string {
  const next = chance(seed);
  return row
    .flatMap(({ x, width, height }) =>
      range(Math.floor((height - 1) / 4.6)).flatMap((floor) =>
        range(Math.floor(width / 3.6)).map((i) =>
          next() > 0.46 ? `M${(x + 1.3 + i * 3.5).toFixed(1)} ${(HEIGHT + 1.6 - height + floor * 4.6).toFixed(1)}h1.7v2.3h-1.7z` : '',
        ),
      ),
    )
    .join('');
}

/** The city of an exchange at its hour, along the head of its card; nothing in the plain look. */
export const Skyline = memo(function Skyline({ exchange }: { readonly exchange: Exchange }) {
  if (!usePrinted()) return null;
  const { hour, landmark, behind } = CITIES[exchange];
  const seed = EXCHANGES.indexOf(exchange) * 53 + 11;
  const far = houses(seed, 15, 13, 25);
  const near = houses(seed + 7, 11, 7, 17);
  const low = near.filter(({ x, width }) => x + width < LANDMARK.from || x > LANDMARK.to);
  return (
    <svg className={`skyline skyline-${hour}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <linearGradient id={`siberia-sky-${exchange}`} x2="0" y2="1">
        <stop className="skyline-above" offset="0.3" />
        <stop className="skyline-below" offset="1" />
      </linearGradient>
      <rect className="skyline-zenith" y={-HEIGHT} width={WIDTH} height={HEIGHT * 2} />
      <rect width={WIDTH} height={HEIGHT} fill={`url(#siberia-sky-${exchange})`} />
      {behind && <path className="skyline-behind" d={behind} />}
      <path className="skyline-far" d={outline(far)} />
      <path className="skyline-windows skyline-windows-far" d={windows(far, seed + 5)} />
      <path className="skyline-near" d={outline(low)} />
      <path className="skyline-landmark" d={landmark} />
      <path className="skyline-windows" d={windows(low, seed + 3)} />
    </svg>
  );
});
