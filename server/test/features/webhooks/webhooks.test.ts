import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { z } from 'zod';
import { type Guest, newGuest } from '../../support/guest.ts';
import { chance, follow, playAny, playOut, standing } from '../../support/match.ts';
import { addHook, type Club, type Message, newClub, openTable } from './club.ts';

const Mentions = z.object({ 'm.mentions': z.object({ user_ids: z.array(z.string()) }) });
const ADA = '111111111111111111';
const BEA = '222222222222222222';

/** Two players of a club, each with their ids in the chat programs. */
async function players({ server: { url } }: Club, names: readonly [string, string] = ['Ada', 'Bea']): Promise<readonly [Guest, Guest]> {
  const [ada, bea] = [await newGuest(url, names[0]), await newGuest(url, names[1])];
  const give = async (guest: Guest, discord: string, matrix: string) =>
    assert.equal((await guest.request('PUT', '/api/account/chat-names', { discord, matrix })).status, 200);
  await give(ada, ADA, '@ada:example.org');
  await give(bea, BEA, '@bea:example.org');
  return [ada, bea];
}

async function start([ada, bea]: readonly [Guest, Guest], id: string): Promise<void> {
  await bea.table('POST', `/api/tables/${id}/join`, {});
  await ada.table('POST', `/api/tables/${id}/start`);
}

async function playToEnd(guests: readonly [Guest, Guest], id: string): Promise<void> {
  await playOut({ id, guests, lines: await Promise.all(guests.map((guest) => follow(guest, id))) }, chance(2));
}

const textOf = ({ json }: Message): string => String(json.content ?? json.text ?? json.body);

test('Discord has one message of a table: free seats, then the players to move with their mentions, then the result', async (t) => {
  const club = await newClub(t);
  await addHook(club, 'discord');
  const both = await players(club, ['Ada @everyone', 'Bea *<@1>*']);
  const { id } = await openTable(both[0]);
  const open = await club.next();
  assert.deepEqual([open.hit.method, open.hit.path], ['POST', '/discord/x?thread_id=7&wait=true']);
  assert.equal(textOf(open), `**Open table\\: tiny**\n2 players · 1 open seat · At the table\\: Ada \\@everyone\n<https://play.example/t/${id}>`);
  assert.deepEqual(open.json.allowed_mentions, { parse: [], users: [] });
  const before = club.time.parts.time.now();
  await start(both, id);
  const playing = await club.next();
  assert.ok(club.time.parts.time.now() - before >= 9000, 'two messages about a table are ten seconds apart');
  assert.deepEqual([playing.hit.method, playing.hit.path], ['PATCH', '/discord/x/messages/1001?thread_id=7&wait=true']);
  assert.match(textOf(playing), /To move\\: Ada \\@everyone and Bea \\\*\\<\\@1\\>\\\* <@111111111111111111> <@222222222222222222>\n/);
  assert.deepEqual(playing.json.allowed_mentions, { parse: [], users: [ADA, BEA] });
  await playToEnd(both, id);
  const over = await club.next();
  assert.deepEqual([over.hit.method, over.hit.path], ['PATCH', '/discord/x/messages/1001?thread_id=7&wait=true']);
  assert.match(textOf(over), /won tiny\*\*\n1\\\. /);
  assert.equal(await club.quiet(60), 0);
});

test('Slack is told of a new table and of its result in plain text, and of nothing between', async (t) => {
  const club = await newClub(t);
  await addHook(club, 'slack');
  const both = await players(club, ['Ada <!channel>', 'B & <@U1>']);
  const { id } = await openTable(both[0]);
  const open = await club.next();
  assert.deepEqual([open.hit.method, open.json.mrkdwn, open.json.unfurl_links], ['POST', false, false]);
  assert.equal(textOf(open), `Open table: tiny\n2 players · 1 open seat · At the table: Ada &lt;!channel&gt;\n<https://play.example/t/${id}>`);
  await start(both, id);
  assert.equal(await club.quiet(60), 0);
  await playToEnd(both, id);
  const over = await club.next();
  assert.match(textOf(over), /won tiny\n1\. .*B &amp; &lt;@U1&gt;/);
  assert.equal(await club.quiet(60), 0);
});

test('Matrix has one event of a table, which edits replace; each edit notifies only people who were not mentioned before', async (t) => {
  const club = await newClub(t);
  await addHook(club, 'matrix');
  const both = await players(club, ['Ada @room', '<b>Bea</b>']);
  const { id } = await openTable(both[0]);
  const open = await club.next();
  assert.equal(open.hit.method, 'PUT');
  assert.match(open.hit.path, /^\/_matrix\/client\/v3\/rooms\/!club%3Aexample\.org\/send\/m\.room\.message\/table-[\w-]+-0$/);
  assert.equal(open.hit.headers.authorization, 'Bearer matrix-token');
  assert.deepEqual([open.json.msgtype, open.json['m.mentions']], ['m.text', { user_ids: [] }]);
  assert.match(textOf(open), /Ada @\u2060room/);
  await start(both, id);
  const { hit, json } = await club.next();
  assert.match(hit.path, /-1-[\w-]{43}$/);
  assert.deepEqual(json['m.relates_to'], { rel_type: 'm.replace', event_id: '$event-1001' });
  assert.deepEqual(json['m.mentions'], { user_ids: ['@ada:example.org', '@bea:example.org'] });
  assert.match(JSON.stringify(json['m.new_content']), /&lt;b&gt;Bea&lt;\/b&gt;/);
  await playToEnd(both, id);
  const over = await club.next();
  assert.deepEqual(over.json['m.relates_to'], { rel_type: 'm.replace', event_id: '$event-1001' }, 'always the first event is replaced');
  assert.deepEqual(over.json['m.mentions'], { user_ids: [] });
});

