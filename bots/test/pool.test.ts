import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { answer, ask, handleRequest, type Thought } from '@madang/bots';
import { doJob } from '@madang/bots/analysis';
import { BotError, createPool } from '@madang/bots/pool';
import { begin, decision, newMatch, play, playMove, type Seat, toDocument } from '@madang/kernel';
import { type Nim, nim, nimExpertise } from './toys/nim.ts';
import { findTitle } from './toys/shelf.ts';

const pool = createPool({ shelf: new URL('./toys/shelf.ts', import.meta.url).href, threads: 2 });
after(() => pool.close());

const view = nim.redact(begin(nim, { seats: 2, seed: 'pool' }), 0);
const request = { game: 'nim', view, seat: 0, level: 'normal', seed: 'pool' } as const;

test('the pool answers as the same search on this thread does', async () => {
  const budget = { iterations: 300 };
  const { thought, level } = await pool.ask({ ...request, budget });
  assert.equal(level, 'normal');
  assert.deepEqual(thought, answer({ game: nim, expertise: nimExpertise, view, seat: 0, seed: 'pool' }, budget));
  const weighed = { iterations: 40, parts: 4, turns: 1 };
  const merged = answer({ game: nim, expertise: nimExpertise, view, seat: 0, seed: 'pool' }, weighed);
  assert.equal(merged.weighed, true);
  assert.deepEqual((await pool.ask({ ...request, budget: weighed })).thought, merged);
});

test('one thread and several play the same match of experts, move by move, and as on this thread', async (t) => {
  const one = createPool({ shelf: new URL('./toys/shelf.ts', import.meta.url).href, threads: 1 });
  t.after(() => one.close());
  const matchBy = async (think: (view: Nim, seat: Seat, seed: string) => Promise<Thought>): Promise<string> => {
    const thoughts: Thought[] = [];
    const state = begin(nim, { seats: 3, seed: 'equal' });
    for (let open = decision(nim, state); open !== undefined; ) {
      const { seat, moves } = open;
      const thought = await think(nim.redact(state, seat), seat, `equal ${thoughts.length}`);
      thoughts.push(thought);
      open = play(nim, state, seat, moves.find(({ id }) => id === thought.move.id) ?? assert.fail());
    }
    return JSON.stringify(thoughts);
  };
  const level = 'expert';
  const here = await matchBy(async (position, seat, seed) => ask(level, { game: nim, expertise: nimExpertise, view: position, seat, seed }));
  for (const threads of [one, pool]) {
    const there = await matchBy(async (position, seat, seed) => (await threads.ask({ game: 'nim', view: position, seat, level, seed })).thought);
    assert.equal(there, here);
  }
});

test('a worker that runs into the limit is ended and a simpler bot answers', async () => {
  const { level, thought } = await pool.ask({ ...request, game: 'slow', budget: { iterations: 10_000 } }, { limitMs: 1_000 });
  assert.ok(level === 'greedy' || level === 'random', level);
  assert.equal(thought.move.kind, 'take');
});

test('a bot’s time counts from when it thinks: a thread that loads for longer is not ended', async () => {
  const { level } = await pool.ask({ ...request, game: 'heavy', level: 'greedy' }, { limitMs: 300 });
  assert.equal(level, 'greedy');
  await assert.rejects(pool.ask({ ...request, game: 'heavy', level: 'greedy' }, { startMs: 100 }), /bot-limit/);
});

test('an analysis waits until bots leave more than one thread free', async () => {
  const match = newMatch(nim, { seats: 2, seed: 'wait', options: { pile: '9' } });
  assert.ok(playMove(match, 0, { kind: 'take', count: 1 }).ok);
  const order: string[] = [];
  // A glance there takes a second, and this one is no slip.
  const bot = pool.ask({ ...request, game: 'slow', level: 'easy' }, { limitMs: 60_000 }).then(() => order.push('bot'));
  const step = { document: toDocument(match), job: { job: 'glance', at: 0, iterations: 10 } } as const;
  const analysis = pool.analyse(step).then(() => order.push('analysis'));
  await Promise.all([bot, analysis]);
  assert.deepEqual(order, ['bot', 'analysis']);
});

test('a signal ends the wait with its reason', async () => {
  const reason = new Error('left the table');
  const control = new AbortController();
  const asked = pool.ask({ ...request, game: 'slow', budget: { iterations: 10_000 } }, { signal: control.signal });
  control.abort(reason);
  await assert.rejects(asked, reason);
});

test('a game that is not on the shelf and a bot that throws are problems with a code', async () => {
  await assert.rejects(pool.ask({ ...request, game: 'chess' }), (error) => error instanceof BotError && error.problem.code === 'unknown-game');
  await assert.rejects(pool.ask({ ...request, seat: 1 }), (error) => error instanceof BotError && error.problem.code === 'bot-failed');
});

test('a shelf that does not load fails the answers asked for, and nothing else', async (t) => {
  const broken = createPool({ shelf: 'data:text/javascript,throw new Error("no shelf today")', threads: 1 });
  t.after(() => broken.close());
  for (let i = 0; i < 2; i++) await assert.rejects(broken.ask(request), /no shelf today/);
});

test('a thread that dies while it thinks fails that answer; the next one is given', async () => {
  await assert.rejects(pool.ask({ ...request, game: 'dying' }), /died thinking/);
  assert.equal((await pool.ask({ ...request, budget: { iterations: 10 } })).level, 'normal');
});

test('threads that do not even start are told of, and end neither the process nor the wait', () => {
  const fails = 'import { isMainThread } from "node:worker_threads"; if (!isMainThread) throw new Error("died loading")';
  const program = fileURLToPath(new URL('./toys/lonely.ts', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [`--import=data:text/javascript,${fails}`, program], { encoding: 'utf8' });
  assert.equal(status, 0);
  assert.match(stdout, /^told: died loading$/m);
  assert.match(stdout, /^refused: /m);
});

test('where somebody waits, a level that runs out of time answers with what it has found', async () => {
  const response = await handleRequest({ findTitle }, { ...request, game: 'endless' });
  assert.ok(response.ok && response.thought.iterations > 0 && response.thought.iterations < 1e12);
});

test('the handler that a browser worker wraps answers with data that can be posted', async () => {
  const response = await handleRequest({ findTitle }, request);
  assert.ok(response.ok);
  assert.deepEqual(structuredClone(response), response);
  assert.equal(response.thought.move.kind, 'take');
});

test('a job of an analysis waits while bots need the threads, and finds what it finds anywhere', async (t) => {
  const one = createPool({ shelf: new URL('./toys/shelf.ts', import.meta.url).href, threads: 1 });
  t.after(() => one.close());
  const match = newMatch(nim, { seats: 2, seed: 'pool', options: { pile: '6' } });
  assert.ok(playMove(match, 0, { kind: 'take', count: 3 }).ok);
  const document = toDocument(match);
  const job = { job: 'glance', at: 0, iterations: 50 } as const;
  const order: string[] = [];
  const asking = ['first', 'second'].map(async (name) => {
    await one.ask({ ...request, budget: { iterations: 300 }, seed: name });
    order.push(name);
  });
  const found = one.analyse({ document, job }).then((answer) => {
    order.push('analysis');
    return answer;
  });
  await Promise.all(asking);
  assert.deepEqual(await found, doJob(match, nimExpertise, document.hash ?? '', job));
  assert.deepEqual(order, ['first', 'second', 'analysis']);
});
