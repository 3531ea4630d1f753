import type { ReactNode } from 'preact/compat';
import type { SeatInfo } from '../contract.ts';
import { SeatMark } from '../shapes/pieces.tsx';
import './mat.css';

interface MatHeadProps {
  readonly seat: SeatInfo;
  /** The size of the seat's mark in pixels. */
  readonly size?: number;
  /** What else stands in the line: badges, money, points. */
  readonly children?: ReactNode;
}

/** The first line of a mat: whose it is. */
export const MatHead = ({ seat, size = 20, children }: MatHeadProps) => (
  <header className="mat-head">
    <SeatMark seat={seat} size={size} />
    <strong className="mat-name">{seat.name}</strong>
    {children}
  </header>
);

/** Something said of a seat in a word: it has passed. */
export const Badge = ({ children }: { readonly children: ReactNode }) => <span className="mat-badge">{children}</span>;

/** Figures of a mat with their names. */
export const Facts = ({ of }: { readonly of: Readonly<Record<string, ReactNode>> }) => (
  <dl className="mat-facts">
    {Object.entries(of).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
