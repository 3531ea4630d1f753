import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { onBothDatabases } from '../../support/databases.ts';
import { newGuest } from '../../support/guest.ts';
import { chance, playAny, standing, startedTable } from '../../support/match.ts';
import { command, serverFor } from '../../support/server.ts';
import { askedLists, compared, followLists, has } from './followed.ts';

const OPEN = [{ kind: 'me' }, { kind: 'open' }] as const;

onBothDatabases('an open lobby is told of a table that appears, fills, starts and closes', async (t, config) => {
  const { url } = await serverFor(t, config);
  const [ada, bo, cy] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bo'), await newGuest(url, 'Cy')];
  const lobby = await followLists(cy);
  const made = await ada.create('tiny', OPEN);
  const appeared = await lobby.until(({ open }) => has(open, made.id));
  assert.deepEqual(
    appeared.open[0]?.seats.map(({ name }) => name),
    ['Ada', null],
  );
  assert.deepEqual(appeared.mine, []);
  await bo.table('POST', `/api/tables/${made.id}/join`, {});
  await lobby.until(({ open }) => open.some(({ seats }) => seats[1]?.name === 'Bo'));
  await ada.table('POST', `/api/tables/${made.id}/start`);
  await lobby.until(({ open }) => open.some(({ status }) => status === 'running'));
  const short = await ada.create('tiny', OPEN);
  await lobby.until(({ open }) => has(open, short.id));
  await ada.request('POST', `/api/tables/${short.id}/leave`);
  const left = await lobby.until(({ open }) => !has(open, short.id));
  assert.deepEqual(compared(left), compared(await askedLists(cy)));
});

onBothDatabases('own tables: turns, chat lines, questions, notes and the result are told to their people', async (t, config) => {
  const { url } = await serverFor(t, config);
  const { id, guests, lines } = await startedTable(url, 'tiny', 2);
  const [ada, bo] = guests;
  const [a, b] = lines;
  assert.ok(ada && bo && a && b);
  const own = await followLists(bo, 'mine');
  const mine = (fits: (table: { readonly unread: number; readonly question: unknown; readonly note: unknown; readonly status: string }) => boolean) =>
    own.until((lists) => lists.mine.some(fits));
  await a.ask({ type: 'chat', table: id, command: command(), text: 'hello' });
  await mine(({ unread }) => unread === 1);
  await b.ask({ type: 'heard', table: id, command: command(), line: 1 });
  await mine(({ unread }) => unread === 0);
  await bo.request('PUT', `/api/tables/${id}/note`, { text: 'watch the coins' });
  await mine(({ note }) => note === 'watch the coins');
  await a.ask({ type: 'act', table: id, seat: 0, command: command(), act: { kind: 'ask', question: { kind: 'abandon' } } });
  await mine(({ question }) => question === 'abandon');
  await a.ask({ type: 'act', table: id, seat: 0, command: command(), act: { kind: 'refuse' } });
  await mine(({ question }) => question === null);
  const random = chance(5);
  while (!standing(a).over) {
    const { seq } = standing(a);
    if ((await playAny(a, id, random)) === undefined) await playAny(b, id, random);
    for (const line of lines) if (standing(line).seq < seq + 1) await line.next('step', (step) => step.seq > seq);
  }
  const over = await own.until((lists) => lists.mine.some(({ status, scores }) => status === 'over' && scores !== null));
  assert.deepEqual(compared({ ...over, open: [], offered: [] }).mine, compared(await askedLists(bo)).mine);
});

onBothDatabases('nobody is told of a table that their list does not show: not that it is there, changes or closes', async (t, config) => {
  const { url } = await serverFor(t, config);
  const [ada, bo, eve] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bo'), await newGuest(url, 'Eve')];
  const watched = await followLists(eve);
  const blocked = await followLists(bo);
  await ada.request('PUT', `/api/relations/${bo.id}`, { kind: 'blocked' });
  const hidden = [await ada.create('tiny', OPEN, { access: 'link' }), await ada.create('tiny', OPEN, { access: 'closed' })];
  const seen = await ada.create('tiny', OPEN);
  await watched.until(({ open }) => has(open, seen.id));
  for (const { id } of hidden) {
    await ada.table('PATCH', `/api/tables/${id}`, { watchers: false });
    await ada.request('POST', `/api/tables/${id}/leave`);
  }
  // What was public and is no more leaves the list, and is not heard of again.
  await ada.table('PATCH', `/api/tables/${seen.id}`, { access: 'closed' });
  await watched.until(({ open }) => !has(open, seen.id));
  const before = watched.line.texts.length;
  await ada.table('PATCH', `/api/tables/${seen.id}`, { watchers: false });
  const last = await bo.create('tiny', OPEN);
  await watched.until(({ open }) => has(open, last.id));
  await blocked.until(({ open }) => has(open, last.id));
  const told = watched.line.texts.join('');
  for (const { id, invitation } of hidden) assert.ok(!told.includes(id) && !told.includes(invitation ?? '?'));
  assert.ok(!watched.line.texts.slice(before).join('').includes(seen.id));
  assert.ok(!told.includes(seen.invitation ?? '?'), 'an invitation is its owner’s');
  const toldBo = blocked.line.texts.join('');
  for (const { id } of [...hidden, seen]) assert.ok(!toldBo.includes(id), 'a blocked person learns of no table');
});

