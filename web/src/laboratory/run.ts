import { type Comparison, compare, type Experiment, LEAST_DEALS, type Trial } from '@madang/bots/laboratory';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { startBench } from './bench.ts';

/** How far an experiment has come, and what it has shown so far. */
export interface Progress {
  /** Null: none was started. */
  readonly experiment: Experiment | null;
  readonly status: 'idle' | 'running' | 'stopped' | 'failed' | 'done';
  readonly done: number;
  readonly comparison: Comparison | null;
}

/** The experiments of a page, one at a time. */
export interface Run extends StoreApi<Progress> {
  start(experiment: Experiment): void;
  stop(): void;
  /** Call the result when the screen closes. */
  open(): () => void;
}

/** Milliseconds between two looks at what has been found: each works out all figures. */
const SHOW_EVERY = 400;

/** Experiments on a game. */
export function createRun(game: string): Run {
  const store = createStore<Progress>()(() => ({ experiment: null, status: 'idle', done: 0, comparison: null }));
  let found: readonly Trial[] = [];
  let end = (): void => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (status: Progress['status']): void => {
    clearTimeout(timer);
    timer = undefined;
    store.setState({ status, done: found.length, comparison: found.length >= LEAST_DEALS ? compare(found) : null });
  };
  const finish = (status: Progress['status']): void => {
    end();
    end = () => undefined;
    show(status);
  };
  return {
    ...store,
    start(experiment) {
      end();
      found = [];
      store.setState({ experiment });
      show('running');
      end = startBench(game, experiment, {
        hear(trials) {
          found = trials;
          if (found.length === experiment.deals) finish('done');
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
