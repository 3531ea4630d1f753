import { type Expertise, fail, type Game, ok, parseOptions, type Result, type Seat } from '@madang/kernel';
import { type Contender, parseContender } from '../arena/contender.ts';
import { BOT_LEVELS } from '../contract.ts';
import { valued } from '../values/valued.ts';
import { type Batch, newBatch } from './batch.ts';
import type { Memory } from './frame-memory.ts';
import { type Frames, newFrames } from './frames.ts';
import { type Problem, Request } from './messages.ts';
import type { Setup } from './playing.ts';
import { type Describe, newSingles, type Singles } from './single.ts';

export type { Memory } from './frame-memory.ts';

/** A game as the door has it. */
export interface Offered {
  readonly game: Game;
  readonly expertise: Expertise;
  /** Absent: nothing is put into words. */
  readonly describe?: Describe;
}

/** Opens a file that a program shares; undefined: it cannot be opened, or this connection may share none. */
export type Share = (file: string) => Memory | undefined;

/** A door for programs that learn or play: one batch of matches, asked by lines of JSON. It holds no secret back but what a seat may not know. */
export interface Door {
  /** The answer to a line: one JSON object, `problem` in it where nothing was done. */
  answer(line: string): string;
}

type Answer = Result<Readonly<Record<string, unknown>>, Problem>;

/** What a connection has begun. */
interface Held {
  readonly games: readonly Offered[];
  readonly share: Share;
  readonly singles: Singles;
  batch?: Batch;
  frames?: Frames;
}

/** Opens a door to these games. */
export function openDoor(games: readonly Offered[], share: Share = () => undefined): Door {
  const held: Held = { games, share, singles: newSingles() };
  const answer = (line: string): string => {
    const request = readRequest(line);
    const replied = request.ok ? reply(held, request.value) : request;
    return JSON.stringify(replied.ok ? replied.value : { problem: replied.problem });
  };
  return { answer };
}

function reply(held: Held, request: Request): Answer {
  switch (request.ask) {
    case 'games':
      return ok({ games: held.games.map(described) });
    case 'begin':
    case 'frames':
    case 'match':
      return begin(held, request);
    case 'step':
      return held.frames ? held.frames.step() : fail({ code: 'no-frames' });
    case 'play':
    case 'views':
    case 'facts':
    case 'moves':
      return held.batch ? ofBatch(held.batch, request) : fail({ code: 'no-batch' });
    default:
      return held.singles.answer(request);
  }
}

function begin(held: Held, request: Begins): Answer {
  const setup = setupOf(held.games, request);
  if (!setup.ok) return setup;
  switch (request.ask) {
    case 'begin':
      held.batch = newBatch({ ...setup.value, matches: request.matches, seed: request.seed });
      return ok({ turns: held.batch.turns() });
    case 'frames': {
      const frames = beginFrames(setup.value, request, held.share);
      if (!frames.ok) return frames;
      held.frames = frames.value;
      const { sections, bytes, actions, names } = held.frames;
      return ok({ sections, bytes, actions: actions.size, digits: actions.digits, names });
    }
    case 'match':
      return held.singles.begin({ ...setup.value, seed: request.seed, observed: request.observation }, request.names);
  }
}

function beginFrames(setup: Setup, request: Extract<Request, { ask: 'frames' }>, share: Share): Result<Frames, Problem> {
  const memory = share(request.file);
  if (!memory) return fail({ code: 'no-file', details: { file: request.file } });
  const { observation, rotate, all = request.first + request.matches, ...rest } = request;
  return ok(newFrames({ ...rest, ...setup, observed: observation, rotates: rotate, all }, memory));
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

/** A request that begins matches. */
type Begins = Extract<Request, { ask: 'begin' | 'frames' | 'match' }>;

function setupOf(games: readonly Offered[], request: Begins): Result<Setup & Pick<Offered, 'describe'>, Problem> {
  const offered = games.find(({ game }) => game.name === request.game);
  if (!offered) return fail({ code: 'unknown-game', details: { allowed: games.map(({ game }) => game.name) } });
  const { game, expertise, describe } = offered;
  const { seats } = request;
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
  return ok({ game, expertise: valued(game, expertise), seats, options: options.value, bots, ...(describe && { describe }) });
}

function ofBatch(
  batch: Batch,
  request: Extract<Request, { ask: 'play' | 'views' | 'facts' | 'moves' }>,
): Result<Readonly<Record<string, unknown>>, Problem> {
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
