/**
 * Fits the weights of a game's evaluation to who wins, and prints them as tables:
 *
 *     node bots/arena/fit.ts siberia [matches = 200] [player = greedy] [seed = 1]
 *
 * Matches are self-play of one bot (a level, or `rollout`: the game's own rollout policy, far quicker), up to some moment with
 * slips, so that positions differ by more than luck. Some turns' ends after that moment are described by the game's `describe`
 * (exported by its bot module), and a softmax regression finds the weights under which the results are most likely. A tenth of
 * the samples is held back to judge by. A better guess of who wins need not make a better player, since whoever maximises an
 * evaluation also maximises its mistakes: keep a table only if the arena says so, then fit to the matches of the new player.
 */
import {
  begin,
  below,
  type Decision,
  decision,
  type Expertise,
  type Game,
  isAllAtOnce,
  type Move,
  play,
  type State,
  seedRandom,
} from '@madang/kernel';
import { ask } from '../ask.ts';
import { BOT_LEVELS } from '../contract.ts';
import { loadShelf } from '../pool/shelf.ts';
import { anyOf } from '../worlds.ts';
import { victoryShare } from './match.ts';
import { fitWeights, type Sample, surprise } from './regression.ts';

/** A position in the terms of a game's evaluation: which table of weights applies, and each seat's features in its order. */
interface Description {
  readonly table: string;
  readonly features: readonly (readonly number[])[];
}

/** What a game's bot module exports so that its weights can be fitted. */
interface Fittable {
  readonly describe: (state: State) => Description;
  readonly tables: Readonly<Record<string, readonly (readonly [feature: string, weight: number])[]>>;
}

type Player = (state: State, open: Decision, seed: string) => Move;

/** Slips in a hundred moves, the decision up to which they happen at most, and turns' ends in a hundred that become samples. */
const SLIPS = 10;
const LONGEST_SLIPPING = 400;
const SAMPLED = 15;

const [name = '', matches = '200', player = 'greedy', seed = '1'] = process.argv.slice(2);
const title = (await loadShelf({ shelf: import.meta.resolve('@madang/games') })).findTitle(name);
if (!title) throw new Error(`no game '${name}' on the shelf`);
const [game, expertise] = await Promise.all([title.rules(), title.expertise()]);
const fittable: Fittable = await import(`@madang/${name}/bot`);
const samples = new Map<string, Sample[]>();
const chooses = playerOf(game, expertise, player);
for (let match = 0; match < Number(matches); match++) collect(`${seed}/${match}`);
for (const [table, list] of samples) print(table, list);

function playerOf(rules: Game, knowledge: Expertise, wanted: string): Player {
  if (wanted === 'rollout') return (state, open, moveSeed) => knowledge.rollout(state, open, seedRandom(moveSeed));
  const level = BOT_LEVELS.find((one) => one === wanted);
  if (!level) throw new Error(`no bot '${wanted}': rollout, ${BOT_LEVELS.join(', ')}`);
  return (state, { seat }, moveSeed) => ask(level, { game: rules, expertise: knowledge, view: rules.redact(state, seat), seat, seed: moveSeed }).move;
}

/** Plays one match and adds its samples. */
function collect(matchSeed: string): void {
  const random = seedRandom(`${matchSeed}/slips`);
  const seats = game.players.max;
  const state = begin(game, { seats, seed: matchSeed });
  const slipping = below(random, LONGEST_SLIPPING);
  const seen: Description[] = [];
  let next = decision(game, state);
  for (let played = 0; next !== undefined; played++) {
    const { seat, moves } = next;
    const slip = played < slipping && below(random, 100) < SLIPS;
    const move = slip ? anyOf(moves, random) : moves.length === 1 ? anyOf(moves, random) : chooses(state, next, `${matchSeed}/${played}`);
    next = play(game, state, seat, move);
    const turnEnds = next !== undefined && next.seat !== seat && !isAllAtOnce(state.agenda.at(-1));
    if (turnEnds && played >= slipping && below(random, 100) < SAMPLED) seen.push(fittable.describe(state));
  }
  const scores = game.standing(state);
  const shares = Array.from({ length: seats }, (_, seat) => victoryShare(scores, seat));
  for (const { table, features } of seen) {
    const list = samples.get(table);
    if (list) list.push({ features, shares });
    else samples.set(table, [{ features, shares }]);
  }
}

function print(table: string, list: readonly Sample[]): void {
  const held = list.filter((_, i) => i % 10 === 0);
  const weights = fitWeights(list.filter((_, i) => i % 10 > 0));
  const old = fittable.tables[table] ?? [];
  const before = surprise(
    held,
    old.map(([, weight]) => weight),
  );
  console.log(
    `${table}: ${list.length} samples; cross-entropy of those held back, old and new: ${before.toFixed(4)}, ${surprise(held, weights).toFixed(4)}`,
  );
  for (const [i, [feature]] of old.entries()) console.log(`  ['${feature}', ${Number((weights[i] ?? 0).toFixed(3))}],`);
}
