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

interface BadgeProps {
  /** The whole of what is said in short, read out and told on pointing. */
  readonly says?: string;
  readonly children: ReactNode;
}

/** Something said of a seat in a word: it has passed. */
export const Badge = ({ says, children }: BadgeProps) => (
  <span className="mat-badge" {...(says !== undefined && { role: 'img', 'aria-label': says, 'data-says': says })}>
    {children}
  </span>
);

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

export interface Count {
  readonly name: string;
  readonly sign: ReactNode;
  readonly value: ReactNode;
}

/** Figures of a mat. Where there is room their names are written; else signs stand for them, and the names are read out and told on pointing. */
export const Counts = ({ of }: { readonly of: readonly Count[] }) => (
  <dl className="mat-counts">
    {of.map(({ name, sign, value }) => (
      <div key={name} data-says={name}>
        <dt>
          {sign}
          <span className="mat-count-name">{name}</span>
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
