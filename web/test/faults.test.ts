import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FAULT_LENGTHS, FaultReport } from '@madang/wire';
import { createReporter } from '../src/faults/reporter.ts';

function reporting(step = 7) {
  const logged: string[] = [];
  const sent: FaultReport[] = [];
  const at = { game: 'barrage', version: '3', step };
  const reporter = createReporter({ place: () => at, log: (part) => logged.push(part), send: (report) => sent.push(report) });
  return { ...reporter, logged, sent, at };
}

/** An error as browsers throw it. */
function thrown(message: string, stack: string): Error {
  const error = new Error(message);
  error.stack = stack;
  return error;
}

test('a report names game, version, step and stack, and the server takes it', () => {
  const { report, sent } = reporting();
  report('map', thrown('a construction without a site', 'Error\n at Object.answer (http://127.0.0.1:4/assets/rules-CIVZoe0Q.js:1:48310)'));
  assert.deepEqual(sent, [
    {
      part: 'map',
      message: 'a construction without a site',
      stack: 'Error\n at Object.answer (/assets/rules-CIVZoe0Q.js:1:48310)',
      game: 'barrage',
      version: '3',
      step: 7,
    },
  ]);
  assert.ok(FaultReport.safeParse(sent[0]).success);
});

test('a report tells no address, no table and no invitation', () => {
  const { report, sent } = reporting();
  const secret = '4f1c2b9a-7d51-4c8e-9f35-0a6cb7d2e981';
  report(
    'page',
    thrown(`no answer from https://host.example/#/table/x?invitation=${secret} for ${secret}`, `at f (https://host.example/${secret}:1:2)`),
  );
  assert.ok(!JSON.stringify(sent).includes(secret));
  assert.ok(!JSON.stringify(sent).includes('host.example'));
});

test('a fault that comes with every hover is reported once, and no page sends more than ten', () => {
  const { report, sent, logged } = reporting();
  for (let i = 0; i < 50; i++) report('picture', new Error('again'));
  assert.deepEqual([sent.length, logged.length], [1, 1]);
  for (let i = 0; i < 50; i++) report('picture', new Error(`another ${i}`));
  assert.deepEqual([sent.length, logged.length], [10, 51]);
});

test('a report of any length has a length that the server takes', () => {
  const { report, sent } = reporting();
  report('map', thrown('no '.repeat(9_000), 'at g\n'.repeat(9_000)));
  assert.ok(FaultReport.safeParse(sent[0]).success);
  assert.equal(sent[0]?.message.length, FAULT_LENGTHS.message);
  assert.equal(sent[0]?.stack.length, FAULT_LENGTHS.stack);
});
