import { Emblem, type SeatInfo, seatPaints } from '@madang/board-kit';
import { memo } from 'preact/compat';
import { Dent } from './dent.tsx';

/** A powerhouse with lit windows, around 0,0: 26 wide, 25 high. */
export const BuiltHouse = memo(function BuiltHouse({ seat }: { readonly seat: SeatInfo }) {
  const { wall, edge, shade, light, colour } = seatPaints(seat);
  return (
    <g transform="translate(0.6 11.5)" strokeLinejoin="round">
      <path d="M-10 1H16L22-3L13-13z" fill="var(--cast)" />
      <circle cy={-5} r={20} fill="url(#kit-glow)" opacity="var(--lamp)" pointerEvents="none" />
      <path d="M-12 0H8V-12H-12z" fill={wall} stroke={edge} strokeWidth={0.8} />
      <path d="M8 0L12.5-3.6V-15.4L8-12z" fill={edge} />
      <path d="M-14-11.4L-2-23L9.6-11.4z" fill={light} stroke={edge} strokeWidth={0.9} />
      <path d="M-2-23L9.6-11.4L14-14.8L2.6-25.6z" fill={shade} stroke={edge} strokeWidth={0.9} />
      {[-10.6, -4.2, 2.2].map((x) => (
        <path key={x} d={`M${x}-1.2h4.2v-4.6h-4.2z`} fill="var(--window)" stroke={edge} strokeWidth={0.7} />
      ))}
      <g transform="translate(-2.1 -11.4)">
        <circle r={6.4} fill={colour} />
        <Emblem seat={seat} radius={5.9} />
      </g>
    </g>
  );
});

/** A free site of a powerhouse: a dent as large as its ground. */
export const FreeHouse = memo(({ fee }: { readonly fee: number }) => (
  <Dent outline="M-11 10V-0.4L-1.6-9.6H2.2L11-2.6V6.6L7.2 10z" fee={fee} coinAt={[0.2, 1.4]} />
));
