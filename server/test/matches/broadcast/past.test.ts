import assert from 'node:assert/strict';
import { onBothDatabases } from '../../support/databases.ts';
import { type Line, newGuest } from '../../support/guest.ts';
import { chance, follow, playAny, standing, startedTable } from '../../support/match.ts';
import { command, serverFor } from '../../support/server.ts';

/** How a line is shown the table after a step; the code where it is not. */
async function lookAt(line: Line, table: string, seq: number) {
  const answer = await line.ask({ type: 'look', table, command: command(), seq });
  if (answer.type === 'refused') return answer.problem.code;
  return (await line.next('past', (past) => past.seq === seq)).views;
}

onBothDatabases('an earlier step is shown to each as it was shown to them then: players, and spectators, who learn no secret', async (t, config) => {
  const server = await serverFor(t, config);
  const { id, lines } = await startedTable(server.url, 'tiny', 2);
  const eve = await newGuest(server.url, 'Eve');
  const watching = await follow(eve, id);
  const all = [...lines, watching];
  const then = new Map<string, unknown>();
  const random = chance(5);
  for (let seq = 0; seq < 6; seq++) {
    for (const line of all) if (standing(line).seq < seq) await line.next('step', (step) => step.seq === seq);
    const views = await Promise.all(all.map((line) => lookAt(line, id, seq)));
    for (const [i, view] of views.entries()) then.set(`${seq} ${i}`, view);
    const mover = lines.find((line) => standing(line).decisions.length > 0);
    assert.ok(mover);
    await playAny(mover, id, random);
  }
  for (const [key, view] of then) {
    const [seq, i] = key.split(' ').map(Number);
    const line = all[i ?? 0];
    assert.ok(line);
    assert.deepEqual(await lookAt(line, id, seq ?? 0), view, `what was to be seen after step ${seq} stays so`);
  }
  // While bids are secret nobody else sees them, now or later.
  const [first, second, third] = all.map((_, i) => JSON.stringify(then.get(`1 ${i}`)));
  assert.notEqual(first, second);
  assert.notEqual(first, third);
  assert.equal(await lookAt(watching, id, 99), 'not-found');
});
