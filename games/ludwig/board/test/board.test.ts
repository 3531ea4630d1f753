import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STEP_LONGEST, schedule, takeable, targetsOf } from '@madang/board-kit/layout';
import { placementOf } from '../../rules/castle/index.ts';
import { script } from '../motion/script.ts';
import { ANSWERING } from '../targets.ts';
import { steps } from './matches.ts';

test('every answer can be given on the board, and nothing lights up that is not offered', () => {
  const kinds = new Set<string>();
  for (const { decision } of steps(12)) {
    const hands = [null, ...takeable(ANSWERING, decision.moves)];
    const onBoard = new Set(hands.flatMap((held) => [...targetsOf(ANSWERING, decision, held).values()].flat()));
    assert.deepEqual(
      decision.moves.filter((move) => !onBoard.has(move)),
      decision.moves.filter(({ kind }) => kind === 'pass' || (kind === 'done' && decision.task.task === 'prices')),
    );
    for (const { kind } of decision.moves) kinds.add(kind);
  }
  for (const kind of ['pick', 'choose', 'take', 'keep', 'corridor', 'stack']) assert.ok(kinds.has(kind), `no match asked for ‘${kind}’`);
});

test('a price answers only while its tile is held', () => {
  for (const { decision } of steps(3)) {
    if (decision.task.task !== 'prices') continue;
    assert.deepEqual([...targetsOf(ANSWERING, decision).keys()], []);
    for (const tile of takeable(ANSWERING, decision.moves)) {
      for (const moves of targetsOf(ANSWERING, decision, tile).values())
        for (const move of moves) assert.ok(move.kind === 'price' && `tile:${move.tile}` === tile);
    }
  }
});

test('every step is animated within its bound, along anchors that have names', () => {
  let flights = 0;
  for (const { told, after } of steps(6)) {
    const timed = schedule(script(told, after));
    const last = timed.at(-1);
    assert.ok(!last || last.start + last.length <= STEP_LONGEST + 1e-6);
    for (const { path } of timed.flatMap((beat) => beat.flights)) {
      flights += 1;
      assert.ok(path.length >= 2);
      for (const anchor of path) assert.match(anchor, /^[a-z]+(:[\w-]+){0,2}(\|[a-z]+(:[\w-]+){0,2})*$/);
    }
  }
  assert.ok(flights > 500);
});

test('a tile that is placed flies to the place in the castle where it lies, and stays unseen till then', () => {
  let placed = 0;
  for (const { told, after } of steps(4)) {
    for (const event of told) {
      if (event.event !== 'placed') continue;
      placed += 1;
      const tile = placementOf({ tile: event.face, x: event.x, y: event.y, rotation: event.rotation });
      const there = `laid:${event.seat}:${after.players[event.seat]?.castle.tiles.indexOf(tile)}`;
      const [beat] = script([event], after);
      assert.deepEqual(beat?.flights[0]?.reveals, [there]);
      assert.ok(beat?.flights[0]?.path[1]?.startsWith(`${there}|`));
    }
  }
  assert.ok(placed > 50);
});

test('LUD-ROUND-11, -14 what is paid flies to the Master Builder, or to the bank', () => {
  const seen = { builder: 0, bank: 0 };
  for (const { told, after } of steps(6)) {
    for (const event of told) {
      if (event.event !== 'bought') continue;
      const coins = script([event], after).flatMap(({ flights }) => flights.filter(({ token }) => token === 'coin'));
      const last = coins.at(-1)?.path[1] ?? '';
      if (event.to < 0) assert.match(last, /^bank/);
      else assert.equal(last, `own:${event.to}|player:${event.to}`);
      seen[event.to < 0 ? 'bank' : 'builder'] += 1;
    }
  }
  assert.ok(seen.builder > 10 && seen.bank > 10);
});
