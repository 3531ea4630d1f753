import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { beginChronicle, canonical, chronicleOf, countStep, decisions, type Move, makeSteps, type State } from '@madang/kernel';
import type { TableAct } from '@madang/wire';
import { tiny } from '../../../../kernel/test/tiny.ts';
import type { Thinker } from '../../../core/bot-pool.ts';
import type { Config } from '../../../index.ts';
import { rewindTo } from '../../../matches/log/rewind.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { type Guest, guestOf, type Line, newGuest } from '../../support/guest.ts';
import { flat, follow, standing, startedTable } from '../../support/match.ts';
import { command, folderFor, serverFor } from '../../support/server.ts';

const SECRET = 'a secret of thirty-two letters, or more';

/** Answers with the first offered move. */
const thinker: Thinker = {
  think: async ({ view, seat }) => decisions<State, Move>(tiny, view).find((one) => one.seat === seat)?.moves[0],
  close: async () => undefined,
};

const act = (line: Line, table: string, seat: number, what: TableAct, name = command()) =>
  line.ask({ type: 'act', table, seat, command: name, act: what });

/** The code that an act is refused with. */
async function refusedFor(line: Line, table: string, seat: number, what: TableAct): Promise<string | undefined> {
  const answer = await act(line, table, seat, what);
  return answer.type === 'refused' ? answer.problem.code : undefined;
}

const question = async (line: Line) => (await line.next('acts')).question;

/** Plays first moves of whoever is to decide until the table stands at `seq`. */
async function playTo(lines: readonly Line[], table: string, seq: number): Promise<void> {
  for (;;) {
    const turn = lines.find((line) => standing(line).decisions.length > 0);
    const now = turn && standing(turn);
    const decision = now?.decisions[0];
    const move = decision?.moves[0];
    if (!turn || !now || !decision || !move || now.seq >= seq) return;
    await turn.ask({ type: 'play', table, seat: decision.seat, seq: now.seq, command: command(), moves: [flat(move)] });
    for (const line of lines) if (standing(line).seq <= now.seq) await line.next('step', (step) => step.seq === now.seq + 1);
  }
}

const viewOf = (line: Line) => line.received.findLast((message) => message.type === 'view');

const back = (url: string, { id, cookie }: Guest) => guestOf(url, id, cookie);

/** Steps that revealed are taken back once everybody has agreed, and stay so. */
async function takenBack(t: TestContext, config: Partial<Config>, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const place = { secret: SECRET, ...config };
  const server = await serverFor(t, place, { thinker });
  const { id, guests, lines } = await startedTable(server.url, 'tiny', 2, more);
  const [a, b] = lines;
  const [ada, bo] = guests;
  assert.ok(a && b && ada && bo);
  await playTo(lines, id, 2);
  const fresh = await follow(ada, id);
  const then = viewOf(fresh);
  // All bids are in: what follows showed them.
  await playTo(lines, id, 6);
  assert.equal(await refusedFor(a, id, 0, { kind: 'ask', question: { kind: 'rewind', to: 6 } }), 'nothing-to-undo');
  const rewind = { kind: 'ask', question: { kind: 'rewind', to: 2 } } as const;
  assert.equal(await refusedFor(a, id, 0, rewind), undefined);
  assert.deepEqual(await question(b), { seat: 0, question: { kind: 'rewind', to: 2 }, agreed: [0] });
  assert.equal(await refusedFor(b, id, 1, rewind), 'asked-already');
  assert.equal(await refusedFor(a, id, 0, { kind: 'agree' }), 'agreed-already');
  // A no ends it, and nothing was taken back.
  assert.equal(await refusedFor(b, id, 1, { kind: 'refuse' }), undefined);
  assert.equal(await question(b), null);
  assert.equal(await refusedFor(b, id, 1, { kind: 'agree' }), 'not-asked');
  await act(a, id, 0, rewind);
  const name = command();
  const agreed = await act(b, id, 1, { kind: 'agree' }, name);
  assert.deepEqual([agreed.type, agreed.seq], ['done', 11]);
  for (const line of lines) {
    const { acts } = await line.next('acts', (message) => message.seq === 11);
    assert.deepEqual(
      acts.map((one) => one.act),
      [{ kind: 'agree' }, { kind: 'rewound', to: 2, steps: 4 }],
    );
  }
  const now = viewOf(a);
  assert.equal(now?.seq, 11);
  assert.deepEqual(now?.views, then?.views);
  assert.deepEqual([now?.decisions, now?.waitingFor], [then?.decisions, then?.waitingFor]);
  await server.close();
  const again = await serverFor(t, place, { thinker });
  const [c, d] = [await follow(back(again.url, ada), id), await follow(back(again.url, bo), id)];
  assert.deepEqual([viewOf(c)?.seq, viewOf(c)?.views], [11, then?.views]);
  const repeated = await act(d, id, 1, { kind: 'agree' }, name);
  assert.deepEqual([repeated.type, repeated.seq], ['done', 11]);
  // The match goes on from there to its end.
  await playTo([c, d], id, 1000);
  assert.ok(standing(c).over);
}

const CLOCK = { clock: { kind: 'days', days: 1, out: 'wait' } };

test('SQLite: what was revealed is taken back once all agree, for everybody and for good', (t) => takenBack(t, { dataFolder: folderFor(t) }));

test('SQLite: the same under a clock, where every row is folded', (t) => takenBack(t, { dataFolder: folderFor(t) }, CLOCK));

test('PostgreSQL: what was revealed is taken back once all agree, for everybody and for good', { skip: POSTGRES }, async (t) =>
  takenBack(t, { databaseUrl: await databaseFor(t) }),
);