onBothDatabases('what blocks or unblocks somebody changes the lists of both at once', async (t, config) => {
  const { url } = await serverFor(t, config);
  const [ada, bo] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bo')];
  const { id } = await ada.create('tiny', OPEN);
  const lobby = await followLists(bo);
  await lobby.until(({ open }) => has(open, id));
  await ada.request('PUT', `/api/relations/${bo.id}`, { kind: 'blocked' });
  await lobby.until(({ open }) => !has(open, id));
  await ada.request('DELETE', `/api/relations/${bo.id}`);
  await lobby.until(({ open }) => has(open, id));
});

onBothDatabases('invited, removed, given away, taken over: everybody’s lists stay as a request gets them', async (t, config) => {
  const { url } = await serverFor(t, config);
  const { id, guests, lines } = await startedTable(url, 'tiny', 3);
  const [ada, bo, cy] = guests;
  const [a, b] = lines;
  assert.ok(ada && bo && cy && a && b);
  const dan = await newGuest(url, 'Dan');
  const people = [ada, bo, cy, dan];
  const followed = await Promise.all(people.map((one) => followLists(one)));
  const waiting = await ada.create('tiny', OPEN);
  await ada.table('POST', `/api/tables/${waiting.id}/invite`, { seat: 1, person: bo.id });
  await bo.table('DELETE', `/api/tables/${waiting.id}/invited/1`);
  await cy.table('POST', `/api/tables/${waiting.id}/join`, {});
  await ada.table('POST', `/api/tables/${waiting.id}/remove`, { seat: 1 });
  await b.ask({ type: 'act', table: id, seat: 1, command: command(), act: { kind: 'resign' } });
  for (const [seat, line] of [
    [0, a],
    [2, lines[2]],
  ] as const) {
    const act = seat === 0 ? ({ kind: 'ask', question: { kind: 'offer', seat: 1 } } as const) : ({ kind: 'agree' } as const);
    await line?.ask({ type: 'act', table: id, seat, command: command(), act });
  }
  await followed[3]?.until(({ offered }) => has(offered, id));
  await dan.table('POST', `/api/tables/${id}/join`, { seat: 1 });
  const marker = await dan.create('tiny', OPEN);
  for (const [i, one] of followed.entries()) {
    const person = people[i];
    assert.ok(person);
    const lists = await one.until(({ open, mine }) => has(open, marker.id) && (person !== dan || (has(mine, id) && has(mine, marker.id))));
    assert.deepEqual(unsteady(lists), unsteady(await askedLists(person)), `person ${i}`);
  }
});

/** A public table's moves alone are told only to its people, so others may know an older step of it. */
const unsteady = (lists: Parameters<typeof compared>[0]) => {
  const { open, mine, offered } = compared(lists);
  const bare = (tables: typeof open) =>
    tables.map(({ seats, ...table }) => ({
      ...table,
      seq: 0,
      updatedAt: 0,
      waitingFor: [],
      seats: seats.map((seat) => ({ ...seat, connected: false })),
    }));
  return { open: bare(open), offered: bare(offered), mine: mine.map(({ seats: _, ...table }) => table) };
};

onBothDatabases('a line that was away gets everything whole, and nothing is lost between', async (t, config) => {
  const { url } = await serverFor(t, config);
  const [ada, bo] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bo')];
  const gone = await ada.create('tiny', OPEN);
  const first = await followLists(bo);
  await first.until(({ open }) => has(open, gone.id));
  await first.line.close();
  await ada.request('POST', `/api/tables/${gone.id}/leave`);
  // Tables go on being made while the lists are read and told.
  const making = (async () => {
    const made: string[] = [];
    for (let i = 0; i < 12; i++) {
      made.push((await ada.create('tiny', OPEN)).id);
      await sleep(20);
    }
    return made;
  })();
  const again = await followLists(bo);
  const made = await making;
  const lists = await again.until(({ open }) => made.every((id) => has(open, id)));
  assert.deepEqual(compared(lists), compared(await askedLists(bo)));
  assert.ok(!has(lists.open, gone.id));
});

onBothDatabases('tournaments of an open lobby are told, with whether the reader has joined', async (t, config) => {
  const { url } = await serverFor(t, config);
  const [ada, bo] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bo')];
  const { line } = await followLists(bo);
  assert.deepEqual((await line.next('cups')).cups, []);
  const clock = { kind: 'live', minutes: 10, increment: 0, out: 'seat' };
  const cup = { name: 'Spring', game: 'tiny', seats: 2, people: 2, rounds: 1, clock };
  const made = await ada.request('POST', '/api/tournaments', cup);
  const { cups } = await line.next('cups', (message) => message.cups.length === 1);
  assert.deepEqual([cups[0]?.name, cups[0]?.joined, cups[0]?.gathered], ['Spring', false, 1]);
  assert.equal(made.status, 200);
  await bo.request('POST', `/api/tournaments/${cups[0]?.id}/join`, {});
  await line.next('cups', (message) => message.cups[0]?.joined === true && message.cups[0].status === 'running');
  const { tables } = await line.next('listed', (message) => message.tables.some(({ own }) => own !== null));
  assert.equal(tables[0]?.table.cup, cups[0]?.id, 'its table is theirs');
});
