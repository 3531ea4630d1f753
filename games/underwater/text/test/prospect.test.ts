import assert from 'node:assert/strict';
import { test } from 'node:test';
import { below, decision, decisions, foresee, type Message, newMatch, play, playMove, type Seat, seedRandom, type Told } from '@madang/kernel';
import { type UnderwaterMove, underwater } from '../../rules/index.ts';
import type { Underwater } from '../../rules/state.ts';
import { ASSETS, nextProduction, prospectOf } from '../forecast/prospect.ts';
import { wording } from '../index.ts';

const ANSWERED = ['building, then replace', 'city, then replace', 'tunnel, then replace', 'card, then do'];

/** The position once these answers are given, too; null: the seat cannot foresee that. */
function answeredIn(state: Underwater, seat: Seat, moves: readonly UnderwaterMove[]): Underwater | null {
  const then = underwater.clone(state);
  for (const move of moves) {
    assert.ok(decision(underwater, then)?.moves.includes(move), JSON.stringify(move));
    if (foresee(underwater, underwater.redact(then, seat), seat, move).stopped) return null;
    play(underwater, then, seat, move);
  }
  return then;
}

test('what a move is said to pay, gain and produce is what everybody has, and would produce, after it', () => {
  const said = new Set<string>();
  for (let i = 0; i < 6; i++) {
    const match = newMatch(underwater, { seats: 1 + (i % 4), seed: `prospect ${i}`, options: { governmentContracts: 'yes' } });
    const random = seedRandom(`prospect ${i}`);
    for (let open = decisions(underwater, match.state)[0]; open; open = decisions(underwater, match.state)[0]) {
      const { seat, moves } = open;
      const busy = moves.filter(({ kind }) => kind !== 'skip' && kind !== 'stop');
      const from: readonly UnderwaterMove[] = busy.length > 0 ? busy : moves;
      const move = from[below(random, from.length)];
      assert.ok(move);
      const before = match.state;
      const { changes, after, production, answered } = prospectOf(before, seat, move);
      const isWhole = after !== null && !foresee(underwater, underwater.redact(before, seat), seat, move).stopped;
      assert.ok(playMove(match, seat, move).ok);
      if (!isWhole) continue;
      const then = answeredIn(match.state, seat, answered);
      if (!then) continue;
      for (const { kind } of answered) said.add(`${move.kind}, then ${kind}`);
      const sums = ASSETS.holdings(before).map((one) => ({ ...one }));
      for (const { seat: whose, goods } of changes) {
        for (const { good, n, left } of goods) {
          const has = sums[whose];
          assert.ok(has);
          has[good] += n;
          assert.equal(has[good], left);
          said.add(`${move.kind} ${n < 0 ? 'pays' : 'gains'}`);
        }
      }
      assert.deepEqual(sums, ASSETS.holdings(then), JSON.stringify(move));
      if (Object.keys(production).length > 0) said.add(`${move.kind} produces`);
      assert.deepEqual(nextProduction(after, seat), nextProduction(then, seat));
    }
  }
  for (const known of [
    'building pays',
    'building gains',
    'building produces',
    'city pays',
    'tunnel produces',
    'upgrade pays',
    'card gains',
    ...ANSWERED,
  ])
    assert.ok(said.has(known), known);
});

/** The amounts that a message names, by good. */
function goodsIn({ key, args = {} }: Message): Readonly<Record<string, unknown>> {
  const own = key.match(/^underwater\.goods\.(\w+)$/)?.[1];
  const parts = Object.values(args).map((one) => (typeof one === 'object' ? goodsIn(one) : {}));
  return Object.assign(own === undefined ? {} : { [own]: args.n }, ...parts);
}

/** What is told of a move, and of its plain payment where that is asked. */
function toldOf(state: Underwater, seat: Seat, move: UnderwaterMove): readonly Told[] {
  const told: Told[] = [];
  const then = underwater.clone(state);
  play(underwater, then, seat, move, (event) => told.push(event));
  const asked = decision(underwater, then);
  const plain = asked?.task.task === 'replace' ? asked.moves[0] : undefined;
  if (plain?.kind === 'replace' && plain.kelp + plain.steelplast === 0) play(underwater, then, seat, plain, (event) => told.push(event));
  return told;
}

test('UWC-BUILD-15 the label of what is built or upgraded names what is paid for it', () => {
  const kinds = new Set<string>();
  for (let i = 0; i < 4; i++) {
    const match = newMatch(underwater, { seats: 1 + i, seed: `labels ${i}`, options: {} });
    const random = seedRandom(`labels ${i}`);
    for (let open = decision(underwater, match.state); open; open = decision(underwater, match.state)) {
      const { seat, moves } = open;
      const move = moves[below(random, moves.length)];
      assert.ok(move);
      if (BUILT.some((kind) => move.kind === kind)) {
        const { key, args } = wording.label(match.state, open, move);
        const told = toldOf(match.state, seat, move).find((one) => 'event' in one && (one.event === 'built' || one.event === 'upgraded'));
        if (key.endsWith('-paid') && told && 'paid' in told && typeof args?.goods === 'object') {
          assert.deepEqual(goodsIn(args.goods), told.paid, JSON.stringify(move));
          kinds.add(move.kind);
        }
      }
      assert.ok(playMove(match, seat, move).ok);
    }
  }
  assert.deepEqual([...kinds].toSorted(), [...BUILT].toSorted());
});

const BUILT: readonly UnderwaterMove['kind'][] = ['building', 'city', 'tunnel', 'upgrade'];
