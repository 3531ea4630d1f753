import { findTitle, SHELF } from '@madang/games';
import {
  type Chronicle,
  type Document,
  type DocumentProblem,
  type Expertise,
  fail,
  type Game,
  type Match,
  ok,
  openDocument,
  ourReading,
  type Reading,
  type Result,
  readBy,
  readDocument,
  type Wording,
} from '@madang/kernel';
import { readText } from './files.ts';
import type { Problem } from './problems.ts';
import { keptReading } from './server.ts';

/** A game with everything that a command may need of it. */
export interface Loaded {
  readonly game: Game;
  readonly expertise: Expertise;
  readonly wording: Wording;
}

/** The game of that name; refuses others with the names on the shelf. */
export async function loadGame(name: string): Promise<Result<Loaded, Problem>> {
  const title = findTitle(name);
  if (!title) return fail({ code: 'unknown-game', args: { game: name, allowed: SHELF.map((one) => one.name).join(', ') } });
  const [game, expertise, wording] = await Promise.all([title.rules(), title.expertise(), title.wording()]);
  return ok({ game, expertise, wording });
}

/** A match file, read and played to its end. */
export interface LoadedMatch extends Loaded {
  readonly document: Document;
  readonly match: Match;
}

/** A match file read by the rules of its own version. */
export interface LoadedReplay extends Omit<Loaded, 'game'> {
  readonly document: Document;
  readonly reading: Reading;
  readonly chronicle: Chronicle;
}

/** Reads a match file to be looked at; one of another rules version by the rules that the database here keeps, if it does. */
export async function loadReplay(path: string): Promise<Result<LoadedReplay, Problem>> {
  const read = await readFile(path);
  if (!read.ok) return read;
  const { document, game, ...loaded } = read.value;
  const reading = (document.version === game.version ? undefined : await keptReading(document)) ?? ourReading(game);
  const chronicle = readBy(reading, document);
  return chronicle.ok
    ? ok({ ...loaded, document, reading, chronicle: chronicle.value })
    : fail({ code: chronicle.problem.code, args: figures(chronicle.problem) });
}

/** Reads and plays a match file; every problem is a code with its figures (`cli.file.<code>`). */
export async function loadMatch(path: string): Promise<Result<LoadedMatch, Problem>> {
  const read = await readFile(path);
  if (!read.ok) return read;
  const match = openDocument(read.value.game, read.value.document);
  return match.ok ? ok({ ...read.value, match: match.value }) : fail({ code: match.problem.code, args: figures(match.problem) });
}

async function readFile(path: string): Promise<Result<Loaded & { readonly document: Document }, Problem>> {
  const text = await readText(path);
  if (!text.ok) return text;
  const json = parseJson(text.value, path);
  if (!json.ok) return json;
  const document = readDocument(json.value);
  if (!document.ok) return fail({ code: document.problem.code, args: { path, field: document.problem.field } });
  const loaded = await loadGame(document.value.game);
  return loaded.ok ? ok({ ...loaded.value, document: document.value }) : loaded;
}

/** The JSON of a file's text. */
export function parseJson(text: string, path: string): Result<unknown, Problem> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail({ code: 'not-json', args: { path } });
  }
}

/** A document problem's figures as arguments of its text. */
function figures(problem: DocumentProblem): Problem['args'] {
  switch (problem.code) {
    case 'not-a-document':
      return { field: problem.field };
    case 'wrong-game':
    case 'wrong-version':
    case 'wrong-hash':
      return { expected: problem.expected, found: problem.found };
    case 'wrong-options':
      return { option: problem.problem.option, allowed: problem.problem.allowed.join(', ') };
    case 'wrong-pack': {
      const [first] = problem.problems;
      return { path: '', problems: first ? `${first.card} ${first.field} ${first.code}`.trim() : '' };
    }
    case 'wrong-seats':
      return { min: problem.min, max: problem.max, found: problem.found };
    case 'illegal-move':
      return { at: problem.at + 1, reason: problem.problem.code };
  }
}