test('bots agree, and who a bot plays for is not asked', async (t) => {
  const server = await serverFor(t, {}, { thinker: { ...thinker, think: () => new Promise(() => undefined) } });
  const { id, lines } = await startedTable(server.url, 'tiny', 2);
  const [a, b] = lines;
  assert.ok(a && b);
  await playTo(lines, id, 2);
  await act(b, id, 1, { kind: 'sit-in', level: 'easy' });
  assert.equal(await refusedFor(b, id, 1, { kind: 'ask', question: { kind: 'abandon' } }), 'bot-plays');
  await a.next('acts');
  await act(a, id, 0, { kind: 'ask', question: { kind: 'rewind', to: 0 } });
  const { acts } = await a.next('acts');
  assert.deepEqual(acts.at(-1)?.act, { kind: 'rewound', to: 0, steps: 2 });
});

/** More than half end a match without a result. */
async function ended(t: TestContext, config: Partial<Config>): Promise<void> {
  const server = await serverFor(t, { secret: SECRET, ...config }, { thinker });
  const { id, guests, lines } = await startedTable(server.url, 'tiny', 3, CLOCK);
  const [a, b, c] = lines;
  const [ada] = guests;
  assert.ok(a && b && c && ada);
  const stranger = await follow(await newGuest(server.url), id);
  assert.equal(await refusedFor(stranger, id, 0, { kind: 'ask', question: { kind: 'abandon' } }), 'not-your-seat');
  await act(a, id, 0, { kind: 'ask', question: { kind: 'abandon' } });
  // One no is no end of the vote.
  await act(c, id, 2, { kind: 'refuse' });
  assert.equal((await ada.request('GET', `/api/tables/${id}/document`)).status, 409);
  await act(b, id, 1, { kind: 'agree' });
  const { table } = await c.next('table', (message) => message.table.status === 'abandoned');
  assert.deepEqual([table.scores, table.waitingFor, typeof table.seed], [null, [], 'string']);
  const refused = await a.ask({ type: 'play', table: id, seat: 0, seq: 0, command: command(), moves: [{ kind: 'bid', coins: 1 }] });
  assert.equal(refused.type === 'refused' && refused.problem.code, 'abandoned');
  assert.equal((await ada.request('GET', `/api/tables/${id}/document`)).status, 200);
  await server.close();
  const again = await serverFor(t, { secret: SECRET, ...config }, { thinker });
  const line = await follow(back(again.url, ada), id);
  assert.deepEqual([standing(line).decisions, standing(line).waitingFor], [[], []]);
  const clocks = await line.next('clocks');
  assert.ok(clocks.seats.every(({ running }) => !running));
  assert.equal((await back(again.url, ada).table('POST', `/api/tables/${id}/rematch`)).status, 'waiting');
}

test('SQLite: a match is ended by vote, without a result, and nothing is played any more', (t) => ended(t, { dataFolder: folderFor(t) }));

test('PostgreSQL: a match is ended by vote, without a result, and nothing is played any more', { skip: POSTGRES }, async (t) =>
  ended(t, { databaseUrl: await databaseFor(t) }),
);

/** A bot plays to the end for a player who gave up. */
async function givenUp(t: TestContext, config: Partial<Config>): Promise<void> {
  const server = await serverFor(t, config, { thinker });
  const { id, guests, lines } = await startedTable(server.url, 'tiny', 2);
  const [a, b] = lines;
  const [ada] = guests;
  assert.ok(a && b && ada);
  // The owner may let a bot play for somebody, and cannot give up for them.
  assert.equal(await refusedFor(a, id, 1, { kind: 'resign' }), 'not-your-seat');
  await act(b, id, 1, { kind: 'resign' });
  assert.equal(await refusedFor(b, id, 1, { kind: 'back' }), 'resigned');
  assert.equal(await refusedFor(a, id, 1, { kind: 'back' }), 'resigned');
  while (!standing(a).over) {
    const { seq, decisions: open } = standing(a);
    const move = open[0]?.moves[0];
    if (open[0] && move) await a.ask({ type: 'play', table: id, seat: 0, seq, command: command(), moves: [flat(move)] });
    if (standing(a).seq <= seq) await a.next('step', (step) => step.seq > seq);
  }
  const over = await ada.table('GET', `/api/tables/${id}`);
  assert.deepEqual([over.status, over.seats.map(({ resigned }) => resigned), over.scores?.length], ['over', [false, true], 2]);
}

test('SQLite: who gives up is played for to the end, and the result says so', (t) => givenUp(t, { dataFolder: folderFor(t) }));

test('PostgreSQL: who gives up is played for to the end, and the result says so', { skip: POSTGRES }, async (t) =>
  givenUp(t, { databaseUrl: await databaseFor(t) }),
);

test('steps are taken back together, those that revealed too, and counted as one: what stands is the match up to there', () => {
  const chronicle = beginChronicle<State, Move>(tiny, { seats: 2, seed: 'chronicle', options: { tip: 'none', rounds: '1' } });
  const states: string[] = [];
  for (let i = 0; i < 8; i++) {
    states.push(canonical(chronicle.match.state));
    const [turn] = chronicle.open;
    const made = makeSteps(chronicle, turn?.seat ?? 0, [turn?.moves.at(-1)]);
    assert.ok(made.ok);
    for (const step of made.value) countStep(chronicle, step);
  }
  assert.equal(rewindTo(chronicle, 3), 5);
  assert.equal(canonical(chronicle.match.state), states[3]);
  assert.deepEqual([chronicle.seq, chronicle.log.length, chronicle.match.log.length], [9, 4, 3]);
  const anew = chronicleOf(chronicle.match);
  assert.deepEqual([chronicle.log, chronicle.open], [anew.log, anew.open]);
  assert.equal(rewindTo(chronicle, 9), 0);
});
