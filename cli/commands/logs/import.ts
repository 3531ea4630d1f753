import { findTitle, TITLES } from '@madang/games';
import {
  type Document,
  fail,
  fingerprint,
  type Game,
  type ImportedMatch,
  type LogDifference,
  ok,
  openDocument,
  printDocument,
  type Result,
} from '@madang/kernel';
import type { Translator } from '@madang/text';
import { type Command, DONE, FAILED } from '../../command.ts';
import { readText, writeWhole } from '../../files.ts';
import type { Problem } from '../../problems.ts';

/** madang import: follows a move log of an online table by our rules, and writes the match as a game file. */
export const importLog: Command = {
  words: 2,
  form: { values: ['out'], switches: ['json'] },
  async run({ words, values, switches }, { terminal, texts }) {
    const [name = '', path = ''] = words;
    const title = findTitle(name);
    const logs = await title?.logs?.();
    if (!title || !logs) return fail({ code: 'no-logs', args: { game: name, allowed: readable() } });
    const json = await readJson(path);
    if (!json.ok) return json;
    const followed = logs.read(json.value);
    if (switches.has('json')) terminal.out(JSON.stringify(followed.ok ? { ok: true, ...figuresOf(followed.value) } : followed));
    if (!followed.ok) {
      terminal.note(told(texts, followed.problem));
      return ok(FAILED);
    }
    const document = documentOf(await title.rules(), followed.value);
    terminal.out(texts.text('cli.import.whole', { game: name, ...figuresOf(followed.value), names: followed.value.names.join(', ') }));
    const { out } = values;
    if (out === undefined) return ok(DONE);
    const written = await writeWhole(out, printDocument(document));
    return written.ok ? ok(DONE) : written;
  },
};

const readable = (): string =>
  TITLES.filter(({ logs }) => logs !== undefined)
    .map(({ name }) => name)
    .join(', ');

async function readJson(path: string): Promise<Result<unknown, Problem>> {
  const text = await readText(path);
  if (!text.ok) return text;
  try {
    return ok(JSON.parse(text.value));
  } catch {
    return fail({ code: 'not-json', args: { path } });
  }
}

const figuresOf = ({ seats, moves }: ImportedMatch): { readonly seats: number; readonly moves: number } => ({ seats, moves: moves.length });

/** The match as a game file, with the hash that a replay must reach. Throws where it does not replay: the game followed it to its end. */
function documentOf({ name, version, ...game }: Game, { options, seats, seed, moves }: ImportedMatch): Document {
  const document: Document = { format: 'madang-match', game: name, version, options, seats, seed, moves };
  const opened = openDocument({ name, version, ...game }, document);
  if (!opened.ok) throw new Error(`an imported game does not replay: ${opened.problem.code}`);
  return { ...document, hash: fingerprint(opened.value.state) };
}

/** Where the log and our rules differ. */
function told(texts: Translator, { code, step, at, rule, log, ours }: LogDifference): string {
  return texts.text(`cli.import.${code}`, { step, at, rule, log, ours });
}
