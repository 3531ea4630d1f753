import { memo, type ReactNode, useId } from 'preact/compat';
import type { Officer } from '../../components/words.ts';

/** How an officer is drawn: what lies behind them, skin, coat, and what is behind and before the face. */
interface Look {
  readonly skin: string;
  readonly coat: string;
  readonly sky: readonly [string, string];
  /** What the ability is about. */
  readonly scene: ReactNode;
  /** Hair and headgear behind the head. */
  readonly behind?: ReactNode;
  /** Collar and tie. */
  readonly collar: ReactNode;
  /** Eyes, beard, hair and headgear before the face. */
  readonly face: ReactNode;
}

interface PortraitProps {
  readonly officer: Officer;
  readonly size: number;
}

/** An officer's head and shoulders before what the ability is about, as a medallion. */
export const Portrait = memo(function Portrait({ officer, size }: PortraitProps) {
  const id = useId();
  const { skin, coat, sky, scene, behind, collar, face } = LOOKS[officer];
  return (
    <svg className="portrait" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <defs>
        <clipPath id={`${id}c`}>
          <circle cx={24} cy={24} r={22.6} />
        </clipPath>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={sky[0]} />
          <stop offset="1" stopColor={sky[1]} />
        </linearGradient>
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <rect width={48} height={48} fill={`url(#${id}s)`} />
        {scene}
        {behind}
        <path d="M4 50C5 40 12 37 18 35.4h12C36 37 43 40 44 50z" fill={coat} />
        <path d="M24 35.4h6C36 37 43 40 44 50H24z" fill={dark(coat)} opacity={0.6} />
        <path d="M19.5 28h9v8.2q-4.5 4-9 0z" fill={dark(skin)} />
        {collar}
        <path d="M15.6 20C15.6 12.6 19 9 24 9s8.4 3.6 8.4 11c0 6.6-4 11.6-8.4 11.6S15.6 26.6 15.6 20z" fill={skin} />
        <path d="M26 9.2c4 .8 6.4 4.4 6.4 10.8 0 6.6-4 11.6-8.4 11.6q6-4 5.6-11.6T26 9.2z" fill={dark(skin)} opacity={0.35} />
        <path d="M24 20.4l-1.3 4.2h2" fill="none" stroke={dark(skin)} strokeWidth={0.9} strokeLinejoin="round" />
        {face}
      </g>
      <circle cx={24} cy={24} r={22.4} fill="none" stroke="var(--portrait-rim, #b8893a)" strokeWidth={2.2} />
    </svg>
  );
});

const dark = (color: string): string => `color-mix(in srgb, ${color}, black 26%)`;

/** Two eyes with brows; `brow`: the hair's color. */
const Eyes = ({ brow }: { readonly brow: string }) => (
  <>
    <path d="M20.2 19.4v.02M27.8 19.4v.02" stroke="#22262c" strokeWidth={1.9} strokeLinecap="round" />
    <path d="M18.2 17.1q1.9-1.3 3.9-.2M25.9 16.9q2-1.1 3.9.2" fill="none" stroke={brow} strokeWidth={1.2} strokeLinecap="round" />
  </>
);

const Smile = ({ color = '#8d3f35' }: { readonly color?: string }) => (
  <path d="M21.4 27.3q2.6 1.7 5.2 0" fill="none" stroke={color} strokeWidth={1.2} strokeLinecap="round" />
);

/** A white shirt with a tie. */
const Shirt = ({ tie }: { readonly tie: string }) => (
  <>
    <path d="M18.5 34.6L24 39.5l5.5-4.9 1.5 1.9-7 12-7-12z" fill="#f3ecdc" />
    <path d="M22.7 38.8h2.6l-.5 2 1.4 8h-4.4l1.4-8z" fill={tie} />
  </>
);

