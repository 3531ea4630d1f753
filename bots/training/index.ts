import type { Expertise, Game, Options } from '@madang/kernel';
import { Piscina } from 'piscina';
import type { Shape } from '../values/net.ts';
import { factsHash, packWeights, type ValueFile } from '../values/value-file.ts';
import { type Judgement, judge, rounded } from './judge.ts';
import type { End, EndsRequest, Group } from './leaf-targets.ts';
import { grouped, TRAIN_SETTINGS, train } from './train.ts';

export { PLAN_SETTINGS } from '../plans.ts';
export { readBeginning, readValues, type ValueFile } from '../values/value-file.ts';
export { IMPROVE_SETTINGS, type Improving, improveValues } from './improve.ts';
export type { Judgement } from './judge.ts';
export type { Layers } from './widen.ts';

/** How the values of a game are made. */
export interface Training {
  readonly game: Game;
  readonly expertise: Expertise;
  /** URL of a module that exports `findTitle`. */
  readonly shelf: string;
  readonly seats: number;
  /** Matches whose ends of turns are looked at; every fifth is held back to judge by. */
  readonly matches: number;
  readonly options: Options | undefined;
  readonly first: number;
  readonly second: number;
  readonly epochs: number;
  readonly seed: string;
  /** Playouts end after so many decisions and are judged there; undefined: with the match. */
  readonly horizon: number | undefined;
  /** Plays and judges by the game's own evaluation, whatever values there are. */
  readonly untrained: boolean;
  readonly threads: number;
  /** The command that repeats it, for the file. */
  readonly command: string;
  readonly onMatch?: (done: number) => void;
  readonly onEpoch?: (epoch: number, judgement: Judgement) => void;
}

const HELD_BACK = 5;

/** Plays matches, learns from them and keeps the weights that judge what was held back best. Equal settings make equal files. */
export async function makeValues(training: Training): Promise<ValueFile & { readonly held: Required<ValueFile['held']> }> {
  const { game, expertise, seed } = training;
  const { facts } = expertise;
  if (!facts) throw new Error(`${game.name} has no facts`);
  const matches = await findEnds(training);
  const held = grouped(matches.filter((_, i) => i % HELD_BACK === 0));
  const taught = grouped(matches.filter((_, i) => i % HELD_BACK !== 0));
  const shape: Shape = { seat: facts.seat.length, table: facts.table.length, first: training.first, second: training.second };
  const best = bestEpoch(training, shape, taught, held);
  return {
    format: 1,
    game: game.name,
    rules: game.version,
    facts: factsHash(facts),
    shape,
    weights: packWeights(best.weights),
    made: { command: training.command, ends: matches.reduce((sum, ends) => sum + ends.length, 0), matches: matches.length },
    held: rounded(best.judgement),
    arena: [],
  };

  function bestEpoch(settings: Training, of: Shape, learn: readonly Group[], check: readonly Group[]) {
    let found: { readonly weights: Float32Array; readonly judgement: Judgement; readonly loss: number } | undefined;
    for (const { epoch, weights } of train(of, learn, seed, { ...TRAIN_SETTINGS, epochs: settings.epochs })) {
      const judgement = judge({ shape: of, weights }, check);
      settings.onEpoch?.(epoch, judgement);
      // Few held-back matches say little about single ends by their winner. Ends that are judged by themselves say more.
      const loss = settings.horizon === undefined ? judgement.brier.reduce((a, b) => a + b, 0) : -judgement.choiceGain;
      if (!found || loss < found.loss) found = { weights, judgement, loss };
    }
    if (!found) throw new Error('no epochs');
    return found;
  }
}

async function findEnds({
  game,
  shelf,
  seats,
  matches,
  options,
  seed,
  horizon,
  untrained,
  threads,
  onMatch,
}: Training): Promise<readonly (readonly End[])[]> {
  const filename = new URL('./worker.ts', import.meta.url).href;
  const workers = new Piscina<EndsRequest, readonly End[]>({ filename, workerData: { shelf }, minThreads: 1, maxThreads: threads });
  let done = 0;
  try {
    const requests = Array.from({ length: matches }, async (_, i) => {
      const ends = await workers.run({
        game: game.name,
        seats,
        ...(options && { options }),
        seed: `${seed}/${i}`,
        ...(horizon !== undefined && { horizon }),
        untrained,
      });
      onMatch?.(++done);
      return ends;
    });
    return await Promise.all(requests);
  } finally {
    await workers.destroy();
  }
}
