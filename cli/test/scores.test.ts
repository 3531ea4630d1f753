import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { recorded } from './recorded.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-scores-'));
after(() => rmSync(folder, { recursive: true }));

/** What `madang scores` says of a sheet. */
async function scores(sheet: string, ...more: string[]) {
  const file = join(folder, 'sheet.csv');
  writeFileSync(file, sheet);
  const { code, out, notes } = await recorded(['scores', file, ...more]);
  return { code, out, note: (notes[0] ?? '').replace(folder, '') };
}

const HEADING = 'table,game,player,points\n';
const THREE = '1,siberia,"Mina, the first",80000\n1,siberia,Jun,70000\n1,siberia,Ada,60000\n';

test('a sheet of scores stands beside what bots of each level make in games of as many players', async () => {
  const { code, out } = await scores(`${HEADING}${THREE}2,Siberia,Jun,90000\n2,siberia,Bo,50000\n2,siberia,Ada,10000\n`);
  assert.equal(code, 0);
  const rows = out.map((line) => line.replace(/ {2,}/g, ' | '));
  assert.equal(rows[0], 'Game | Players | Player | Games | Mean points (95%) | Best');
  assert.match(rows[1] ?? '', /^siberia \| 3 \| \(all in the file\) \| 2 \| 60,000 ± 22,\d+ \| 90,000$/);
  assert.equal(rows[2], 'siberia | 3 | Mina, the first | 1 | 80,000 | 80,000');
  assert.equal(rows[3], 'siberia | 3 | Jun | 2 | 80,000 | 90,000', 'two results have no interval');
  assert.match(rows.join('\n'), /siberia \| 3 \| bots: normal \| – \| [\d,]+ \| –/);
});

test('spreadsheets of other countries are read: semicolons, a byte-order mark, columns in another order', async () => {
  const { code, out } = await scores('\ufeffPlayer;Points;Game;Table;Note\nMina;60;underwater;7;x\nJun;70;underwater;7;\n', '--json');
  assert.equal(code, 0);
  const [group] = JSON.parse(out.at(-1) ?? '');
  assert.deepEqual([group.game, group.seats, group.all.mean], ['underwater', 2, 65]);
});

test('a wrong sheet is refused with its line and what is allowed', async () => {
  const said = async (sheet: string) => {
    const { code, note } = await scores(sheet);
    assert.equal(code, 2);
    return note;
  };
  assert.match(await said('table,game,points\n1,siberia,3\n'), /no column “player”.*table, game, player, points/);
  assert.match(await said(''), /no column “table”/);
  assert.match(await said(`${HEADING}1,chess,Mina,3\n`), /line 2: there is no game “chess”. Games: siberia/);
  assert.match(await said(`${HEADING}${THREE}2,siberia,,3\n`), /line 5: the player’s name is missing/);
  assert.match(await said(`${HEADING}${THREE.replace('70000', '7e4')}`), /line 3: “7e4” is not a whole number/);
  assert.match(await said(`${HEADING}${THREE.replace('Ada', 'Jun')}`), /line 3: “Jun” is in this game twice/);
  assert.match(await said(`${HEADING}1,siberia,Mina,3\n`), /line 2: this game has 1 line, but siberia is for 2 to 4/);
  assert.match(await said(`${HEADING}1,siberia,"Mina,3\n`), /is not CSV/);
  assert.match(await said(`${HEADING}1,siberia,Mina\n`), /line 2: this is not CSV/);
});
