import { Emblem, range, type SeatInfo, SeatShape, STONE_PAINTS, seatPaints } from '@madang/board-kit';
import { DropShape } from '../../pieces/glyphs.tsx';
import { Chalk } from './chalk.tsx';
import { coursePath, crestPath, type DamSize, facePath, jointsPath, lakePath, shadowPath, shoulderPaths, wallOf } from './dam-shape.ts';

interface WallProps {
  readonly size: DamSize;
  readonly height: number;
  readonly drops: number;
  /** Undefined: a neutral dam. */
  readonly seat: SeatInfo | undefined;
  /** The names that its drops and its top have as places of an animation. */
  readonly site: string;
}

/** A dam with its lake. The wall grows with its elevations, the lake with its drops; a full lake spills over. */
export function Wall({ size, height, drops, seat, site }: WallProps) {
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
      <Drops
        site={site}
        drops={drops}
        y={-face - crest - Math.max(4, Math.min(size.room, 9 + drops * 5.6) * 0.42)}
        pitch={Math.min(14, (2 * size.half - 8) / 3)}
      />
      {seat && (
        <g transform={`translate(0 ${-face / 2 - 1.6})`}>
          <Emblem seat={seat} radius={7.2} />
        </g>
      )}
    </>
  );
}

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
      {drops > 0 && <path d={lakePath(size, height, drops)} fill="url(#kit-lake)" stroke="var(--foam)" strokeOpacity={0.85} strokeWidth={1.1} />}
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

const Drops = ({ site, drops, y, pitch }: { readonly site: string; readonly drops: number; readonly y: number; readonly pitch: number }) =>
  range(drops).map((i) => (
    <g key={i} className="lake-drop" data-anchor={`drop:${site}:${i + 1}`} transform={`translate(${(i - (drops - 1) / 2) * pitch} ${y})`}>
      <DropShape scale={1.25} />
    </g>
  ));

/** A free dam site: the outline of a base between two posts. */
export const FreeWall = ({ size: { half, low }, fee }: { readonly size: DamSize; readonly fee: number }) => {
  const [w, h] = [half * 0.9, 10 * low];
  const outline = `M${-w} ${-h}Q0 ${-h - 8} ${w} ${-h}L${w * 0.84} 0Q0-4 ${-w * 0.84} 0z`;
  return <Chalk outline={outline} posts={`M${-w} ${-h - 4}V0M${w} ${-h - 4}V0`} fee={fee} coinAt={[w - 3, -h - 3]} />;
};
