import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const LOG = fileURLToPath(new URL('../../../.madang/restless/totals.jsonl', import.meta.url));

/** What one run came to. */
export interface Total {
  readonly game: string;
  readonly screen: string;
  readonly seed: number;
  readonly acts: number;
  readonly turns: number;
  readonly findings: number;
}

/** Adds a run to the log; several processes may do so at once. Returns the runs of its game and screen so far. */
export function keepTotal(total: Total, log = LOG): readonly Total[] {
  mkdirSync(dirname(log), { recursive: true });
  appendFileSync(log, `${JSON.stringify(total)}\n`);
  const totals = readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Total => JSON.parse(line));
  return totals.filter(({ game, screen }) => game === total.game && screen === total.screen);
}

/** All runs of a game and screen together, in a line. */
export function printTotals(totals: readonly Total[]): string {
  const sum = (figure: 'acts' | 'turns' | 'findings'): number => totals.reduce((all, total) => all + total[figure], 0);
  return `${totals.length} runs in all: ${sum('turns')} turns, ${sum('acts')} acts, ${sum('findings')} findings; seeds ${totals.map(({ seed }) => seed).join(', ')}`;
}
