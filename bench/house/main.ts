/** Builds a full house: a database as it is after years. `--people=100000 --data=FOLDER` or `--database=URL`, which must be empty. */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SHELF } from '@madang/games';
import { fillHouse, sizeOf } from './fill.ts';
import type { Kind } from './templates.ts';

const HELP = `node bench/house/main.ts [--people=100000] --data=FOLDER | --database=postgres://…
  Fills an empty data folder or database: ten finished matches for each person, one live match for five, ratings, chat, notices, cups.`;

const { values } = parseArgs({
  options: { people: { type: 'string', default: '100000' }, data: { type: 'string' }, database: { type: 'string' }, help: { type: 'boolean' } },
});

const people = Number(values.people);
const site = values.data === undefined ? values.database && { databaseUrl: values.database } : { dataFolder: values.data };
if (values.help || !site || !Number.isInteger(people) || people < 1000) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}
if ('dataFolder' in site) mkdirSync(site.dataFolder, { recursive: true });

/** Two games by two numbers of seats. */
const kinds = SHELF.slice(0, 2).flatMap(({ name }): readonly Kind[] => [
  [name, 4],
  [name, 2],
]);
const { bytes, size } = await fillHouse(site, kinds, sizeOf(people), (step) => console.log(step));
console.log(`${JSON.stringify(size)}\n${Math.round(bytes / 1e6)} MB`);
