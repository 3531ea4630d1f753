import { type TasksOf, tasks } from '@madang/kernel';

/** The fields of tasks, with one meaning in all. */
interface TaskFields {
  leftovers: readonly (readonly number[])[];
  left: readonly number[];
  resource: number;
  from: number;
  exchange: number;
  taken: number;
}

/** What can wait on Siberia's agenda. */
export type SiberiaTask = TasksOf<
  TaskFields,
  {
    sides: never; // the start player turns the next exchange tile
    round: never; // a round begins
    place: never; // place one drawn counter
    reveal: 'leftovers'; // all have placed; for each seat what it took up before it drew: option rearrangeLeftovers
    turn: never; // one action or pass
    research: 'left'; // choose the next counter
    deposit: 'resource'; // choose its region
    joker: never;
    step: never;
    seller: never; // choose the piece
    exchange: 'from'; // choose its exchange
    worker: never;
    invest: never;
    sale: 'resource'; // where the cubes are sold
    extract: 'resource' | 'exchange' | 'taken'; // the next cube, `taken` so far (a bit for each place): option extractAll
    surplus: never;
    'round end': never;
  }
>;

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
