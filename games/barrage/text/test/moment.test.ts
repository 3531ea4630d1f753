import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BarrageEvent } from '../../rules/events.ts';
import { position } from '../../test/position.ts';
import { moment } from '../moment.ts';

const flows = (): BarrageEvent => ({ event: 'water-flows', round: 4 });
const bonus = (seat: number, count: number, section: number, missing: number, vp: number): BarrageEvent => ({
  event: 'bonus-scored',
  seat,
  tile: 'bonus-base',
  count,
  section,
  missing,
  vp,
});

test('BAR-SCORE-10 the end of a round says how the bonus tile comes to its points: times what it gives, less the sections short', () => {
  const after = position();
  const told = [flows(), bonus(0, 4, 3, 1, 12), bonus(1, 4, 4, 0, 16)];
  const rows = moment(told, { before: after, after: () => after, earlier: () => [] })?.rows ?? [];
  const notes = rows.at(-1)?.notes.slice(0, 2);
  assert.deepEqual(
    notes?.map((note) => [note?.key, note?.args?.less]),
    [
      ['barrage.moment.short', 4],
      ['barrage.moment.counted', undefined],
    ],
  );
});

test('BAR-EOR-01 the end of a round says why the turn order is new, and of ties the rule that orders them', () => {
  const after = position();
  const scored = (seat: number, energy: number): BarrageEvent => ({ event: 'credits-scored', seat, energy, credits: 0, vp: 0 });
  const reasonsOf = (...energies: readonly number[]) => {
    const told = [flows(), ...energies.map((energy, seat) => scored(seat, energy)), { event: 'order-set', order: [1, 0] } as const];
    return moment(told, { before: after, after: () => after, earlier: () => [] })?.reasons ?? [];
  };
  assert.deepEqual(
    reasonsOf(9, 4).map(({ text, rule }) => [text.key, rule]),
    [['barrage.moment.order', 'BAR-EOR-01']],
  );
  assert.match(JSON.stringify(reasonsOf(9, 4)[0]?.text.args), /"energy":4.*"energy":9/);
  assert.deepEqual(
    reasonsOf(4, 4).map(({ rule }) => rule),
    ['BAR-EOR-01', 'BAR-EOR-02'],
  );
});
