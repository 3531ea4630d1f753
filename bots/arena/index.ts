import { availableParallelism } from 'node:os';
import type { Seat } from '@madang/kernel';
import { Piscina } from 'piscina';
import { sideOf } from '../statistics.ts';
import { AUTOMA, type Contender } from './contender.ts';
import type { MatchPlan, MatchResult } from './match.ts';
import { type ArenaReport, type PlayedFixture, report } from './report.ts';
import { type Fixture, fixtures, type Schedule } from './schedule.ts';

export * from '../statistics.ts';
export * from './calibration.ts';
export * from './contender.ts';
export * from './ladder.ts';
export * from './match.ts';
export * from './rating.ts';
export * from './report.ts';
export * from './schedule.ts';
export * from './warnings.ts';

/** What is played in an arena. */
export interface ArenaSettings {
  readonly game: string;
  /** URL of a module that exports `findTitle`, such as `import.meta.resolve('@madang/games')`. */
  readonly shelf: string;
  readonly bots: readonly Contender[];
  readonly seats: number;
  /** Seats that the rules play themselves with these options; they are rated as one. */
  readonly automas?: readonly Seat[];
  readonly matches: number;
  readonly seed: string;
  readonly options?: unknown;
  readonly schedule?: Schedule;
  /** A share of the victory: as soon as the first bot is shown to be above or below it, no further matches are played. */
  readonly bar?: number;
  /** Worker threads; as many as the machine has cores unless said. */
  readonly threads?: number;
  readonly signal?: AbortSignal;
  /** Called after each match with how many are done. */
  readonly onMatch?: (done: number) => void;
}

/** Rotations after which an arena with a bar looks whether it may stop. */
const LOOK_AFTER = 5;

/** Plays the matches in worker threads and rates the bots. Equal settings of bots bounded by iterations give equal reports but for times. */
export async function arena(settings: ArenaSettings): Promise<ArenaReport> {
  const { game, shelf, bots, seats, seed, signal, bar } = settings;
  const maxThreads = settings.threads ?? availableParallelism();
  const filename = new URL('./worker.ts', import.meta.url).href;
  const workers = new Piscina<{ game: string; plan: MatchPlan }, MatchResult>({ filename, workerData: { shelf }, minThreads: 1, maxThreads });
  const names = [...bots.map((bot) => bot.name), ...(settings.automas?.length ? [AUTOMA] : [])];
  const play = async (fixture: Fixture): Promise<PlayedFixture> => {
    const result = await workers.run({ game, plan: fixture.plan }, { signal: signal ?? null });
    settings.onMatch?.(++done);
    return { fixture, result };
  };
  const planned = fixtures(settings.schedule ?? 'ladder', settings);
  const batch = bar === undefined ? planned.length : LOOK_AFTER * seats;
  const played: PlayedFixture[] = [];
  let done = 0;
  try {
    for (let at = 0; at < planned.length; at += batch) {
      played.push(...(await Promise.all(planned.slice(at, at + batch).map(play))));
      const first = bar === undefined ? undefined : report(game, names, seats, seed, played).bots[0];
      if (first && bar !== undefined && sideOf(first.victories, first.seats, bar) !== 'unsure') break;
    }
    return report(game, names, seats, seed, played);
  } finally {
    await workers.destroy();
  }
}
