import {
  type Campaign,
  type Challenge,
  type ChallengeStanding,
  type Chronicle,
  challengeChronicle,
  countStep,
  type Decision,
  type Expertise,
  type Game,
  heardSince,
  makeStep,
  roundsOver,
  type Seat,
  standingIn,
} from '@madang/kernel';
import { ask } from '../ask.ts';
import type { BotLevel } from '../contract.ts';
import { valued } from '../values/valued.ts';

/** The player of a challenge, and what makes it repeatable. */
export interface ChallengeTry {
  readonly level: BotLevel;
  readonly seed: string;
  /** The seed of a rival's next decision, as a table draws it. */
  rivalSeed(log: Chronicle['log'], seat: Seat, seed: string): string;
}

/** How a bot did: the standing at the end, and what was played after the start, a seat and the id of its move by turns. */
export interface ChallengePlayed extends ChallengeStanding {
  readonly moves: readonly number[];
}

/** Decisions after which a challenge is given up. */
const LONGEST = 5_000;

/** A seat and the id of its move by turns. */
const movesOf = ({ match }: Pick<Chronicle, 'match'>, from: number): readonly number[] =>
  match.log.slice(from).flatMap(({ seat, move }) => [seat, move.id]);

/** Plays a challenge to its end. Rivals answer after the player, as at a table. */
export function playChallenge(game: Game, expertise: Expertise, campaign: Campaign, challenge: Challenge, wanted: ChallengeTry): ChallengePlayed {
  const judging = valued(game, expertise);
  const chronicle = challengeChronicle(game, campaign, challenge);
  const begun = chronicle.match.log.length;
  const levels = levelsOf(challenge, wanted.level);
  let standing = standingIn(campaign, challenge, chronicle);
  for (let decisions = 0; decisions < LONGEST && !standing.isOver; decisions++) {
    const open = next(chronicle.open, challenge.seat);
    if (!open) throw new Error(`challenge ${challenge.id}: nobody is asked`);
    const { seat } = open;
    const own = seat === challenge.seat;
    const seed = own ? `${wanted.seed}/${decisions}` : wanted.rivalSeed(chronicle.log, seat, challenge.seed);
    const question = { game, expertise: judging, view: game.redact(chronicle.match.state, seat), seat, seed };
    const { move } = ask(levels[seat] ?? wanted.level, question);
    const step = makeStep(chronicle, seat, move);
    if (!step.ok) throw new Error(`challenge ${challenge.id}: ${step.problem.code}`);
    countStep(chronicle, step.value);
    standing = standingIn(campaign, challenge, chronicle);
  }
  return { ...standing, moves: movesOf(chronicle, begun) };
}

/** The player's decision before those of others. */
const next = (open: readonly Decision[], own: Seat): Decision | undefined => open.find(({ seat }) => seat === own) ?? open[0];

/** By seat, the level that plays there. */
function levelsOf({ against, seat }: Challenge, own: BotLevel): readonly BotLevel[] {
  const levels = against.map((rival): BotLevel => (rival === 'automa' ? 'random' : rival));
  return levels.toSpliced(seat, 0, own);
}

/** The level that plays every seat before a challenge begins. */
const STARTER: BotLevel = 'greedy';

/** What bots play before a challenge begins: so many rounds, up to where its player is asked. */
export function startOf(game: Game, expertise: Expertise, campaign: Campaign, challenge: Challenge): readonly number[] {
  const { from, seat: own } = challenge;
  if (from === 0) return [];
  const judging = valued(game, expertise);
  const chronicle = challengeChronicle(game, { starts: {} }, challenge);
  const rounds = (): number => roundsOver(campaign, heardSince(chronicle, 1));
  while (rounds() < from || !chronicle.open.some(({ seat }) => seat === own)) {
    const [open] = chronicle.open;
    if (!open) throw new Error(`challenge ${challenge.id}: over before it begins`);
    const { seat } = open;
    const question = { game, expertise: judging, view: game.redact(chronicle.match.state, seat), seat, seed: `${challenge.seed}/${chronicle.seq}` };
    const step = makeStep(chronicle, seat, ask(STARTER, question).move);
    if (!step.ok) throw new Error(`challenge ${challenge.id}: ${step.problem.code}`);
    countStep(chronicle, step.value);
  }
  return movesOf(chronicle, 0);
}
