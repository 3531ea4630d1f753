import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Barrage, barrage, MANAGEMENT_SPACES } from '@madang/barrage';
import { expertise } from '@madang/barrage/bot';
import { POSSIBLE, type Threat, threatsTo } from '@madang/bots/analysis';
import { begin, decision, play, seedRandom } from '@madang/kernel';

/** A match of the quick policy at an early turn of the first seat. */
function atTurn(): Barrage {
  const state = begin(barrage, { seats: 3, seed: 'takers' });
  const random = seedRandom('takers');
  for (let moves = 0; ; moves++) {
    const next = decision(barrage, state) ?? assert.fail('over');
    if (moves > 30 && next.seat === 0 && next.task.task === 'turn') return state;
    play(barrage, state, next.seat, expertise.rollout(state, next, random));
  }
}

/** What others may take if each of them has so many credits and engineers. */
function threatsBy(means: { readonly credits: number; readonly engineers: number }): readonly Threat[] {
  const state = atTurn();
  for (const player of state.players.slice(1)) Object.assign(player, means);
  return threatsTo({ game: barrage, expertise, view: barrage.redact(state, 0), seat: 0, seed: 'takers' });
}

/** The spaces whose red border or action costs credits; the stakes of Barrage begin with the spaces. */
const dear = new Set(MANAGEMENT_SPACES.flatMap(({ redFee, cost }, space) => (redFee + cost > 0 ? [space] : [])));

test('who is named to take something can pay for it', () => {
  const warned = (threats: readonly Threat[]): readonly number[] => threats.flatMap(({ stake, share }) => (share >= POSSIBLE ? [stake] : []));
  const rich = warned(threatsBy({ credits: 30, engineers: 9 }));
  assert.ok(rich.length > 0, 'else the test says nothing');
  assert.deepEqual(
    warned(threatsBy({ credits: 0, engineers: 9 })).filter((stake) => dear.has(stake)),
    [],
    'without credits',
  );
  assert.deepEqual(warned(threatsBy({ credits: 30, engineers: 0 })), [], 'without engineers');
});
