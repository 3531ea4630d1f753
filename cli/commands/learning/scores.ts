import { BOT_LEVELS } from '@madang/bots';
import { findTitle } from '@madang/games';
import { ok } from '@madang/kernel';
import { type Translator, tagOf } from '@madang/text';
import { type Command, DONE } from '../../command.ts';
import { readText } from '../../files.ts';
import { printTable } from '../../table.ts';
import { type Line, type Mean, meanOf, readSheet } from './score-sheet.ts';

/** madang scores: a sheet of people's scores beside what bots of each level make. */
export const scores: Command = {
  words: 1,
  form: { values: [], switches: ['json'] },
  async run({ words, switches }, { terminal, texts }) {
    const path = words[0] ?? '';
    const text = await readText(path);
    if (!text.ok) return text;
    const lines = await readSheet(text.value, path);
    if (!lines.ok) return lines;
    const found = compared(lines.value);
    printTable(terminal, [
      ['game', 'players', 'who', 'matches', 'mean', 'best'].map((column) => texts.text(`cli.column.${column}`)),
      ...found.flatMap((group) => printed(group, texts)),
    ]);
    if (switches.has('json')) terminal.out(JSON.stringify(found));
    return ok(DONE);
  },
};

/** People's points in games of one kind, and the bots' there. */
interface Compared {
  readonly game: string;
  readonly seats: number;
  readonly all: Mean;
  readonly players: readonly (Mean & { readonly player: string })[];
  /** Mean points by level, where they were measured. */
  readonly levels: Readonly<Record<string, number>>;
}

function compared(lines: readonly Line[]): readonly Compared[] {
  const groups = Map.groupBy(lines, ({ game, seats }) => `${game} ${seats}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const results = meanOf(group.map(({ points }) => points));
    if (!first || !results) return [];
    const all = { ...results, count: new Set(group.map(({ table }) => table)).size };
    const players = [...Map.groupBy(group, ({ player }) => player)].flatMap(([player, own]) => {
      const mean = meanOf(own.map(({ points }) => points));
      return mean ? [{ player, ...mean }] : [];
    });
    return [{ game: first.game, seats: first.seats, all, players: players.toSorted((a, b) => b.mean - a.mean), levels: levelsOf(first) }];
  });
}

function levelsOf({ game, seats }: Line): Readonly<Record<string, number>> {
  const usual = findTitle(game)?.usual ?? {};
  return Object.fromEntries(
    BOT_LEVELS.flatMap((level) => {
      const points = usual[level]?.[seats];
      return points === undefined ? [] : [[level, points]];
    }),
  );
}

function printed({ game, seats, all, players, levels }: Compared, texts: Translator): readonly string[][] {
  const figure = (points: number) => Math.round(points).toLocaleString(tagOf(texts.language));
  const of = (who: string, { count, mean, error, best }: Mean) => [
    game,
    String(seats),
    who,
    String(count),
    error === null ? figure(mean) : `${figure(mean)} ± ${figure(error)}`,
    figure(best),
  ];
  return [
    of(texts.text('cli.scores.all'), all),
    ...players.map((one) => of(one.player, one)),
    ...Object.entries(levels).map(([level, points]) => [game, String(seats), texts.text('cli.scores.level', { level }), '–', figure(points), '–']),
  ];
}
