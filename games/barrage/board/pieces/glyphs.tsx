import { Glyph } from '@madang/board-kit';
import { memo } from 'preact/compat';
import type { SignName } from './effect-signs.ts';

/** Each thing's sign in a box of 16 × 16 around 0,0. */
const SIGNS: Readonly<Record<SignName, string>> = {
  // laurelled disc: the number stands on it
  vp: 'M0-7.4L6.4-3.7V3.7L0 7.4L-6.4 3.7V-3.7z',
  credits: 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
  excavator:
    'M-7.4 3.6H1.4a1.9 1.9 0 0 1 0 3.8H-7.4a1.9 1.9 0 0 1 0-3.8zM-7-3.6h4.8L-.4-.4V2.7H-7zM-.2-.9L3-6.4L7.4-1.2L6.8 3L4.4 3.6L3.6 1.6L5-.2L2.9-2.9L1 .9z',
  mixer:
    'M-7.4-1.4L-2-5.8L2-1.2L-2.2 2.6H-6.8zM2.8-2.6H5.4L7.4.1V2.8H2.8zM-7.4 3.3H7.4V4.7H-7.4zM-4.6 4a1.9 1.9 0 1 1 0 3.8A1.9 1.9 0 1 1-4.6 4zM4.2 4a1.9 1.9 0 1 1 0 3.8A1.9 1.9 0 1 1 4.2 4z',
  machine:
    'M-1.3-7.2H1.3L1.7-5.2L3.4-4.5L5.1-5.6L6.9-3.8L5.8-2.1L6.5-.4L8.4 0V2L6.5 2.4L5.8 4.1L6.9 5.8L5.1 7.6L3.4 6.5L-3.4 6.5L-5.1 7.6L-6.9 5.8L-5.8 4.1L-6.5 2.4L-8.4 2V0L-6.5-.4L-5.8-2.1L-6.9-3.8L-5.1-5.6L-3.4-4.5L-1.7-5.2zM0-2.2A3.2 3.2 0 1 0 0 4.2A3.2 3.2 0 1 0 0-2.2z',
  engineer: 'M-4.2-2.2a4.2 4.2 0 0 1 8.4 0h1.2V-.8H-5.4V-2.2zM-3.2 0h6.4a3.2 3.2 0 0 1-6.4 0zM-6.4 7.2c0-3.2 2.5-3.8 6.4-3.8s6.4.6 6.4 3.8z',
  energy: 'M1.4-7.4L-5 1.2H-.9L-1.9 7.4L5-1.6H.7z',
  turn: 'M-5.9-.6A6 6 0 0 1 4.4-4.2L6.4-6.2V.2H0L2.5-2.3A3.3 3.3 0 0 0-3.3 0A3.3 3.3 0 0 0 2.9 1.6H5.8A6 6 0 0 1-5.9-.6z',
  now: 'M0-7C2.9-3.2 5-.7 5 2A5 5 0 0 1-5 2C-5-.7-2.9-3.2 0-7z',
  later: 'M0-7C2.9-3.2 5-.7 5 2A5 5 0 0 1-5 2C-5-.7-2.9-3.2 0-7zM0-3.6C-1.9-1-3.2.6-3.2 2A3.2 3.2 0 0 0 3.2 2C3.2.6 1.9-1 0-3.6z',
  contract: 'M-5-7H2L5.4-3.6V7H-5zM-2.8-2.2V-.8H3V-2.2zM-2.8.6V2H3V.6zM-2.8 3.4V4.8H1V3.4z',
  base: 'M-7.6-3.2C-4 .8 4 .8 7.6-3.2V1.6C4 5.8-4 5.8-7.6 1.6z',
  elevation: 'M-7.6-6.4C-4-2.8 4-2.8 7.6-6.4V-2.8C4 .8-4 .8-7.6-2.8zM-7.6-.8C-4 2.8 4 2.8 7.6-.8V2.8C4 6.4-4 6.4-7.6 2.8z',
  conduit: 'M-7-6.2H-.8A3.4 3.4 0 0 1 2.6-2.8V2.2H7.2V6.2H1.4A3.4 3.4 0 0 1-2 2.8V-2.2H-7z',
  powerhouse: 'M0-7.2L7-1.6V6.8H-7V-1.6zM1-4L-3.6 1.8H-.7L-1.4 5.8L3.6-.2H.6z',
  any: 'M-6.4-6.4H-.8V-.8H-6.4zM.8-6.4H6.4V-.8H.8zM-6.4.8H-.8V6.4H-6.4zM.8.8H6.4V6.4H.8z',
  copied: 'M-6.6-6.6H2.6V-3H-3V2.6H-6.6zM-1.6-1.6H6.6V6.6H-1.6z',
  patent: 'M-3.6-6.6H3.6L7.2 0L3.6 6.6H-3.6L-7.2 0zM0-3A3 3 0 1 0 0 3A3 3 0 1 0 0-3z',
  special: 'M0-7.2L2-2.2L7.2-2L3.2 1.4L4.6 6.6L0 3.6L-4.6 6.6L-3.2 1.4L-7.2-2L-2-2.2z',
  mountain: 'M-8 6.4L-2.6-6.6L.6-.8L2.8-4L8 6.4zM-2.6-3L-3.8-.2L-2.6.8L-1.2-.6z',
  hill: 'M-8 5.4C-7-2.4-.8-2.4.4 1.6C1.8-5.4 7-4 8 5.4z',
  plain: 'M-8 2.2H8V6H-8zM-6.8 1V-3.4L-5.6-5.2L-4.4-3.4V1zM-1.2 1V-4.4L0-6.2L1.2-4.4V1zM4.4 1V-3.4L5.6-5.2L6.8-3.4V1z',
};

/** A sign alone, inside an SVG. */
export const SignShape = ({ name, scale = 1 }: { readonly name: SignName; readonly scale?: number }) => (
  <path className={`sign sign-${name}`} d={SIGNS[name]} fillRule="evenodd" transform={`scale(${scale})`} />
);

/** A sign for HTML; only decoration, its words stand elsewhere. */
export const Sign = memo(({ name, size = 16 }: { readonly name: SignName; readonly size?: number }) => (
  <Glyph box={[17, 17]} width={size}>
    <SignShape name={name} />
  </Glyph>
));

/** A number on a coin or a point's hexagon. */
export const Worth = memo(
  ({ name, children, size = 20 }: { readonly name: 'vp' | 'credits'; readonly children: string | number | undefined; readonly size?: number }) => (
    <Glyph box={[17, 17]} width={size}>
      <SignShape name={name} />
      <text className={`worth worth-${name}`} data-long={String(children).length > 2} y="4.3" textAnchor="middle">
        {children}
      </text>
    </Glyph>
  ),
);

/** A drop inside an SVG, its middle at 0,0. */
export const DropShape = ({ scale = 1 }: { readonly scale?: number }) => <path className="drop" d={SIGNS.now} transform={`scale(${scale})`} />;

const HOUSE = 'M0-12L12-3V11H-12V-3z';
/** A powerhouse, 24 wide, around 0,0. */
export const HouseShape = ({ className }: { readonly className: string }) => <path className={className} d={HOUSE} />;
