import {
  ANALYSIS_SETTINGS,
  type Analysis,
  type AnalysisAnswer,
  type AnalysisJob,
  analyse,
  analysisOf,
  type Findings,
  jobsOf,
} from '@madang/bots/analysis';
import { type Match, toDocument } from '@madang/kernel';
import type { AnalysisView } from '@madang/wire';
import { type Analysts, Stopped, startAnalysts } from './analysts.ts';

/** How far an analysis is. `done`, `of`: jobs, as far as is known; `looked`: every choice has been looked at, so that sums over the match are whole. */
export interface Progress {
  readonly analysis: Analysis;
  /** `served`: the server works at it. */
  readonly status: 'running' | 'served' | 'stopped' | 'failed' | 'done';
  readonly done: number;
  readonly of: number;
  readonly looked: boolean;
}

/** An analysis under way, or to be gone on with. */
export interface Run {
  progress(): Progress;
  subscribe(changed: () => void): () => void;
  /** Goes on where it stopped. */
  start(): void;
  stop(): void;
  /** Takes what the server has found in the place of own work. */
  take(view: AnalysisView): void;
}

/** Milliseconds between two looks at what has been found: each works out the whole analysis. */
const SHOW_EVERY = 200;
/** Analyses that are remembered while the page lives. */
const KEPT = 6;

const runs = new Map<string, Run>();

/** The analysis of a match, as far as it has come on this page; begun when it is started. */
export function runOf(match: Match): Run {
  const document = toDocument(match);
  const name = `${document.game}/${document.hash}/${document.moves.length}`;
  const run = runs.get(name) ?? newRun(match);
  runs.delete(name);
  runs.set(name, run);
  for (const [old, one] of [...runs].slice(0, -KEPT)) {
    one.stop();
    runs.delete(old);
  }
  return run;
}

function newRun(match: Match): Run {
  const known = new Map<string, AnalysisAnswer>();
  const listeners = new Set<() => void>();
  let analysts: Analysts | undefined;
  let shown: Progress = { analysis: analysisOf(match, NOTHING), status: 'stopped', done: 0, of: match.log.length, looked: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let found = NOTHING;

  const show = (change: Partial<Progress>): void => {
    clearTimeout(timer);
    timer = undefined;
    shown = { ...shown, done: known.size, of: jobsOf(match, found), looked: isLooked(match, known), ...change };
    for (const changed of listeners) changed();
  };
  const soon = (): void => {
    timer ??= setTimeout(() => show({ analysis: analysisOf(match, found) }), SHOW_EVERY);
  };
  const begin = async (started: Analysts): Promise<void> => {
    try {
      const analysis = await analyse(match, remembering(known, started, soon), ANALYSIS_SETTINGS, (findings) => {
        found = findings;
      });
      show({ analysis, status: 'done' });
    } catch (error) {
      const status = error instanceof Stopped ? 'stopped' : 'failed';
      if (status === 'failed') console.error(error);
      if (analysts === started || status === 'failed') show({ status });
    } finally {
      started.stop();
      if (analysts === started) analysts = undefined;
    }
  };
  return {
    progress: () => shown,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    start() {
      if (analysts || shown.status === 'done' || match.log.length === 0) return;
      analysts = startAnalysts(toDocument(match));
      show({ status: 'running' });
      void begin(analysts);
    },
    stop: () => analysts?.stop(),
    take({ state, done, of: all, findings }) {
      if (analysts || shown.status === 'done') return;
      for (const [key, answer] of answersOf(findings)) known.set(key, answer);
      found = findings;
      show({ analysis: analysisOf(match, findings), status: STATUSES[state], done, of: all, looked: done >= match.log.length });
    },
  };
}

/** Work whose answers are remembered; `changed` hears of each new one. */
const remembering =
  (known: Map<string, AnalysisAnswer>, { work }: Analysts, changed: () => void) =>
  async (job: AnalysisJob): Promise<AnalysisAnswer> => {
    const key = keyOf(job);
    if (known.has(key)) return known.get(key);
    const answer = await work(job);
    known.set(key, answer);
    changed();
    return answer;
  };

const NOTHING: Findings = { glances: [], compared: [] };

/** Whether every step has been looked at. */
const isLooked = ({ log }: Match, known: ReadonlyMap<string, AnalysisAnswer>): boolean =>
  log.every((_, at) => known.has(keyOf({ job: 'glance', at })));

/** What a server's state is to the page. */
const STATUSES = { none: 'stopped', asked: 'served', done: 'done', failed: 'stopped' } as const;

const answersOf = ({ glances, compared }: Findings): (readonly [string, AnalysisAnswer])[] => [
  ...glances.map((one) => [keyOf({ job: 'glance', at: one.at }), one] as const),
  ...compared.map((one) => [keyOf({ job: 'compare', at: one.at }), one] as const),
];

const keyOf = ({ job, at }: Pick<AnalysisJob, 'job' | 'at'>): string => `${job} ${at}`;
