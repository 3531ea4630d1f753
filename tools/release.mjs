// npm run release: makes what a host installs, in release/. The same commit makes the same bytes. docs/host.md says what each file is for.
//   --only=npm,linux-x64,linux-arm64,packages   some of the files      --out=FOLDER   another folder
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commit, pack, writeSums } from './release/pack.mjs';
import { layPackage, PACKAGES } from './release/packages.mjs';
import { layNode } from './release/runtime.mjs';
import { sbom } from './release/sbom.mjs';
import { compile, layTree, version } from './release/tree.mjs';
import { build, install, root, say } from './setup.mjs';

const KINDS = ['npm', 'linux-x64', 'linux-arm64', 'packages'];
const { values } = parseArgs({ options: { only: { type: 'string', default: KINDS.join(',') }, out: { type: 'string', default: 'release' } } });
const kinds = values.only.split(',');
const unknown = kinds.filter((kind) => !KINDS.includes(kind));
if (unknown.length > 0) throw new Error(`--only=${unknown.join(',')}: choose from ${KINDS.join(', ')}`);

const programs = kinds.filter((kind) => kind !== 'packages');

install();
if (programs.length > 0) build();
const out = resolve(root, values.out);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const made = mkdtempSync(join(tmpdir(), 'madang-release-'));
try {
  const from = commit();
  const name = `madang-${version()}`;
  say(`making ${name} from ${from.name}`);
  compile(join(made, 'compiled'));
  if (kinds.includes('packages')) packEngine(join(made, 'compiled'), join(made, 'packages'), from);
  const tree = join(made, 'tree');
  if (programs.length > 0) await layTree(tree, join(made, 'compiled'), from.name);
  for (const kind of programs) {
    // npm unpacks a folder of this name; a person unpacks one that says what it is.
    const inside = kind === 'npm' ? 'package' : `${name}-${kind}`;
    cpSync(tree, join(made, kind, inside), { recursive: true });
    if (kind !== 'npm') layNode(join(made, kind, inside), kind, join(made, 'node'));
    const file = join(out, kind === 'npm' ? `${name}.tgz` : `${inside}.tar.gz`);
    pack({ folder: join(made, kind), name: inside, file, at: from.at });
    tellSize(file);
  }
  if (programs.length > 0) writeFileSync(join(out, `${name}.cdx.json`), `${JSON.stringify(sbom(from), null, 2)}\n`);
  writeSums(out);
} finally {
  rmSync(made, { recursive: true, force: true });
}

/** Says how large a file has become. */
function tellSize(file) {
  say(`${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB`);
}

/** Packs the engine's packages, each as npm wants it. */
function packEngine(compiled, folder, { at }) {
  for (const place of PACKAGES) {
    const name = place.replace('games/', '');
    layPackage(join(folder, name, 'package'), compiled, place);
    const file = join(out, `madang-${name}-${version()}.tgz`);
    pack({ folder: join(folder, name), name: 'package', file, at });
    tellSize(file);
  }
}
