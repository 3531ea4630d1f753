import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LogDifference, openDocument, seedRandom } from '@madang/kernel';
import { CONDUIT_SITES, CONTRACTS, DAM_SITES, POWERHOUSE_SITES, SPACES, TILES } from '../../components/words.ts';
import { barrage } from '../../rules/index.ts';
import { logs } from '../index.ts';
import { contractOf, siteOf, spaceOf, tileOf } from '../names.ts';
import { type WrittenLog, writtenMatch } from './write.ts';

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const written = (seats: number, seed: string) => writtenMatch(seats, seed, seedRandom(`moves of ${seed}`));

/** What is wrong with a log. */
function difference(log: unknown): LogDifference {
  const read = logs.read(log);
  assert.ok(!read.ok, 'the log is followed to its end');
  return read.problem;
}

/** A log with one notification changed. */
function changed({ gamedatas, logs: packets }: WrittenLog, type: string, change: (args: Record<string, unknown>) => unknown, which = 0): WrittenLog {
  let count = 0;
  const data = packets.map((packet) => ({
    ...packet,
    data: packet.data.map((note) =>
      note.type === type && count++ === which ? { ...note, args: Object.assign({}, note.args, change({ ...note.args })) } : note,
    ),
  }));
  assert.ok(count > which, `no ${type}`);
  return { gamedatas, logs: data };
}

test('each place, contract and tile of ours has one name of theirs', () => {
  const sites = upTo(13).flatMap((n) => [`B${n}U`, `B${n}L`, `C${n}L`, `C${n}R`, ...upTo(4).map((i) => `P${n}_${i}`)]);
  const ours = new Set<string>([...DAM_SITES, ...CONDUIT_SITES, ...POWERHOUSE_SITES]);
  const found = sites.map(siteOf).filter((site) => site !== undefined && ours.has(site));
  assert.equal(found.length, ours.size);
  assert.equal(new Set(found).size, ours.size);
  const contracts = upTo(500)
    .map(contractOf)
    .filter((contract) => contract >= 0);
  assert.deepEqual(contracts, upTo(CONTRACTS.length));
  assert.equal(tileOf('L2_JOKER'), TILES.indexOf('adv-2-wild'));
  assert.equal(tileOf('L1_BUILDING'), -1);
  assert.equal(spaceOf('turbine-m2bis'), 'turbine-minus2-right');
  assert.equal(spaceOf('bank-b'), undefined);
  assert.ok(SPACES.length > 0);
});

for (const seats of [2, 3, 4])
  test(`whole games of ${seats} that are written in their form are followed to the same end`, () => {
    for (const n of upTo(8)) {
      const { log, moves, end } = written(seats, `game ${n} of ${seats}`);
      const read = logs.read(JSON.parse(JSON.stringify(log)));
      assert.ok(read.ok, JSON.stringify(read));
      const { value } = read;
      assert.equal(value.moves.length, moves.length);
      const document = {
        format: 'madang-match',
        game: 'barrage',
        version: barrage.version,
        options: value.options,
        seats,
        seed: value.seed,
        moves: value.moves,
      } as const;
      const opened = openDocument(barrage, JSON.parse(JSON.stringify(document)));
      assert.ok(opened.ok, JSON.stringify(opened));
      const { state } = opened.value;
      assert.ok(state.over);
      const points = (one: typeof end) => one.players.map(({ company, vp }) => `${company} ${vp}`).toSorted();
      assert.deepEqual(points(state), points(end));
      const drawn = (one: typeof end) => [one.market.toSorted((a, b) => a - b), one.headstreams, one.patents];
      assert.deepEqual(drawn(state), drawn(end));
    }
  });

test('a log is read as the archive answers it, and what a player took back is left out', () => {
  const { log } = written(2, 'archive');
  const [first, ...others] = log.logs;
  assert.ok(first);
  const wrong = { uid: 'gone', type: 'placeEngineers', args: { company_id: 1, engineers: [{ location: 'water-p2' }] } };
  const clear = { uid: 'clear', type: 'clearTurn', args: { notifIds: ['gone'] } };
  const archive = { gamedatas: log.gamedatas, status: 1, data: { logs: [first, { move_id: 2, data: [wrong, clear] }, ...others] } };
  assert.ok(logs.read(archive).ok);
});

test('a figure that our rules do not come to is told with its step and the rule', () => {
  const { log } = written(2, 'figure');
  const found = difference(changed(log, 'payResources', () => ({ resources: [] })));
  assert.equal(found.code, 'other-result');
  assert.match(found.rule, /^BAR-/);
  assert.match(`${found.log} / ${found.ours}`, /^credits \d+ \/ credits \d+$/);
  assert.notEqual(found.step, '');
});

test('an act that our rules do not offer is told with what they offer', () => {
  const { log } = written(3, 'place');
  const closed = difference(changed(log, 'placeEngineers', () => ({ engineers: [{ location: 'turbine-b1' }] })));
  assert.deepEqual([closed.code, closed.log], ['not-offered', 'space turbine-plus1-left']);
  assert.match(closed.rule, /^BAR-/);
  assert.notEqual(closed.ours, '');
  const site = difference(changed(log, 'construct', () => ({ target: 'P12_0', meeple: { type: 'base' } })));
  assert.equal(site.at > 0 && /^BAR-/.test(site.rule), true);
});

test('a log of another form, or with what our game lacks, says so', () => {
  const { log } = written(2, 'other');
  assert.deepEqual([difference({}).code, difference({}).log], ['form', 'gamedatas, logs']);
  assert.equal(difference([log.logs]).code, 'form');
  const noTiles = { ...log, gamedatas: { ...log.gamedatas, bonusTiles: [1, 2] } };
  assert.deepEqual([difference(noTiles).code, difference(noTiles).log], ['form', 'bonusTiles']);
  const leslie = difference(changed(log, 'assignCompany', () => ({ datas: { officer: { id: 13, name: 'Leslie' } } })));
  assert.deepEqual([leslie.code, leslie.log], ['unsupported', 'officer Leslie']);
  assert.equal(difference(changed(log, 'assignCompany', () => ({ company_id: 5 }))).code, 'unsupported');
  assert.equal(difference({ ...log, logs: [...log.logs, { move_id: 1, data: [{ type: 'placeBet', args: {} }] }] }).log, 'auction');
  assert.equal(difference({ ...log, gamedatas: { ...log.gamedatas, techTiles: [] } }).log, 'introductory game');
  assert.equal(difference({ ...log, gamedatas: { ...log.gamedatas, LWP: true } }).log, 'Leeghwater Project');
});

test('a log that ends early is followed up to there', () => {
  const { log } = written(2, 'early');
  const found = difference({ ...log, logs: log.logs.slice(0, 40) });
  assert.equal(found.code, 'not-offered');
  assert.ok(found.at > 0 && found.at <= 40);
});
