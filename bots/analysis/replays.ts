import { type Decision, type Move, play, type RandomState, type State, seedRandom } from '@madang/kernel';
import type { Question } from '../contract.ts';
import { determinize } from '../determinization.ts';
import { answerGreedily } from '../policies.ts';
import { type Estimate, meanOf } from '../statistics.ts';
import { follow, type Line } from './lines.ts';

/** The policy that plays a replayed match on: the game's rollout policy, or greedy (some hundred times as slow). */
export const REPLAYERS = ['quick', 'greedy'] as const;
export type Replayer = (typeof REPLAYERS)[number];

/** Decisions after which a match that is played on never ends. */
const LONGEST = 50_000;

/**
 * What `better` brings the asking seat over `played` where both are played on to the end of the match, `times` times in imagined worlds
 * that no analysis has used; the same world for both lines. In shares of the victory.
 */
export function replayLines<S extends State, M extends Move>(
  question: Question<S, M>,
  played: Line<M>,
  better: Line<M>,
  times: number,
  by: Replayer,
): Estimate {
  const { game, expertise, seat, seed } = question;
  const gains: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = determinize(question, seedRandom(`${seed}/replayed world ${i}`));
    const [mine = 0, its = 0] = [played, better].map((line) => {
      const world = game.clone(start.world);
      toTheEnd(question, world, follow(question, world, start.decision, line), seedRandom(`${seed}/replay ${i}`), by);
      return expertise.evaluate(world)[seat] ?? 0;
    });
    gains.push(its - mine);
  }
  return meanOf(gains);
}

function toTheEnd<S extends State, M extends Move>(
  { game, expertise, seed }: Question<S, M>,
  world: S,
  from: Decision<M> | undefined,
  random: RandomState,
  by: Replayer,
): void {
  let next = from;
  for (let step = 0; next !== undefined; step++) {
    if (step === LONGEST) throw new Error(`${game.name}: a match that is played on does not end`);
    const { seat, moves } = next;
    const move: M | undefined =
      by === 'quick' || moves.length === 1
        ? expertise.rollout(world, next, random)
        : answerGreedily({ game, expertise, view: game.redact(world, seat), seat, seed: `${seed}/replay ${step}` }).move;
    next = play(game, world, seat, move);
  }
}
