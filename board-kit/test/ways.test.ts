import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decision, Move, State } from '@madang/kernel';
import { explainWay, followWay } from '../answers/ways.ts';
import type { Ahead, Standing } from '../contract.ts';

const [construct, tile, left, right]: readonly Move[] = ['construct', 'tile', 'left', 'right'].map((kind, i) => ({ id: i + 1, kind }));
assert.ok(construct && tile && left && right);

/** What is asked after so many moves; a move is explained only where it is asked, as the page's own explainer does. */
function at(round: number, moves: readonly Move[]): Ahead {
  const view: State = { agenda: [], random: [], over: false };
  const decision: Decision = { seat: 0, task: { task: `round ${round}`, seat: 0 }, moves };
  return {
    view,
    decision,
    explain: (move) => (moves.includes(move) ? { label: move.kind, forecast: `${move.kind} in round ${round}`, rule: null } : null),
  };
}

/** A table whose turn asks for an action, a tile and a site: `sites` are what is left to build on. */
const turn = (round: number, sites: readonly Move[]): Standing => ({
  ...at(round, [construct]),
  lookAhead: (moves) => [at(round, [tile]), at(round, sites)][moves.length - 1] ?? null,
});

const WAY = [construct, tile, right];

test('a way is explained by its steps and by what its last one would do', () => {
  assert.deepEqual(explainWay(turn(1, [left, right]), WAY), {
    label: 'construct · tile · right',
    steps: ['construct', 'tile', 'right'],
    forecast: 'right in round 1',
    rule: null,
  });
});

test('a way of the decision before is not followed where its last move is no longer offered', () => {
  const asked: Move[] = [];
  const now = turn(2, [left]);
  const standing: Standing = {
    ...now,
    lookAhead(moves) {
      const ahead = now.lookAhead(moves);
      const explain: Standing['explain'] = (move) => {
        asked.push(move);
        return ahead?.explain(move) ?? null;
      };
      return ahead && { ...ahead, explain };
    },
  };
  assert.equal(followWay(standing, WAY), null);
  assert.equal(explainWay(standing, WAY), null);
  assert.ok(!asked.includes(right), 'nothing is derived from a move that is not offered');
});

test('a way is not followed past something hidden, but its last move may reveal it', () => {
  const hidden: Standing = { ...turn(1, [right]), lookAhead: (moves) => (moves.length < 2 ? at(1, [tile]) : null) };
  assert.equal(explainWay(hidden, WAY), null);
  assert.equal(explainWay(hidden, [construct, tile])?.label, 'construct · tile');
});
