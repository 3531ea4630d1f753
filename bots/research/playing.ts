import {
  begin,
  type Decision,
  decision,
  type Expertise,
  type Game,
  type Move,
  type Options,
  play,
  type RandomState,
  type Seat,
  type State,
  seedRandom,
} from '@madang/kernel';
import { answerOf, type Contender } from '../arena/contender.ts';
import { LONGEST_MATCH } from '../arena/match.ts';
import { anyOf } from '../determinization.ts';

/** What a match is begun with. */
export interface Setup {
  readonly game: Game;
  readonly expertise: Expertise;
  readonly seats: number;
  readonly options: Options;
  /** The bots that are played here, by seat. */
  readonly bots: ReadonlyMap<Seat, Contender>;
}

/** A match under way. */
export interface Playing {
  readonly setup: Setup;
  state: State;
  /** A decision of the research client: none of the bots here makes it. Undefined: the match is over, or was given up. */
  next: Decision | undefined;
  readonly seed: string;
  decisions: number;
  /** What the random bots draw from. */
  random: RandomState | undefined;
}

/** Begins a match and lets the bots answer until the client decides. */
export function started(setup: Setup, seed: string): Playing {
  const { game, seats, options } = setup;
  const state = begin(game, { seats, seed, options });
  const playing: Playing = { setup, state, next: decision(game, state), seed, decisions: 0, random: undefined };
  answerBots(playing);
  return playing;
}

/** A copy that goes its own way; equal moves lead both to equal positions. */
export function copied(playing: Playing): Playing {
  const { game } = playing.setup;
  const state = game.clone(playing.state);
  return { ...playing, state, next: playing.next && decision(game, state), random: playing.random?.slice() };
}

/** Goes on from another state of the same match, and lets the bots answer there. */
export function enter(playing: Playing, state: State): void {
  playing.state = state;
  playing.next = decision(playing.setup.game, state);
  answerBots(playing);
}

/** Plays an offered move of the client, and what the bots answer to it. */
export function advance(playing: Playing, move: Move): void {
  const { state, next, setup } = playing;
  if (!next) throw new Error('nothing to decide');
  playing.decisions += 1;
  playing.next = play(setup.game, state, next.seat, move);
  answerBots(playing);
}

/** Lets the bots answer until somebody else decides, or the match is over or too long. */
function answerBots(playing: Playing): void {
  const { setup, state } = playing;
  while (playing.next) {
    const bot = setup.bots.get(playing.next.seat);
    if (playing.decisions >= LONGEST_MATCH) playing.next = undefined;
    if (!bot || !playing.next) return;
    const move = answerBy(bot, playing, playing.next);
    playing.decisions += 1;
    playing.next = play(setup.game, state, playing.next.seat, move);
  }
}

function answerBy(bot: Contender, playing: Playing, { seat, moves }: Decision): Move {
  const [only] = moves;
  if (moves.length === 1 && only) return only;
  const { setup, state, seed, decisions } = playing;
  if (bot.level === 'random') {
    playing.random ??= seedRandom(`${seed}/random`);
    return anyOf(moves, playing.random);
  }
  const { game, expertise } = setup;
  return answerOf(bot, { game, expertise, view: game.redact(state, seat), seat, seed: `${seed}/${seat}/${decisions}` }).move;
}
