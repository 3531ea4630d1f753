import { fail, ok, type Pack, type PackProblem, type Result, readPack } from '@madang/kernel';
import type { Translator } from '@madang/text';
import type { Typed } from '../arguments.ts';
import type { Context } from '../command.ts';
import { readText } from '../files.ts';
import { type Loaded, parseJson } from '../load.ts';
import type { Problem } from '../problems.ts';
import { speaker } from '../speaker.ts';

/** A pack's problems, one a line: the card, its field, and what would be right. */
function packProblems(texts: Translator, game: string, problems: readonly PackProblem[]): string {
  const lines = problems.map(({ code, card, field, allowed }) => {
    const what = texts.text(`${game}.pack.${code}`, { allowed: allowed.join(', ') });
    const where = [card, field].filter((one) => one !== '').join(', ');
    return where === '' ? `  ${what}` : `  ${where}: ${what}`;
  });
  return lines.join('\n');
}

/** Reads the file of a pack for a game; a wrong one is told card by card. */
export async function loadPack(
  { game, wording }: Pick<Loaded, 'game' | 'wording'>,
  path: string,
  { language }: Pick<Context, 'language'>,
): Promise<Result<Pack, Problem>> {
  const text = await readText(path);
  if (!text.ok) return text;
  const json = parseJson(text.value, path);
  if (!json.ok) return json;
  if (!game.packs) return fail({ code: 'no-packs', args: { game: game.name } });
  const pack = readPack(game, json.value);
  if (pack.ok) return pack;
  return fail({ code: 'wrong-pack', args: { path, problems: packProblems(await speaker(language, wording, {}), game.name, pack.problem) } });
}

/** The pack of `--pack`; undefined: none is asked for. */
export const askedPack = async (loaded: Loaded, { pack }: Typed['values'], context: Context): Promise<Result<Pack | undefined, Problem>> =>
  pack === undefined ? ok(undefined) : loadPack(loaded, pack, context);
