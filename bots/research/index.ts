import { type Expertise, fail, type Game, ok, parseOptions, type Result, type Seat } from '@madang/kernel';
import { type Contender, parseContender } from '../arena/contender.ts';
import { BOT_LEVELS } from '../contract.ts';
import { valued } from '../values/valued.ts';
import { type Batch, newBatch } from './batch.ts';
import { type Problem, Request } from './messages.ts';

/** A game as the door has it. */
export interface Offered {
  readonly game: Game;
  readonly expertise: Expertise;
}

/** A door for programs that learn or play: one batch of matches, asked by lines of JSON. It holds no secret back but what a seat may not know. */
export interface Door {
  /** The answer to a line: one JSON object, `problem` in it where nothing was done. */
  answer(line: string): string;
}

/** Opens a door to these games. */
export function openDoor(games: readonly Offered[]): Door {
  let batch: Batch | undefined;
  const reply = (request: Request): Result<Readonly<Record<string, unknown>>, Problem> => {
    if (request.ask === 'games') return ok({ games: games.map(described) });
    if (request.ask === 'begin') {
      const begun = beginBatch(games, request);
      if (!begun.ok) return begun;
      batch = begun.value;
      return ok({ turns: batch.turns() });
    }
    return batch ? ofBatch(batch, request) : fail({ code: 'no-batch' });
  };
  const answer = (line: string): string => {
    const request = readRequest(line);
    const replied = request.ok ? reply(request.value) : request;
    return JSON.stringify(replied.ok ? replied.value : { problem: replied.problem });
  };
  return { answer };
}

function readRequest(line: string): Result<Request, Problem> {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return fail({ code: 'not-json' });
  }
  const read = Request.safeParse(json);
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  return fail({ code: 'bad-request', details: { field: issue?.path.join('.') ?? '', reason: issue?.message ?? '' } });
}

/** What a program must know of a game before it plays it: actions are whole numbers below `moves`. */
const described = ({ game, expertise: { facts } }: Offered) => ({
  game: game.name,
  version: game.version,
  seats: game.players,
  options: game.options,
  moves: game.moves.size,
  facts: facts ? { seat: facts.seat, table: facts.table } : null,
  bots: BOT_LEVELS,
});

function beginBatch(games: readonly Offered[], request: Extract<Request, { ask: 'begin' }>): Result<Batch, Problem> {
  const offered = games.find(({ game }) => game.name === request.game);
  if (!offered) return fail({ code: 'unknown-game', details: { allowed: games.map(({ game }) => game.name) } });
  const { game, expertise } = offered;
  const { seats, matches, seed } = request;
  const { min, max } = game.players;
  if (seats < min || seats > max) return fail({ code: 'wrong-seats', details: { min, max } });
  const options = parseOptions(game.options, request.options);
  if (!options.ok) return fail({ code: 'wrong-options', details: { ...options.problem } });
  const bots = new Map<Seat, Contender>();
  for (const [seat, name] of Object.entries(request.bots)) {
    const contender = parseContender(name);
    if (!contender.ok) return fail({ code: 'unknown-bot', details: { bot: name, levels: BOT_LEVELS } });
    if (Number(seat) >= seats) return fail({ code: 'wrong-seats', details: { seat: Number(seat), seats } });
    bots.set(Number(seat), contender.value);
  }
  if (bots.size >= seats) return fail({ code: 'bots-only' });
  return ok(newBatch({ game, expertise: valued(game, expertise), seats, matches, seed, options: options.value, bots }));
}

function ofBatch(batch: Batch, request: Exclude<Request, { ask: 'games' | 'begin' }>): Result<Readonly<Record<string, unknown>>, Problem> {
  const { game, expertise, matches } = batch.plan;
  const each = (wanted: readonly number[] | undefined): Result<readonly number[], Problem> => {
    const asked = wanted ?? Array.from({ length: matches }, (_, match) => match);
    const wrong = asked.find((match) => match >= matches);
    return wrong === undefined ? ok(asked) : fail({ code: 'no-match', details: { match: wrong, matches } });
  };
  switch (request.ask) {
    case 'play': {
      const played = batch.play(request.moves);
      return played.ok ? ok({ turns: batch.turns(), ended: played.value }) : played;
    }
    case 'views': {
      const asked = each(request.matches);
      return asked.ok ? ok({ views: asked.value.map((match) => batch.view(match)) }) : asked;
    }
    case 'facts': {
      if (!expertise.facts) return fail({ code: 'no-facts', details: { game: game.name } });
      const asked = each(request.matches);
      return asked.ok ? ok({ facts: asked.value.map((match) => batch.facts(match)) }) : asked;
    }
    case 'moves': {
      const moves = request.ids.map((id) => game.moves.byId(id));
      const at = moves.indexOf(undefined);
      return at < 0 ? ok({ moves }) : fail({ code: 'no-move', details: { move: request.ids[at], moves: game.moves.size } });
    }
  }
}
