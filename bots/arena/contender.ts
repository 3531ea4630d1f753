import { fail, type Move, ok, type Result, type State } from '@madang/kernel';
import { answer, ask } from '../ask.ts';
import { BOT_LEVELS, type BotLevel, type Budget, type Question, type Thought } from '../contract.ts';
import { answerGreedily } from '../policies.ts';

/** A bot in the arena: a level, or a search with a budget of its own. */
export interface Contender {
  readonly name: string;
  readonly level: BotLevel;
  readonly budget?: Budget;
  /** Judges positions by the game's own evaluation although there are trained values. */
  readonly untrained?: true;
  /** Thinks whole turns through and begins the best, as the player does that values learn from: greedy without its wavering. */
  readonly steady?: true;
}

/** What a seat is called in tables where the rules play it themselves; no bot has that name. */
export const AUTOMA = 'automa';

/** A name that is no bot, and what is allowed: levels, `500` (iterations), `500/4` (in four parts) or `50ms`; `@60` or `+7` behind it. */
export interface ContenderProblem {
  readonly code: 'unknown-bot';
  readonly bot: string;
  readonly levels: readonly BotLevel[];
}

const isLevel = (text: string): text is BotLevel => BOT_LEVELS.some((level) => level === text);

const UNTRAINED = '/untrained';
const STEADY = 'greedy/steady';

/**
 * Parses a bot's name: a level, iterations (`500`; in four parts `500/4`), or milliseconds (`50ms`). `@60`: least decisions of a playout. `+7`: turns
 * of best answers. `greedy/steady` never errs. `/untrained`: judges without trained values.
 */
export function parseContender(name: string): Result<Contender, ContenderProblem> {
  if (name.endsWith(UNTRAINED)) {
    const trained = parseContender(name.slice(0, -UNTRAINED.length));
    return trained.ok ? ok({ ...trained.value, name, untrained: true }) : trained;
  }
  if (name === STEADY) return ok({ name, level: 'greedy', steady: true });
  if (isLevel(name)) return ok({ name, level: name });
  const [, digits, clock, parts, reach, turns] = /^([1-9]\d{0,6})(?:(ms)|\/([1-9]\d?))?(?:@([1-9]\d{0,3})|\+([1-9]\d{0,2}))?$/.exec(name) ?? [];
  if (digits === undefined) return fail({ code: 'unknown-bot', bot: name, levels: BOT_LEVELS });
  const budget = clock ? { milliseconds: Number(digits) } : { iterations: Number(digits), ...(parts && { parts: Number(parts) }) };
  return ok({ name, level: 'expert', budget: { ...budget, ...(reach && { reach: Number(reach) }), ...(turns && { turns: Number(turns) }) } });
}

/** What a contender answers, on this thread; equal seeds give equal answers where no clock bounds it. */
export function answerOf<S extends State, M extends Move>({ level, budget, steady }: Contender, question: Question<S, M>): Thought<M> {
  if (steady) return answerGreedily(question);
  return budget ? answer(question, budget) : ask(level, question);
}
