import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Decision, decision, foresee, inWords } from '@madang/kernel';
import { type Barrage, type BarrageMove, barrage, DAM_SITES } from '../../rules/index.ts';
import { position, type Sketch } from '../../test/position.ts';
import { outputsOf } from '../../text/forecast/prospect.ts';
import { shortCuts } from '../ways.ts';

/** Where moves lead from a position, as a table tells its board. */
function aheadOf(view: Barrage, first: Decision<BarrageMove>) {
  return (moves: readonly BarrageMove[]) => {
    let [at, next]: [Barrage, Decision<BarrageMove> | undefined] = [view, first];
    for (const move of moves) {
      if (!next?.moves.includes(move)) return null;
      const { after, next: then }: ReturnType<typeof foresee<Barrage, BarrageMove>> = foresee(barrage, at, next.seat, move);
      [at, next] = [after, then];
    }
    return { view: at, decision: next ?? null, explain: () => ({ label: '', forecast: null, rule: null }) };
  };
}

function asked(sketch: Sketch) {
  const state = position(sketch);
  const open = decision(barrage, state);
  assert.ok(open);
  return { view: barrage.redact(state, open.seat), open };
}

test('BAR-BUILD-03 a site is built on from one’s turn: every way is offered step by step, ends at the site, the cheapest first', () => {
  const tiles = ['basic-base', 'basic-wild', 'adv-1-base'] as const;
  const { view, open } = asked({ task: { task: 'turn', seat: 0 }, players: [{ excavators: 8, mixers: 8, credits: 9, engineers: 8, tiles }] });
  const ahead = aheadOf(view, open);
  const ways = shortCuts(view, open, ahead);
  const plain = ways.get('site:D5u');
  assert.ok(plain && plain.length > 1);
  for (const way of plain) {
    assert.equal(way[0]?.kind, 'construct');
    assert.ok(ahead(way), 'each move is offered after the ones before');
    assert.equal(way.at(-1), barrage.moves.find({ kind: 'site', site: 'D5u' }));
  }
  const machines = plain.map((way) => {
    const me = ahead(way)?.view.players[0];
    return 16 - (me?.excavators ?? 0) - (me?.mixers ?? 0);
  });
  assert.deepEqual(
    machines,
    machines.toSorted((a, b) => a - b),
  );
});

test('BAR-BUILD-06 an only site, which is not asked for, is built on from one’s turn as well', () => {
  const raising = { dams: { D6l: [0, 1] }, players: [{ mixers: 4, engineers: 8, tiles: ['basic-elevation', 'basic-conduit'] }] } as const;
  const { view, open } = asked({ task: { task: 'turn', seat: 0 }, ...raising });
  const ahead = aheadOf(view, open);
  const [way] = shortCuts(view, open, ahead).get('site:D6l') ?? [];
  assert.deepEqual(
    way?.map(({ kind }) => kind),
    ['construct', 'tile'],
  );
  assert.equal(way && ahead(way)?.view.damHeight[DAM_SITES.indexOf('D6l')], 2);
});

test('BAR-BUILD-06 a site that is asked for itself has no short cut, nor has any where nothing may be tried', () => {
  const site = asked({ task: { task: 'site', seat: 0, structure: 0, tile: 0, acts: 0 } });
  assert.equal(shortCuts(site.view, site.open, aheadOf(site.view, site.open)).size, 0);
  const turn = asked({ task: { task: 'turn', seat: 0 } });
  assert.equal(shortCuts(turn.view, turn.open, () => null).size, 0);
});

test('BAR-MGMT-07 BAR-MGMT-04 a contract on offer and a headstream are chosen from one’s turn: their office’s space first', () => {
  const { view, open } = asked({ task: { task: 'turn', seat: 0 }, players: [{ engineers: 8, credits: 9 }] });
  const ahead = aheadOf(view, open);
  const ways = shortCuts(view, open, ahead);
  for (const [piece, office] of [
    [[...ways.keys()].find((one) => one.startsWith('contract:')) ?? '', /^contractOffice-one/],
    ['headstream:A', /^water-/],
  ] as const) {
    const found = ways.get(piece);
    assert.ok(found && found.length > 1, piece);
    for (const way of found) assert.ok(way.length === 2 && ahead(way), 'each move is offered after the one before');
    const [space] = found[0] ?? [];
    assert.ok(space?.kind === 'space' && office.test(space.space), 'the cheapest first');
  }
});

test('BAR-PROD-01 an own powerhouse, its conduit and its dam offer their productions from one’s turn, no space that is dearer and weaker', () => {
  const spacesFor = (sketch: Sketch) => {
    const { view, open } = asked({ task: { task: 'turn', seat: 0 }, players: [{ engineers: 8, credits: 9 }], ...sketch });
    const ahead = aheadOf(view, open);
    const ways = shortCuts(view, open, ahead);
    for (const way of [...ways.values()].flat()) assert.ok(ahead(way), 'each move is offered after the ones before');
    return (piece: `site:${string}`) =>
      (ways.get(piece) ?? []).filter(([first]) => first?.kind === 'space').map((way) => way.map(inWords).join(', '));
  };
  const one = spacesFor({ dams: { D5l: [0, 2, 2] }, conduits: { C5a: 0 }, powerhouses: { 'P8-2': 0 } });
  for (const piece of ['site:P8-2', 'site:C5a', 'site:D5l'] as const)
    assert.deepEqual(one(piece), ['space turbine-minus2-left', 'space turbine-plus2-left']);
  const two = spacesFor({ dams: { D5l: [0, 2, 2], D9u: [0, 2, 1] }, conduits: { C5a: 0, C9b: 0 }, powerhouses: { 'P8-2': 0, 'P12-1': 0 } });
  assert.deepEqual(two('site:P12-1').at(-1)?.split(', ')[0], 'space turbine-plus2-left');
  assert.ok(two('site:P12-1').every((way) => way.includes('system P12-1')));
  assert.deepEqual(spacesFor({ dams: { D5l: [0, 2, 0] }, conduits: { C5a: 0 }, powerhouses: { 'P8-2': 0 } })('site:P8-2'), [], 'no water');
});

test('BAR-PROD-01 a space shows every production that it allows, with all moves up to the contract and the answers that fulfil one', () => {
  const { view, open } = asked({
    task: { task: 'turn', seat: 0 },
    dams: { D5l: [0, 2, 2], D9u: [0, 2, 1] },
    conduits: { C5a: 0, C9b: 0 },
    powerhouses: { 'P8-2': 0, 'P11-1': 0, 'P12-1': 0 },
    players: [{ engineers: 8, held: ['G01'] }],
  });
  const space = open.moves.find((move) => move.kind === 'space' && move.space === 'turbine-plus2-left');
  assert.ok(space);
  const outputs = outputsOf(view, 0, space);
  const ahead = aheadOf(view, open);
  assert.ok(new Set(outputs.map(({ system }) => system)).size > 1);
  assert.ok(outputs.some(({ fulfils }) => fulfils.length > 0));
  for (const { way, contracts, fulfils, total } of outputs) {
    assert.equal(way[0], space);
    assert.ok(way.at(-1)?.kind === 'system' || way.at(-1)?.kind === 'drops');
    assert.equal(ahead(way)?.view.players[0]?.energy, total);
    assert.equal(contracts.length, fulfils.length);
    for (const fulfil of fulfils) assert.ok(ahead(way)?.decision?.moves.includes(fulfil));
  }
});
