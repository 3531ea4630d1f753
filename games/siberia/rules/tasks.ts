import { type Seat, tasks } from '@madang/kernel';

/** What can wait on Siberia's agenda. */
export type SiberiaTask =
  | { readonly task: 'sides'; readonly seat: Seat } // the start player turns the next exchange tile
  | { readonly task: 'round'; readonly seat: Seat } // a round begins
  | { readonly task: 'place'; readonly seat: Seat } // place one drawn counter
  | { readonly task: 'reveal'; readonly seat: Seat; readonly leftovers: readonly (readonly number[])[] } // all have placed; for each seat what it took up before it drew: option rearrangeLeftovers
  | { readonly task: 'turn'; readonly seat: Seat } // one action or pass
  | { readonly task: 'research'; readonly seat: Seat; readonly left: readonly number[] } // choose the next counter
  | { readonly task: 'deposit'; readonly seat: Seat; readonly resource: number } // choose its region
  | { readonly task: 'joker'; readonly seat: Seat }
  | { readonly task: 'step'; readonly seat: Seat }
  | { readonly task: 'seller'; readonly seat: Seat } // choose the piece
  | { readonly task: 'exchange'; readonly seat: Seat; readonly from: number } // choose its exchange
  | { readonly task: 'worker'; readonly seat: Seat }
  | { readonly task: 'invest'; readonly seat: Seat }
  | { readonly task: 'sale'; readonly seat: Seat; readonly resource: number } // where the cubes are sold
  | { readonly task: 'extract'; readonly seat: Seat; readonly resource: number; readonly exchange: number; readonly taken: number } // the next cube, `taken` so far (a bit for each place): option extractAll
  | { readonly task: 'surplus'; readonly seat: Seat }
  | { readonly task: 'round end'; readonly seat: Seat };

/** The task of this name. */
export type TaskOf<K extends SiberiaTask['task']> = Extract<SiberiaTask, { readonly task: K }>;

/** The rule that each task stands on. */
export const TASKS = tasks<SiberiaTask>('Siberia', {
  sides: 'SIB-SETUP-06',
  round: 'SIB-PLACE-01',
  place: 'SIB-PLACE-04',
  reveal: 'SIB-PLACE-02',
  turn: 'SIB-ACT-02',
  research: 'SIB-RESEARCH-12',
  deposit: 'SIB-RESEARCH-09',
  joker: 'SIB-MGR-02',
  step: 'SIB-LOG-01',
  seller: 'SIB-SELL-02',
  exchange: 'SIB-SELL-01',
  worker: 'SIB-WORK-01',
  invest: 'SIB-INV-01',
  sale: 'SIB-EXTRACT-06',
  extract: 'SIB-EXTRACT-02',
  surplus: 'SIB-ROUND-07',
  'round end': 'SIB-ROUND-11',
});
