import {
  type CardExperiment,
  type CardReport,
  type Comparison,
  cardJob,
  cardReport,
  compare,
  countMatch,
  type Experiment,
  LEAST_DEALS,
  noSums,
  type Trial,
} from '@madang/bots/laboratory';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { startBench, type Workload } from './bench.ts';

/** What is compared: two ways of playing on the same deals, or the effects of all cards. */
export type Study = { readonly kind: 'arms'; readonly experiment: Experiment } | { readonly kind: 'cards'; readonly experiment: CardExperiment };

/** What a study has shown so far. */
export type Findings = { readonly kind: 'arms'; readonly comparison: Comparison } | { readonly kind: 'cards'; readonly report: CardReport };

/** How far a study has come. `of`: deals, or matches of both arms. */
export interface Progress {
  /** Null: none was started. */
  readonly study: Study | null;
  readonly status: 'idle' | 'running' | 'stopped' | 'failed' | 'done';
  readonly done: number;
  readonly of: number;
  readonly findings: Findings | null;
}

/** The studies of a page, one at a time. */
export interface Run extends StoreApi<Progress> {
  start(study: Study): void;
  stop(): void;
  /** Call the result when the screen closes. */
  open(): () => void;
}

/** Milliseconds between two looks at what has been found: each works out all figures. */
const SHOW_EVERY = 500;

/** A study's jobs, and what their answers show so far. */
interface Course extends Pick<Workload, 'count' | 'job' | 'hear'> {
  findings(): Findings;
}

/** Studies of a game. */
export function createRun(game: string): Run {
  const store = createStore<Progress>()(() => ({ study: null, status: 'idle', done: 0, of: 0, findings: null }));
  let course: Course | null = null;
  let done = 0;
  let end = (): void => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (status: Progress['status']): void => {
    clearTimeout(timer);
    timer = undefined;
    store.setState({ status, done, findings: course && done >= LEAST_DEALS ? course.findings() : null });
  };
  const finish = (status: Progress['status']): void => {
    end();
    end = () => undefined;
    show(status);
  };
  return {
    ...store,
    start(study) {
      end();
      done = 0;
      const begun = study.kind === 'arms' ? armsCourse(game, study.experiment) : cardsCourse(game, study.experiment);
      course = begun;
      store.setState({ study, of: begun.count });
      show('running');
      end = startBench({
        ...begun,
        hear(number, answer) {
          begun.hear(number, answer);
          done += 1;
          if (done === begun.count) finish('done');
          else timer ??= setTimeout(() => show('running'), SHOW_EVERY);
        },
        fail: () => finish('failed'),
      });
    },
    stop: () => finish('stopped'),
    open: () => () => {
      clearTimeout(timer);
      end();
    },
  };
}

function armsCourse(game: string, experiment: Experiment): Course {
  const trials: Trial[] = [];
  return {
    count: experiment.deals,
    job: (deal) => ({ job: 'trial', game, experiment, deal }),
    hear: (_, answer) => {
      if (answer && 'a' in answer) trials.push(answer);
    },
    findings: () => ({ kind: 'arms', comparison: compare(trials) }),
  };
}

function cardsCourse(game: string, experiment: CardExperiment): Course {
  const sums = noSums(experiment);
  return {
    count: 2 * experiment.matches,
    job: (number) => cardJob(game, experiment, number),
    hear: (number, answer) => {
      if (answer && 'played' in answer) countMatch(sums, experiment, number, answer);
    },
    findings: () => ({ kind: 'cards', report: cardReport(sums) }),
  };
}
