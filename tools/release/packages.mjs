// The engine as packages for other programs: modules of JavaScript with types, for Node.js and browsers. docs/library.md shows how to use them.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../setup.mjs';
import { packed } from './tree.mjs';

/** The packages, by their folders here. */
export const PACKAGES = ['kernel', 'text', 'bots', 'games/barrage', 'games/ludwig', 'games/siberia', 'games/underwater'];

/** The oldest Node.js that the packages run on. */
const NODE = '>=20';

/** What other programs may import: rules, bots and words. */
const DOORS = ['.', './plain', './shapes', './analysis', './bot', './text'];

/** JSON as the type of what it holds. */
function typeOf(value) {
  if (Array.isArray(value)) return `readonly (${[...new Set(value.map(typeOf))].join(' | ') || 'never'})[]`;
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
  return `{ ${Object.entries(value)
    .map(([name, one]) => `readonly ${JSON.stringify(name)}: ${typeOf(one)};`)
    .join(' ')} }`;
}

/** Makes a module of a JSON file: browsers and bundlers do not agree on how JSON is imported. */
function moduleOf(file) {
  const value = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(`${file}.js`, `export default ${JSON.stringify(value)};\n`);
  writeFileSync(`${file}.d.ts`, `declare const value: ${typeOf(value)};\nexport default value;\n`);
  rmSync(file);
}

/** Makes what a file imports findable: JSON is a module, and types name the JavaScript beside them. */
function relinked(code) {
  return code
    .replace(/((?:from|import\()\s*['"]\.[^'"]*\.json)(['"])(?:\s*,?\s*(?:with|\{\s*with:)\s*\{\s*type:\s*['"]json['"]\s*\}(?:\s*\})?)?/g, '$1.js$2')
    .replace(/((?:from|import|import\()\s*['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2');
}

/** What the package says of itself. */
function manifest(folder) {
  const { exports, ...rest } = packed(folder);
  const doors = Object.entries(exports).filter(([door]) => DOORS.includes(door));
  return {
    ...rest,
    engines: { node: NODE },
    sideEffects: false,
    exports: Object.fromEntries(doors.map(([door, file]) => [door, { types: file.replace(/\.js$/, '.d.ts'), default: file }])),
  };
}

/** The files that these need, themselves among them: code, types and data. */
function reached(folder, doors) {
  const found = new Set(doors);
  for (const file of found) {
    const code = file.endsWith('.json') ? '' : readFileSync(join(folder, file), 'utf8');
    if (file.endsWith('.js')) found.add(file.replace(/\.js$/, '.d.ts'));
    for (const [, near] of code.matchAll(/(?:from|import|import\(|new URL\()\s*['"](\.[^'"]*)['"]/g)) {
      const named = join(dirname(file), near);
      found.add(file.endsWith('.d.ts') ? named.replace(/\.tsx?$/, '.d.ts') : named);
    }
  }
  return [...found];
}

/** The packages that code imports. */
const namedIn = (code) =>
  [...code.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*['"]((?:@[\w-]+\/)?[a-z][\w:-]*)[\w/.-]*['"]/g)].map(([, name]) => name);

/** Lays out one package in an empty folder. `compiled`: the compiled code of the whole project. */
export function layPackage(target, compiled, folder) {
  const { dependencies, ...about } = manifest(folder);
  const doors = Object.values(about.exports).map((door) => join(door.default));
  for (const file of reached(join(compiled, folder), doors)) cpSync(join(compiled, folder, file), join(target, file));
  for (const file of globSync('**/*.json', { cwd: target })) moduleOf(join(target, file));
  const named = new Set();
  for (const file of globSync('**/*.{js,d.ts}', { cwd: target })) {
    if (file.includes('.json.')) continue;
    const code = relinked(readFileSync(join(target, file), 'utf8'));
    for (const name of namedIn(code)) named.add(name);
    writeFileSync(join(target, file), code);
  }
  const needs = [...named].filter((name) => !name.startsWith('node:') && name !== about.name).sort();
  const unknown = needs.filter((name) => !(name in dependencies));
  if (unknown.length > 0) throw new Error(`${folder} needs ${unknown.join(', ')}, which its package.json does not name`);
  const dependenciesOf = Object.fromEntries(needs.map((name) => [name, dependencies[name]]));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify({ ...about, dependencies: dependenciesOf }, null, 2)}\n`);
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
  cpSync(join(root, 'docs', 'library.md'), join(target, 'README.md'));
}
