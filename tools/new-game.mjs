// npm run new-game <name>: copies games/example under that name and registers it. It then runs, plays, and has a board and bots.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from './languages.mjs';
import { root } from './setup.mjs';
import { NAME, shelf } from './shelf.mjs';

const [name = ''] = process.argv.slice(2);
const from = join(root, 'games', 'example');
const to = join(root, 'games', name);

/** Ends the program with a message for the person who called it. */
function refuse(why) {
  console.error(why);
  process.exit(2);
}

if (!NAME.test(name) || name.length < 3) refuse('npm run new-game <name>: three or more small letters and digits, a letter first');
if (existsSync(to)) refuse(`games/${name} is there already`);

const capital = `${name[0].toUpperCase()}${name.slice(1)}`;

/** A text of the example, told of the new game: its name, its types and the first letters of its rules' ids. */
const renamed = (text) =>
  text
    .replaceAll('EXA', name.slice(0, 3).toUpperCase())
    .replaceAll('Example', capital)
    .replaceAll('example', name)
    .replace(`{ order: 100, ${name}: true }`, '{ order: 100 }');

for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  const copy = join(to, path.slice(from.length + 1));
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, renamed(readFileSync(path, 'utf8')));
}
shelf();
languages();
console.log(
  `games/${name} is made and registered. npm start serves it; npm test -- --only=tests --files=games/${name} tests it; docs/add-a-game.md leads on.`,
);
