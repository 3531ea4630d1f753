import { type OptionsOf, type Seat, type State, tasks } from '@madang/kernel';

/** Which matches there are: the first value is the default. */
export const OPTIONS = { deals: ['1', '2'] } as const;

export interface NapPlayer {
  points: number;
  /** Tricks taken in this round. */
  tricks: number;
  hand: number[];
}

/** The position: plain data. A number of -1 stands for none. */
export interface Nap extends State {
  options: OptionsOf<typeof OPTIONS>;
  players: NapPlayer[];
  /** Rounds begun. */
  round: number;
  dealer: Seat;
  bidder: Seat;
  /** Tricks that the highest bid promises. */
  bid: number;
  trump: number;
  /** The cards of the trick under way, and who led it. */
  trick: number[];
  leader: Seat;
  /** Cards of this round's earlier tricks. */
  played: number[];
  /** Cards that nobody got in this round. */
  deck: number[];
}

/** What can wait to happen. A round is nobody's. */
export type NapTask = { readonly task: 'round' | 'bid' | 'play'; readonly seat: Seat };

/** The rule that each task stands on. */
export const TASKS = tasks<NapTask>('Nap', { round: 'NAP-SETUP-02', bid: 'NAP-BID-01', play: 'NAP-PLAY-02' });

/** What can be told of a match. */
export type NapEvent =
  | { readonly event: 'dealt'; readonly seat: Seat; readonly hand: readonly number[] }
  | { readonly event: 'bid'; readonly seat: Seat; readonly bid: number }
  | { readonly event: 'passed' | 'took'; readonly seat: Seat }
  | { readonly event: 'nobody' }
  | { readonly event: 'played'; readonly seat: Seat; readonly card: number }
  | { readonly event: 'made' | 'failed'; readonly seat: Seat; readonly points: number };