/** An open work collar. */
const Workwear = ({ color }: { readonly color: string }) => <path d="M18 34.4l-2.4 3 6.6 6.4L24 39l1.8 4.8 6.6-6.4-2.4-3L24 38.4z" fill={color} />;

const WHITE = 'rgb(255 255 255 / 78%)';

/** The looks of the officers of the expert game. */
const LOOKS: Readonly<Record<Officer, Look>> = {
  // a base in the mountains
  'wilhelm-adler': {
    skin: '#f0c9a4',
    coat: '#54626f',
    sky: ['#b9d4e4', '#e6efe6'],
    scene: (
      <>
        <path d="M-2 38L9 14l7 9 8-15 9 14 6-8 12 24z" fill="#7f93a0" />
        <path d="M9 14l-3.4 7.4 3-1.4 2.8 2.4 1.8-2.4zM24 8l-4 7.5 3.6-1.5 3 2.5 1.8-2.5z" fill="#f6f8f8" />
      </>
    ),
    collar: <Shirt tie="#8a3b2f" />,
    face: (
      <>
        <Eyes brow="#b98b43" />
        <circle cx={27.8} cy={19.5} r={3.1} fill="rgb(255 255 255 / 22%)" stroke="#caa146" strokeWidth={0.9} />
        <path d="M30.4 21.4q1.5 4 .4 9" fill="none" stroke="#caa146" strokeWidth={0.6} />
        <Smile />
        <path d="M15.2 20C14.5 11 18 6.8 24.5 6.8S34 10.5 32.8 19q-.6-4.4-2.6-6.6-6 1-11.2-2.4-2.6 3.6-2.8 10z" fill="#d8ad5c" />
      </>
    ),
  },
  // a high dam
  'graziano-del-monte': {
    skin: '#e3b48c',
    coat: '#5a4334',
    sky: ['#f2d7a8', '#dfe6d2'],
    scene: (
      <>
        <path d="M-1 16h50v20H-1z" fill="#6fa9cf" />
        <path d="M-1 19Q24 12 49 19v29H-1z" fill="#b9b2a2" />
        <path d="M5 20v26M14 17.5v28M34 17.5v28M43 20v26" stroke="#8f887a" strokeWidth={1} />
      </>
    ),
    behind: <path d="M14.5 20q-2.4 5 .6 9h17.8q3-4 .6-9z" fill="#c9c4bc" />,
    collar: <Shirt tie="#3f5c4a" />,
    face: (
      <>
        <Eyes brow="#b8b2a8" />
        <path d="M16.4 27.6q3.4-3.2 7.6-1.7 4.2-1.5 7.6 1.7-1 2.2-4.2 1.9-2.2-.2-3.4-1.5-1.2 1.3-3.4 1.5-3.2.3-4.2-1.9z" fill="#d5d0c8" />
        <path d="M12.5 15.5Q13 6.5 23.5 5.8 35 5.5 36 14.5q-3.5 1.3-6 .2-8-1.9-17.5.8z" fill="#3d4b3f" />
        <path d="M12.3 15.7q9-3.2 17.7-1.2l5.8.2q-.3 2-2.3 2.2-10.6-1.8-20.7.8z" fill="#2d392f" />
      </>
    ),
  },
  // energy
  'viktor-fiesler': {
    skin: '#efc6a6',
    coat: '#4b3d52',
    sky: ['#39405c', '#7d7391'],
    scene: <path d="M8 6l-4 10h4l-3 9 8-12H8.5L12 6zM41 8l-3.5 9h3.5l-2.5 9 7.5-11.5h-4.5L45 8z" fill="#ffd75e" />,
    collar: <Workwear color="#6f5c78" />,
    face: (
      <>
        <Smile />
        <path
          d="M15.8 20.5q-.6 12 8.2 14.3 8.8-2.3 8.2-14.3-1.6 5-3.4 5.2-2.4-1.3-4.8-.2-2.4-1.1-4.8.2-1.8-.2-3.4-5.2zM21 28q3 1.5 6 0-3 3-6 0z"
          fill="#7b4a2b"
          fillRule="evenodd"
        />
        <path d="M14.8 17.3h18.4" stroke="#332a25" strokeWidth={2.2} />
        <circle cx={19.9} cy={18.2} r={3.6} fill="#9fd3d8" stroke="#a8762f" strokeWidth={1.6} />
        <circle cx={28.1} cy={18.2} r={3.6} fill="#9fd3d8" stroke="#a8762f" strokeWidth={1.6} />
        <path d="M18.3 17.3l1.8-1.2M26.5 17.3l1.8-1.2" stroke={WHITE} strokeWidth={1} strokeLinecap="round" />
      </>
    ),
  },
  // a conduit
  'jill-mcdowell': {
    skin: '#f6d2b8',
    coat: '#3f6a72',
    sky: ['#c9e3d6', '#f3ead0'],
    scene: (
      <>
        <path d="M-2 30H8q6 0 6-6V-2" fill="none" stroke="#8a5a34" strokeWidth={8} />
        <path d="M-2 28.5H8q4.5 0 4.5-5V-2" fill="none" stroke="#c08a57" strokeWidth={2} />
        <path d="M10 8h8M10 18h8M2 26v8" stroke="#5f3b20" strokeWidth={2} />
      </>
    ),
    behind: <path d="M14 14q-4 14 1.5 18h17q5.5-4 1.5-18z" fill="#a5401f" />,
    collar: <Workwear color="#f0e2c4" />,
    face: (
      <>
        <Eyes brow="#8b3a1d" />
        <path d="M21.2 26.8q2.8-1 5.6 0-2.8 3.2-5.6 0z" fill="#b8433d" />
        <path d="M14.5 21Q13 8 24 7t9.5 14q-1.3-4.5-3.5-7-6 1.4-10.5-1.5-3.5 2.5-5 8.5z" fill="#c2552b" />
        <path d="M14.6 14.5Q19 6 30 8.5l3.3 5Q24 9 14.6 14.5z" fill="#2f7f8c" />
        <path d="M33 13l4-2.5-.4 4.5-3-.8z" fill="#256772" />
      </>
    ),
  },
  // credits
  'solomon-p-jordan': {
    skin: '#8a5a3b',
    coat: '#2f3440',
    sky: ['#e6c98e', '#f4e8cd'],
    scene: (
      <>
        {[30, 25, 20].map((y) => (
          <ellipse key={y} cx={6.5} cy={y} rx={6.5} ry={3} fill="#e2b33c" stroke="#9a7118" strokeWidth={0.9} />
        ))}
        {[30, 25].map((y) => (
          <ellipse key={y} cx={42} cy={y} rx={6.5} ry={3} fill="#e2b33c" stroke="#9a7118" strokeWidth={0.9} />
        ))}
      </>
    ),
    collar: (
      <>
        <path d="M18.5 34.6L24 39.5l5.5-4.9 1.5 1.9-7 12-7-12z" fill="#f6f0e2" />
        <path d="M24 38.4l-5-2.6v5.6zM24 38.4l5-2.6v5.6z" fill="#8c2f39" />
      </>
    ),
    face: (
      <>
        <Eyes brow="#231a16" />
        <path d="M19.6 26.3q4.4-2.3 8.8 0-2 1-4.4.7-2.4.3-4.4-.7z" fill="#231a16" />
        <path d="M21.6 28.3q2.4 1.2 4.8 0" fill="none" stroke="#5a2f24" strokeWidth={1.1} strokeLinecap="round" />
        <path d="M16.2 13.2Q16 3.5 24 3.3t7.8 9.9z" fill="#20242c" />
        <path d="M16.1 10.2h15.8v3H16.1z" fill="#8c2f39" />
        <path d="M11 14.2q13-3.6 26 0-1.2 2.6-4.6 1.9-8.4-1.6-16.8 0-3.4.7-4.6-1.9z" fill="#2c313c" />
      </>
    ),
  },
  // the wheel's tile
  'anton-krylov': {
    skin: '#f3cbb0',
    coat: '#6b5a45',
    sky: ['#cfdbe6', '#eef2f4'],
    scene: (
      <>
        <circle cx={9} cy={21} r={9} fill="none" stroke="#8795a1" strokeWidth={5} />
        <path d="M9 8v26M-4 21h26M0 12l18 18M18 12L0 30" stroke="#8795a1" strokeWidth={2.2} />
        <circle cx={41} cy={19} r={6} fill="none" stroke="#a3afb9" strokeWidth={4} />
        <path d="M41 10v18M32 19h18" stroke="#a3afb9" strokeWidth={2} />
      </>
    ),
    behind: <path d="M12.5 13q-3.5 10 .5 16.5 3.5 1.2 4.5-2.5h13q1 3.7 4.5 2.5 4-6.5.5-16.5z" fill="#5b4230" />,
    collar: <path d="M14.5 36q3-3.5 9.5-1.5 6.5-2 9.5 1.5-1.5 6-9.5 6.5-8-.5-9.5-6.5z" fill="#8a6f52" />,
    face: (
      <>
        <Eyes brow="#6b4a30" />
        <path
          d="M16.3 22.5q.4 9.5 7.7 10.3 7.3-.8 7.7-10.3-2.4 3-4.7 2.7l-3 .9-3-.9q-2.3.3-4.7-2.7zM21.3 27.6q2.7 1.4 5.4 0-2.7 2.8-5.4 0z"
          fill="#7a5536"
          fillRule="evenodd"
        />
        <path d="M13 15.5Q12 5.5 24 5t11 10.5q-11-3.5-22 0z" fill="#6d5039" />
        <path d="M13.5 15.8q1.5-5 10.5-5t10.5 5q-1 2-4 1.2-6.5-1.5-13 0-3 .8-4-1.2z" fill="#88674b" />
        <path d="M24 11.2l.7 1.5 1.6.2-1.2 1.1.3 1.6-1.4-.8-1.4.8.3-1.6-1.2-1.1 1.6-.2z" fill="#b8433d" />
      </>
    ),
  },
  // others' abilities
  'mahiri-sekibo': {
    skin: '#6e4430',
    coat: '#a5482f',
    sky: ['#f3b56a', '#f6dfae'],
    scene: (
      <>
        <circle cx={39} cy={13} r={6.5} fill="#f8efc8" />
        <path d="M-2 34q8-7 17-3t18-3 17 3v19H-2z" fill="#c67f45" />
        <path d="M7 31V16M7 20q-6-3-7.5-9M7 18q6-3 8-8M7 22q5 0 9-4" fill="none" stroke="#4c5a35" strokeWidth={1.6} />
      </>
    ),
    collar: (
      <>
        <path d="M15.5 37q8.5 7 17 0l2.5 3.5Q24 50 13 40.5z" fill="#e0b13e" />
        <path d="M16.5 39.5q7.5 5.5 15 0" fill="none" stroke="#2f7f8c" strokeWidth={1.6} />
      </>
    ),
    face: (
      <>
        <Eyes brow="#1d1310" />
        <path d="M21 26.9q3-1.3 6 0-3 3.3-6 0z" fill="#9c3b3b" />
        <path d="M14.6 16Q12.5 3.5 24.5 2.5T34 16q-9.5-6-19.4 0z" fill="#2f7f8c" />
        <path d="M14.4 16.2q1-4.5 9.6-5.7t10 5.7q-9.5-5.3-19.6 0z" fill="#e0b13e" />
        <path d="M30 5.5q6-4 8 0t-4.5 5.5z" fill="#256772" />
        <path d="M15 24.5v2.5M33 24.5v2.5" stroke="#e0b13e" strokeWidth={2.2} strokeLinecap="round" />
      </>
    ),
  },
};
