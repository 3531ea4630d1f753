import { memo, type ReactNode } from 'preact/compat';

interface TubeProps {
  readonly way: string;
  readonly plot: number;
  /** Whether a city is at one of its ends, so that it counts. */
  readonly lit: boolean;
  readonly upgraded: boolean;
}

/** A tunnel: light runs through it if it counts, it is a dim pipe if not. An upgraded one has golden ribs and walls. */
export const Tube = memo(function Tube({ way, plot, lit, upgraded }: TubeProps) {
  const unit = plot / 36;
  const line = (width: number, name: string, dash?: readonly [number, number]): ReactNode => (
    <path d={way} className={`tube-${name}`} strokeWidth={width * unit} strokeDasharray={dash?.map((part) => part * unit).join(' ')} />
  );
  return (
    <g className="lit-tube" data-lit-tube={lit} data-golden={upgraded}>
      <path d={way} className="tube-cast" strokeWidth={14 * unit} transform={`translate(${2 * unit} ${5 * unit})`} />
      {lit && line(28, 'shine')}
      {line(15.8, 'edge')}
      {line(14.5, 'wall')}
      {line(9.6, 'inside')}
      {line(5, 'light')}
      {line(15.5, 'rib', upgraded ? [4.6, 13.4] : [3, 25])}
      <path d={way} className="tube-gleam" strokeWidth={1.8 * unit} transform={`translate(${-2 * unit} ${-4 * unit})`} />
    </g>
  );
});

/** The way of a tunnel that is not built: dots on a dark ground. */
export const TubeSketch = ({ way }: { readonly way: string }) => (
  <>
    <path d={way} className="tunnel-site-ground" />
    <path d={way} className="tunnel-site" />
  </>
);
