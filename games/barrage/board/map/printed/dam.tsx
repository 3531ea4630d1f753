import { Emblem, hasSameLook, range, type SeatInfo, SeatShape, STONE_PAINTS, seatPaints } from '@madang/board-kit';
import { memo } from 'preact/compat';
import { DropShape } from '../../pieces/glyphs.tsx';
import { coursePath, crestPath, type DamSize, facePath, jointsPath, lakeOf, lakePath, shadowPath, shoulderPaths, wallOf } from './dam-shape.ts';
import { Dent } from './dent.tsx';

interface WallProps {
  readonly size: DamSize;
  readonly height: number;
  readonly drops: number;
  /** Undefined: a neutral dam. */
  readonly seat: SeatInfo | undefined;
  /** The name that its top has as a place of an animation. */
  readonly site: string;
}

/** A dam with its lake. The wall grows with its elevations, the lake with its drops; a full lake spills over. */
export const Wall = memo(function Wall({ size, height, drops, seat, site }: WallProps) {
  const paints = seat ? seatPaints(seat) : STONE_PAINTS;
  const { width, face, crest } = wallOf(size, height);
  return (
    <>
      <Lake size={size} height={height} drops={drops} />
      <path d={shadowPath(size, height)} fill="var(--cast)" />
      <g data-anchor={`top:${site}`}>
        <path d={facePath(size, height)} fill={paints.wall} stroke={paints.edge} strokeWidth={0.9} />
        <path d={facePath(size, height)} fill="url(#kit-face)" />
        <path d={jointsPath(size, height)} stroke="#000" strokeOpacity={0.22} strokeWidth={0.9} fill="none" />
        {range(height - 1).map((i) => (
          <g key={i} fill="none">
            <path d={coursePath(size, height, i + 1)} stroke="#000" strokeOpacity={0.55} strokeWidth={1.5} />
            <path d={coursePath(size, height, i + 1, 1.4)} stroke="#fff" strokeOpacity={0.5} strokeWidth={1.1} />
          </g>
        ))}
        <path d={crestPath(size, height)} fill={paints.light} stroke={paints.edge} strokeWidth={0.9} />
        {seat && <CrestMarks seat={seat} width={width} y={-face - crest / 2} />}
      </g>
      <Shoulder size={size} height={height} side={-1} />
      <Shoulder size={size} height={height} side={1} />
      {drops === height && <Spill x={width * 0.58} top={-face - crest} />}
      {seat && (
        <g transform={`translate(0 ${-face / 2 - 1.6})`}>
          <Emblem seat={seat} radius={7.2} />
        </g>
      )}
    </>
  );
}, hasSameLook);

/** The dry bed, the shores that its drops would reach, and the water. */
function Lake({ size, height, drops }: { readonly size: DamSize; readonly height: number; readonly drops: number }) {
  return (
    <>
      <path d={lakePath(size, height, height, 2.6)} fill="var(--bank)" fillOpacity={0.85} />
      <path d={lakePath(size, height, height)} fill="url(#kit-bed)" stroke="#2b1e0a" strokeOpacity={0.55} />
      {range(height)
        .slice(Math.max(1, drops + 1))
        .map((level) => (
          <path
            key={level}
            d={lakePath(size, height, level)}
            fill="none"
            stroke="var(--chalk)"
            strokeOpacity={0.7}
            strokeWidth={0.9}
            strokeDasharray="2 2"
          />
        ))}
      {drops > 0 && (
        <>
          <path className="lake-water" d={lakePath(size, height, drops)} fill="url(#kit-lake)" stroke="var(--foam)" strokeWidth={1.4} />
          <path className="lake-gleam" d={gleamPath(size, height, drops)} />
        </>
      )}
    </>
  );
}

const Shoulder = ({ size, height, side }: { readonly size: DamSize; readonly height: number; readonly side: -1 | 1 }) => {
  const [body, top] = shoulderPaths(size, height, side);
  return (
    <>
      <path d={body} fill={side < 0 ? 'var(--cliff-lit)' : 'var(--cliff-dark)'} />
      <path d={top} fill={side < 0 ? 'var(--cliff-top)' : 'var(--cliff-lit)'} />
    </>
  );
};

/** The owner's shape along the crest: told even where the wall is half hidden. */
const CrestMarks = ({ seat, width, y }: { readonly seat: SeatInfo; readonly width: number; readonly y: number }) =>
  [-0.86, -0.58, 0.58, 0.86].map((q) => (
    <g key={q} transform={`translate(${width * q} ${y - 4 * (1 - q * q)})`}>
      <SeatShape seat={seat} scale={0.42} fill={seatPaints(seat).edge} />
    </g>
  ));

/** Water that runs over a full dam. */
const Spill = ({ x, top }: { readonly x: number; readonly top: number }) => (
  <>
    <path d={`M${x - 3} ${top - 1}h6L${x + 2.6} 1h-6.4z`} fill="url(#kit-fall)" fillOpacity={0.95} />
    <ellipse cx={x - 0.4} cy={1.5} rx={5.4} ry={2.2} fill="#fff" fillOpacity={0.85} />
  </>
);

/** Light on a lake: two waves near its far shore. */
function gleamPath(size: DamSize, height: number, drops: number): string {
  const { face, crest } = wallOf(size, height);
  const { long, wide } = lakeOf(size, height, drops);
  const y = -face - crest - long * 0.78;
  return `M${-wide * 0.8} ${y + long * 0.26}q${wide * 0.2}-2.4 ${wide * 0.4} 0M${wide * 0.16} ${y}q${wide * 0.22}-2.4 ${wide * 0.44} 0`;
}

interface LakeDropsProps {
  readonly size: DamSize;
  readonly height: number;
  readonly drops: number;
  /** The name that its drops have as places of an animation. */
  readonly site: string;
  /** The lower dam of its basin: its number stands beside the wall, since a conduit begins beside the lake. */
  readonly isLower: boolean;
}

/** The drops on a dam's lake, and their number on a plate beside the water: drops are small on small maps. */
export const LakeDrops = memo(function LakeDrops({ size, height, drops, site, isLower }: LakeDropsProps) {
  const { face, crest, width } = wallOf(size, height);
  const { long, wide } = lakeOf(size, height, drops);
  const y = -face - crest - long * 0.5 - 1;
  const pitch = Math.min(13, (2 * size.half - 8) / 3);
  const [plateX, plateY] = isLower ? [-width - 9, -(face + crest) / 2] : [-Math.max(width + 3, wide + 2), y];
  return (
    <>
      {range(drops).map((i) => (
        <g key={i} className="lake-drop" data-anchor={`drop:${site}:${i + 1}`} transform={`translate(${(i - (drops - 1) / 2) * pitch} ${y})`}>
          <DropShape scale={Math.min(1.15, Math.max(0.8, long / 17))} />
        </g>
      ))}
      <rect className="drop-plate" x={plateX - 6.5} y={plateY - 8} width={13} height={16} rx={4} />
      <text className="drop-count" x={plateX} y={plateY + 4.8} textAnchor="middle">
        {drops}
      </text>
    </>
  );
}, hasSameLook);

/** A free dam site: a dent across the valley where a base would stand. */
export const FreeWall = memo(({ size: { half, low }, fee }: { readonly size: DamSize; readonly fee: number }) => {
  const [w, h] = [half * 0.86, 8 * low];
  return <Dent outline={`M${-w} ${-h}Q0 ${-h - 7} ${w} ${-h}L${w * 0.86} 0Q0-5 ${-w * 0.86} 0z`} fee={fee} coinAt={[w + 1, -h / 2]} />;
}, hasSameLook);
