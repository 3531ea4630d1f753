import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newGuest } from '../support/guest.ts';
import { chance, playAny, standing, startedTable } from '../support/match.ts';
import { startChild } from '../support/programs/child.ts';
import { afterwards, folderFor } from '../support/server.ts';

/** Milliseconds: a tenth of it beside much other work. A server that does all that has come before it hears the signal needs far longer there. */
const SOON = 10_000;

test('SIGTERM ends the server soon although clients go on asking; what was acknowledged is kept', async (t) => {
  const variables = { DATA_DIR: folderFor(t), SOCKETS_PER_ADDRESS: '1000', SOCKETS_PER_USER: '1000' };
  const child = await startChild(variables);
  afterwards(t, () => child.kill());
  const { id, guests, lines } = await startedTable(child.url, 'siberia', 2);
  const [a] = lines;
  const [ada] = guests;
  assert.ok(a && ada);
  await playAny(a, id, chance(1));
  const asking = await Promise.all(Array.from({ length: 30 }, () => ada.line()));
  let over = false;
  const flood = () => {
    for (const { socket } of asking) {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ type: 'watch', table: id }));
    }
    if (!over) setTimeout(flood, 2);
  };
  afterwards(t, () => {
    over = true;
  });
  flood();
  const began = performance.now();
  const code = await child.kill('SIGTERM');
  assert.equal(code, 0);
  assert.ok(performance.now() - began < SOON, `it took ${performance.now() - began} ms`);
  const again = await startChild(variables);
  afterwards(t, () => again.kill());
  const late = await newGuest(again.url);
  assert.equal((await late.table('GET', `/api/tables/${id}`)).seq, standing(a).seq);
});
