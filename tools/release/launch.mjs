#!/usr/bin/env node
// madang …: the program of a release. Without a word it serves, so that unpacking and running is all.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(`madang: Node.js 24 or newer is needed (here: ${process.versions.node})\n`);
  process.exit(1);
}
// SQLite is "experimental" in Node.js, and a host can do nothing about that.
const warn = process.emitWarning;
process.emitWarning = (warning, ...more) => {
  const [kind] = more;
  if (kind !== 'ExperimentalWarning' && kind?.type !== 'ExperimentalWarning') warn.call(process, warning, ...more);
};
const [word = 'serve'] = process.argv.slice(2);
const isServer = word === 'serve' && process.argv.length <= 3;
// In this process: a second one would take 40 MB.
if (isServer) process.argv.length = 2;
await import(isServer ? './lib/node_modules/@madang/server/main.js' : './lib/node_modules/@madang/cli/main.js');
