// Finds the languages: writes a sources.ts beside the folders of texts of each room, and text/languages.ts. Plain JavaScript for any Node.js ≥ 20.
// `npm run languages` also lists, language by language, how much is there; `npm run languages -- de` names what German lacks.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(fileURLToPath(new URL('..', import.meta.url)));

const HEAD = '// Made by tools/languages.mjs from the folders beside this file. Do not edit.\n';

/** The language that all others are translated from and fall back to. */
const SOURCE = 'en';

/** A folder of texts in one language is named by its BCP 47 tag. */
const TAG = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** Files that are loaded by themselves, when they are wanted. All others of a folder are one catalogue, `words`. */
const APART = ['rules', 'lesson', 'primer', 'examples', 'synonyms', 'achievements', 'campaign', 'pack'];

/** @param {string} path */
const textsAt = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The folders named `text` under a folder that hold a folder a language. */
function roomsOf(folder) {
  const inside = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !/^(node_modules|dist|data|\..*)$/.test(entry.name),
  );
  return inside
    .flatMap(({ name }) => {
      const path = join(folder, name);
      return name === 'text' && languagesOf(path).includes(SOURCE) ? [path] : roomsOf(path);
    })
    .sort();
}

const filesOf = (room, language) =>
  existsSync(join(room, language))
    ? readdirSync(join(room, language))
        .filter((file) => file.endsWith('.json'))
        .sort()
    : [];

const languagesOf = (room) =>
  readdirSync(room, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && TAG.test(entry.name) && filesOf(room, entry.name).length > 0)
    .map(({ name }) => name)
    .sort();

/** The keys of a file that a language lacks. */
function missingIn(room, language, file) {
  const path = join(room, language, file);
  const own = existsSync(path) ? textsAt(path) : {};
  return Object.keys(textsAt(join(room, SOURCE, file))).filter((key) => own[key] === undefined);
}

const partOf = (file) => (APART.includes(file.slice(0, -5)) ? file.slice(0, -5) : 'words');

/** A field with a list, on one line where the formatter would leave it there. */
function listed(field, items) {
  const line = `  ${field}: [${items.join(', ')}],\n`;
  return line.length <= 151 ? line : `  ${field}: [\n${items.map((item) => `    ${item},\n`).join('')}  ],\n`;
}

/** The module that loads a room's texts, one export a part. */
function sourcesOf(room) {
  const languages = languagesOf(room);
  const all = [...new Set(languages.flatMap((language) => filesOf(room, language)))].sort();
  const parts = [...new Set(all.map(partOf))].sort();
  const load = (language, file) => `() => import('./${language}/${file}', { with: { type: 'json' } })`;
  const loads = (language, part) => {
    const wanted = filesOf(room, SOURCE).filter((file) => partOf(file) === part);
    const own = filesOf(room, language).filter((file) => partOf(file) === part);
    if (own.length === 0) return [];
    const lacking = language === SOURCE ? [] : wanted.filter((file) => missingIn(room, language, file).length > 0);
    return [...lacking.map((file) => load(SOURCE, file)), ...own.map((file) => load(language, file))];
  };
  const exported = parts.map((part) => {
    const entries = languages.flatMap((language) => {
      const lines = loads(language, part);
      return lines.length === 0 ? [] : [listed(/^\w+$/.test(language) ? language : `'${language}'`, lines)];
    });
    return `\nexport const ${part} = /* @__PURE__ */ textsOf({\n${entries.join('')}});\n`;
  });
  const kernel = room.startsWith(join(root, 'kernel')) ? '../../texts.ts' : '@madang/kernel';
  return [HEAD, `import { textsOf } from '${kernel}';\n`, ...exported].join('');
}

/** The module that names the languages that one may choose. */
const offeredOf = (languages) =>
  [
    '// Made by tools/languages.mjs from the folders of web/text. Do not edit.',
    '',
    '/** The languages that the page speaks. */',
    `export const LANGUAGES: readonly string[] = [${languages.map((one) => `'${one}'`).join(', ')}];`,
    '',
  ].join('\n');

/** The generated files by path, with the text that they should have. */
function generated() {
  const rooms = roomsOf(root);
  const page = rooms.find((room) => room === join(root, 'web', 'text'));
  return [
    ...rooms.map((room) => [join(room, 'sources.ts'), sourcesOf(room)]),
    ...(page ? [[join(root, 'text', 'languages.ts'), offeredOf(languagesOf(page))]] : []),
  ];
}

const stale = () => generated().filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);

/** Brings the generated files up to date. A file that is right is left alone. Returns the paths that it wrote. */
export function languages() {
  return stale().map(([path, text]) => {
    writeFileSync(path, text);
    return path;
  });
}

/** How much of each room a language has, a line each; all that it lacks if it is named. */
function report(named) {
  const rooms = roomsOf(root);
  const tags = named ? [named] : [...new Set(rooms.flatMap(languagesOf))].sort();
  for (const tag of tags) {
    for (const path of rooms) {
      const room = path.slice(root.length);
      const files = filesOf(path, SOURCE);
      const all = files.reduce((sum, file) => sum + Object.keys(textsAt(join(path, SOURCE, file))).length, 0);
      const missing = files.flatMap((file) => missingIn(path, tag, file).map((key) => `${room}/${tag}/${file}: ${key}`));
      console.log(`${tag}  ${room}: ${all - missing.length} of ${all}`);
      if (named) for (const line of missing) console.log(`    ${line}`);
    }
  }
}

// As a program: --check only looks and ends with 1 where something is stale.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , word] = process.argv;
  const check = word === '--check';
  for (const path of check ? stale().map(([one]) => one) : languages()) {
    console.error(`${check ? 'stale' : 'written'}: ${path}`);
    if (check) process.exitCode = 1;
  }
  if (!check) report(word);
}
