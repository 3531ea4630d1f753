import type { AssetChange, Seat } from '@madang/kernel';
import type { ReactNode } from 'preact/compat';
import { useSeats } from '../context/board.tsx';
import { SeatMark } from '../shapes/pieces.tsx';

/** So much of a good, paid (below 0) or gained. */
export interface Token {
  /** The good by its own name. */
  readonly good: string;
  /** Its sign, as the game prints it. */
  readonly sign: ReactNode;
  readonly n: number;
  /** It is the most: the rest is still to be chosen. */
  readonly most?: true;
  /** So much of it the player has then. */
  readonly left?: number;
}

/** What another seat pays or gains. */
interface OthersTokens {
  readonly seat: Seat;
  readonly tokens: readonly Token[];
}

/** What an answer costs and brings, as signs with figures. For those who look: its words say the same. */
export interface Balance {
  readonly tokens?: readonly Token[];
  readonly others?: readonly OthersTokens[];
  /** What it brings that is no amount: signs of what comes next, or is met. */
  readonly brings?: ReactNode;
}

/** Changes as tokens: the seat's own and the others', each good with its sign. */
export function balanceOf<G extends string>(
  changes: readonly AssetChange<G>[],
  seat: Seat,
  sign: (good: G, seat: Seat) => ReactNode,
): Required<Pick<Balance, 'tokens' | 'others'>> {
  const drawn = changes.map((change) => ({
    seat: change.seat,
    tokens: change.goods.map((one): Token => ({ ...one, sign: sign(one.good, change.seat) })),
  }));
  return { tokens: drawn.find((one) => one.seat === seat)?.tokens ?? [], others: drawn.filter((one) => one.seat !== seat) };
}

const isPaid = ({ n }: Token): boolean => n < 0;

/** An amount as the reader's language writes it. */
const figure = (n: number): string => n.toLocaleString(document.documentElement.lang || 'en');

interface TokensProps {
  readonly tokens: readonly Token[];
  /** Says what is left, too. */
  readonly sums?: boolean;
}

/** Amounts in a row, each behind its sign: what is paid with a minus, what is gained with a plus. */
export const Tokens = ({ tokens, sums = false }: TokensProps) =>
  tokens.map(({ good, sign, n, most, left }) => (
    <span key={`${good} ${n < 0}`} className="token" data-good={good} data-n={n} data-most={most}>
      {sign}
      <b>
        {n < 0 ? '−' : most ? '≤' : '+'}
        {figure(Math.abs(n))}
      </b>
      {sums && left !== undefined && <i>→ {figure(left)}</i>}
    </span>
  ));

/** Takes the amounts that are paid. */
export const costOf = ({ tokens = [] }: Balance): readonly Token[] => tokens.filter(isPaid);

/** Draws gains, what comes, and what others pay or gain; null: nothing. */
export function Gain({ balance: { tokens = [], others = [], brings }, sums = false }: { readonly balance: Balance; readonly sums?: boolean }) {
  const seats = useSeats();
  const gained = tokens.filter((token) => !isPaid(token));
  if (gained.length + others.length === 0 && !brings) return null;
  return (
    <span className="tokens" data-of="gain">
      <Tokens tokens={gained} sums={sums} />
      {brings}
      {others.map(({ seat, tokens: theirs }) => {
        const info = seats.find((one) => one.seat === seat);
        return (
          <span key={seat} className="tokens-other" data-seat={seat}>
            {info && <SeatMark seat={info} size={16} />}
            <Tokens tokens={theirs} />
          </span>
        );
      })}
    </span>
  );
}

/** The whole balance in a line; null: nothing is paid and nothing is gained. */
export function BalanceLine({ balance }: { readonly balance: Balance }) {
  const cost = costOf(balance);
  const { tokens = [], others = [], brings } = balance;
  if (tokens.length + others.length === 0 && !brings) return null;
  return (
    <span className="balance" aria-hidden="true">
      {cost.length > 0 && (
        <span className="tokens" data-of="cost">
          <Tokens tokens={cost} sums />
        </span>
      )}
      <Gain balance={balance} sums />
    </span>
  );
}
