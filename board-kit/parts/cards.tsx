import type { FieldsetHTMLAttributes, HTMLAttributes, ReactNode } from 'preact/compat';
import type { PieceProps } from '../table/board-table.tsx';
import './cards.css';

interface CardProps extends HTMLAttributes<HTMLSpanElement> {
  /** From `usePiece`: the whole card is pressed. */
  readonly piece: PieceProps;
}

/**
 * A card or tile with figures on its face. A layer below the face carries the name and takes the press; what stands on it is
 * decoration or is read by itself. The game gives its place in the layout and its look.
 */
export const Card = ({ piece, className, children, ...rest }: CardProps) => (
  <span className={`card ${className ?? ''}`} {...rest}>
    <span className="card-press" {...piece} />
    {children}
  </span>
);

interface PileProps extends HTMLAttributes<HTMLSpanElement> {
  readonly count: number;
  /** What lies there and how many, for who listens and who hovers. */
  readonly words: string;
}

/** A pile, a bag, a stock of one kind: how it looks, and how many are left. */
export function Pile({ count, words, className, children, ...rest }: PileProps) {
  // What is pressed is named by the words in it: beside a label its figure would be read as its text.
  const pressed = rest.role === 'button';
  const { 'aria-label': name = words, ...unnamed } = rest;
  const named = pressed ? unnamed : { role: 'img' as const, 'aria-label': name, ...unnamed };
  return (
    <span className={`pile ${className ?? ''}`} data-says={words} data-empty={count === 0} {...named}>
      {pressed && <span className="words-only">{name}</span>}
      {children}
      <b aria-hidden={pressed || undefined}>{count}</b>
    </span>
  );
}

interface HandProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  readonly label: string;
}

/** Cards in a hand, side by side; they wrap. What can be taken up is a `HandCard`. */
export const Hand = ({ label, className, ...rest }: HandProps) => <fieldset className={`hand ${className ?? ''}`} aria-label={label} {...rest} />;

interface HandCardProps {
  /** From `useTakeUp`: pressed, it is held, and the places where it may go light up. */
  readonly takeUp: HTMLAttributes<HTMLSpanElement>;
  /** From `useDragged`: it may be dragged to its place as well. */
  readonly drag?: HTMLAttributes<HTMLSpanElement> | null;
  readonly children: ReactNode;
}

/** A card of the hand that is taken up, then put down. */
export const HandCard = ({ takeUp, drag = null, children }: HandCardProps) => (
  <span className="hand-card" {...takeUp} {...drag}>
    {children}
  </span>
);

interface MarketRowProps {
  readonly label: string;
  /** The offers in their order; an empty place is a `Gap`. */
  readonly children: ReactNode;
  /** Where the row is filled from. */
  readonly pile?: ReactNode;
}

/** A row of what is on offer, and the pile that fills it. */
export const MarketRow = ({ label, children, pile }: MarketRowProps) => (
  <div className="market-row" role="group" aria-label={label}>
    {children}
    {pile}
  </div>
);

/** A place where nothing lies now. */
export const Gap = ({ className }: { readonly className?: string }) => <span className={`gap ${className ?? ''}`} />;
