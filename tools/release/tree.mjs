// The tree of a release: the program as JavaScript, the built page, the rules of this version, and the packages that the program needs.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync } from 'rolldown/utils';
import { mustRun, node, root } from '../setup.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Workspaces whose code a release holds. */
const WORKSPACES = ['kernel', 'text', 'wire', 'games', 'bots', 'server', 'cli'];

/** Needed to bundle rules and to draw boards: the rules come bundled, and the page is built. */
const LEFT_OUT = new Set(['rolldown', '@madang/board-kit', 'preact']);

/** Nothing of a package that only its own developers need. */
const UNNEEDED = /(?:\.(?:test\.js|[cm]?ts|map|md|markdown|flow)$|^\/(?:tests?|__tests__|docs|examples?|benchmarks?|\.github)\/)/i;
const KEPT = /(?:licen[cs]e|notice|copying)[^/]*$/i;

/** The version of the project, as its package says. */
export const version = () => readJson(join(root, 'package.json')).version;

/** Compiles the code into a folder: JavaScript beside JavaScript, as the sources lie. */
export function compile(folder) {
  rmSync(folder, { recursive: true, force: true });
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  mustRun(node(), [tsc, '-p', join(root, 'tools', 'release', 'tsconfig.json'), '--outDir', folder]);
  mustRun(node(), [tsc, '-p', join(root, 'tools', 'release', 'tsconfig.types.json'), '--outDir', folder]);
  // What the code reads at run time: components, values of bots, texts.
  const data = globSync(`{${WORKSPACES.join(',')}}/**/*.json`, {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|test|board|dev)$/.test(path),
  });
  for (const file of data) if (!/(?:package|tsconfig)\.json$/.test(file)) cpSync(join(root, file), join(folder, file));
  for (const file of globSync('**/*.{js,cjs}', { cwd: folder })) {
    const path = join(folder, file);
    const code = readFileSync(path, 'utf8');
    // Threads are named by URL, which the compiler leaves as it is.
    const named = code.replace(/(new URL\('\.[^']*)\.(c?)ts'/g, "$1.$2js'");
    if (named !== code) writeFileSync(path, named);
  }
}

/** What a workspace's package.json says in a release: its doors lead to JavaScript, and boards have none. */
export function packed(workspace) {
  const { name, version, type, license, exports, dependencies = {} } = readJson(join(root, workspace, 'package.json'));
  const doors = Object.entries(exports).filter(([, file]) => !/\/(?:boards?|stills)[./]/.test(file));
  const compiled = (file) => file.replace(/\.tsx?$/, '.js');
  const needs = Object.entries(dependencies).filter(([needed]) => !LEFT_OUT.has(needed));
  return {
    name,
    version,
    type,
    license,
    exports: Object.fromEntries(doors.map(([door, file]) => [door, compiled(file)])),
    dependencies: Object.fromEntries(needs),
  };
}

/** The packages that these workspaces need, by their paths in the lock file. */
export function needed(workspaces = WORKSPACES) {
  const { packages } = readJson(join(root, 'package-lock.json'));
  const found = new Set();
  const find = (name, from) => {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
      const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
      if (packages[path]) return path;
      if (at === '') throw new Error(`${from || 'the project'} needs ${name}, which is not installed`);
    }
  };
  const add = (path) => {
    if (found.has(path)) return;
    found.add(path);
    for (const name of Object.keys(packages[path].dependencies ?? {})) add(find(name, path));
  };
  for (const workspace of workspaces) {
    for (const name of Object.keys(packages[workspace].dependencies ?? {})) {
      if (!name.startsWith('@madang/') && !LEFT_OUT.has(name))
        add(find(name, existsSync(join(root, workspace, 'node_modules', name)) ? workspace : ''));
    }
  }
  return [...found].sort().map((path) => ({ path, ...packages[path] }));
}

/** Writes the rules of every game of the shelf, bundled with their bot and kernel, where the server looks for them. */
async function writeRules(folder) {
  mkdirSync(folder, { recursive: true });
  const at = (path) => pathToFileURL(join(root, path)).href;
  const script = `
    import { writeFileSync } from 'node:fs';
    import { SHELF } from ${JSON.stringify(at('games/index.ts'))};
    import { bundle, sourceOf } from ${JSON.stringify(at('server/core/rules/bundle.ts'))};
    for (const { name } of SHELF) writeFileSync(${JSON.stringify(`${folder}/`)} + name + '.mjs', await bundle(sourceOf(name)));`;
  mustRun(node(), ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script]);
}

/** Lays out what a release installs in an empty folder. */
export async function layTree(folder, compiled, commit) {
  const modules = join(folder, 'lib', 'node_modules');
  for (const workspace of WORKSPACES) {
    const target = join(modules, '@madang', workspace);
    cpSync(join(compiled, workspace), target, { recursive: true, filter: (from) => !/\.d\.c?ts$/.test(from) });
    lighten(target, { removeWhitespace: false });
    writeJson(join(target, 'package.json'), { ...packed(workspace), commit });
  }
  cpSync(join(root, 'web', 'dist'), join(modules, '@madang', 'web', 'dist'), { recursive: true });
  await writeRules(join(modules, '@madang', 'server', 'core', 'rules', 'bundled'));
  for (const { path } of needed()) {
    copyPackage(join(root, path), join(folder, 'lib', path));
    lighten(join(folder, 'lib', path), { removeWhitespace: true });
  }
  for (const file of ['LICENSE', 'CHANGELOG.md', 'SECURITY.md', 'docs/host.md', 'deploy/madang.service']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  cpSync(join(root, 'tools', 'release', 'launch.mjs'), join(folder, 'madang.mjs'));
  writeJson(join(folder, 'package.json'), outer());
}

/** Takes out of JavaScript what only its readers need: a process keeps the text of all that it loads. Names stay, so that a stack can be read. */
function lighten(folder, codegen) {
  for (const file of globSync('**/*.{js,cjs,mjs}', { cwd: folder, exclude: ['**/node_modules/**'] })) {
    const path = join(folder, file);
    if (!statSync(path).isFile()) continue;
    const { code, errors } = minifySync(path, readFileSync(path, 'utf8'), { compress: false, mangle: false, codegen });
    // Some programs of packages are no modules and are never loaded.
    if (errors.length === 0) writeFileSync(path, code);
  }
}

/** Copies one package without those inside it, which the lock file names too. */
function copyPackage(from, to) {
  const filter = (path) => {
    const inside = path.slice(from.length);
    if (inside.startsWith('/node_modules')) return false;
    return KEPT.test(inside) || !UNNEEDED.test(inside);
  };
  cpSync(from, to, { recursive: true, filter, dereference: true });
}

/** The package that npm sees: one program, and nothing that would have to be fetched. */
function outer() {
  const { version, description, license } = readJson(join(root, 'package.json'));
  return { name: 'madang', version, description, license, type: 'module', engines: { node: '>=24' }, bin: { madang: './madang.mjs' } };
}
