import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseContender, playMatch } from '@madang/bots/arena';
import { findTitle } from '@madang/games';

test('a lone greedy plays well beside three automas, whose turns the rules play', async () => {
  const title = findTitle('barrage') ?? assert.fail();
  const [game, expertise] = await Promise.all([title.rules(), title.expertise()]);
  const parsed = parseContender('greedy');
  const greedy = parsed.ok ? parsed.value : assert.fail('greedy');
  const options = { automas: '3', automaLevel: 'low-voltage' };
  let points = 0;
  for (let i = 0; i < 4; i++) {
    const result = playMatch(game, expertise, { seats: [greedy, null, null, null], seed: `alone ${i}`, options });
    assert.ok(result.finished);
    points += result.scores[0]?.points ?? 0;
  }
  assert.ok(points / 4 > 45, `${points / 4} points`);
});
