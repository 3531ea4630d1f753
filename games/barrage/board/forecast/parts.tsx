import type { ReactNode } from 'preact/compat';
import { pipeOf } from '../../rules/index.ts';
import type { SignName } from '../pieces/effect-signs.ts';
import { Sign } from '../pieces/glyphs.tsx';

/** A line of the picture, with what it is about before it. */
export const Row = ({ sign, children }: { readonly sign?: ReactNode; readonly children: ReactNode }) => (
  <span className="picture-row">
    {sign !== undefined && <span className="picture-sign">{sign}</span>}
    {children}
  </span>
);

/** So many machines or engineers. */
export const Machines = ({ name, n }: { readonly name: SignName; readonly n: number }) => (
  <span className="picture-machines">
    <b>{n}</b>
    <Sign name={name} size={17} />
  </span>
);

/** A conduit's disc: its value ringed in the colour of its value. */
export const Disc = ({ conduit, value }: { readonly conduit: number; readonly value: number }) => (
  <span className="picture-disc" data-pipe={pipeOf(conduit)}>
    {value}
  </span>
);