test('as turns pass the message mentions the players to move, and notifies whoever was not mentioned just before', async (t) => {
  const club = await newClub(t);
  await addHook(club, 'matrix', { events: ['turns'] });
  const both = await players(club);
  const { id } = await openTable(both[0]);
  assert.equal(await club.quiet(70), 0, 'a webhook of turns hears nothing of an open table');
  await start(both, id);
  const lines = await Promise.all(both.map((guest) => follow(guest, id)));
  const users = ['@ada:example.org', '@bea:example.org'];
  const random = chance(4);
  let before: readonly string[] = [];
  let edits = 0;
  for (;;) {
    const [line] = lines;
    assert.ok(line);
    if (standing(line).over) break;
    const now = standing(line).waitingFor.map((seat) => users[seat] ?? '');
    if (now.join() !== before.join()) {
      const { json } = await club.next();
      const content = edits === 0 ? json : json['m.new_content'];
      assert.deepEqual(Mentions.parse(content)['m.mentions'].user_ids, now);
      assert.deepEqual(Mentions.parse(json)['m.mentions'].user_ids, edits === 0 ? now : now.filter((user) => !before.includes(user)));
      before = now;
      edits += 1;
    }
    const mover = lines.find((one) => standing(one).decisions.length > 0) ?? assert.fail();
    const seq = (await playAny(mover, id, random)) ?? 0;
    for (const one of lines) while (standing(one).seq < seq) await one.next('step');
  }
  assert.ok(edits > 2, `${edits} edits`);
});

test('plain JSON is signed with a secret that only the first answer has, and says what happened in facts', async (t) => {
  const club = await newClub(t);
  const { secret } = await addHook(club, 'json');
  assert.ok(secret !== null && secret.length >= 43);
  assert.ok(!JSON.stringify(await club.webhooks()).includes(secret));
  const both = await players(club);
  const { id } = await openTable(both[0]);
  const open = await club.next();
  const [, at = '', mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(open.hit.headers['x-madang-signature'])) ?? [];
  assert.equal(mac, createHmac('sha256', secret).update(`${at}.${open.hit.body.toString()}`).digest('hex'));
  assert.ok(Math.abs(Number(at) * 1000 - Number(open.json.at)) < 1000);
  assert.deepEqual([open.json.event, open.json.table, open.json.game, open.json.names], ['table-open', id, 'tiny', ['Ada', 'Someone']]);
  await start(both, id);
  const turn = await club.next();
  assert.deepEqual([turn.json.event, turn.json.toMove], ['table-turn', ['Ada', 'Bea']]);
  await playToEnd(both, id);
  const over = await club.next();
  assert.deepEqual([over.json.event, Array.isArray(over.json.scores)], ['table-over', true]);
  assert.equal(new Set([open.json.id, turn.json.id, over.json.id]).size, 3);
});

test('a table by link, a closed one and one that waits for nobody are told to no webhook', async (t) => {
  const club = await newClub(t);
  await addHook(club, 'discord');
  await addHook(club, 'json');
  const both = await players(club);
  const { id, invitation } = await openTable(both[0], { access: 'link' });
  await openTable(both[0], { access: 'closed' });
  await both[1].table('POST', `/api/tables/${id}/join`, { invitation });
  await both[0].table('POST', `/api/tables/${id}/start`);
  await playToEnd(both, id);
  const alone = await both[0].create('tiny', [{ kind: 'me' }, { kind: 'bot', level: 'random' }], { options: { rounds: '1' } });
  await both[0].table('POST', `/api/tables/${alone.id}/start`);
  assert.equal(await club.quiet(130), 0);
});

test('a table without spectators is told while it is open, and not once it runs', async (t) => {
  const club = await newClub(t);
  await addHook(club, 'discord');
  const both = await players(club);
  const { id } = await openTable(both[0], { watchers: false });
  assert.match(textOf(await club.next()), /Ada/);
  await start(both, id);
  const running = await club.next();
  assert.doesNotMatch(textOf(running), /Ada|Bea|<@/);
  await playToEnd(both, id);
  assert.equal(await club.quiet(130), 0);
});

test('a table that is closed later loses its names in the channel', async (t) => {
  const club = await newClub(t);
  await addHook(club, 'discord');
  const [ada] = await players(club);
  const { id } = await openTable(ada);
  assert.match(textOf(await club.next()), /Ada/);
  assert.equal((await ada.request('PATCH', `/api/tables/${id}`, { access: 'link' })).status, 200);
  const closed = await club.next();
  assert.deepEqual([closed.hit.method, textOf(closed).split('\n')[0]], ['PATCH', '**This table is no longer open to everyone\\.**']);
  assert.doesNotMatch(textOf(closed), /Ada/);
});

test('a message says that its table was deleted', async (t) => {
  const club = await newClub(t);
  await addHook(club, 'discord');
  const [ada] = await players(club);
  const { id } = await openTable(ada);
  await club.next();
  await ada.request('POST', `/api/tables/${id}/leave`);
  assert.match(textOf(await club.next()), /no longer open/);
});

test('a webhook speaks its language, and hears only of its events', async (t) => {
  const club = await newClub(t);
  await addHook(club, 'slack', { language: 'ko', events: ['results'] });
  const both = await players(club);
  const { id } = await openTable(both[0]);
  await start(both, id);
  await playToEnd(both, id);
  assert.match(textOf(await club.next()), /^tiny: .* 승리/);
});
