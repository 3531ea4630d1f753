import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as wire from '@madang/wire';
import { formsModule } from '@madang/wire/forms';
import { either, type Form, fits, list, maybe, NULL, NUMBER, record, TEXT } from '../src/net/forms/form.ts';
import * as forms from '../src/net/forms/forms.ts';

const SESSION = { id: 's', device: 'Firefox', createdAt: 1, usedAt: 2, here: true };
const ACCOUNT: wire.Account = {
  person: { id: 'ada', name: 'Ada' },
  language: 'en',
  zone: null,
  host: false,
  login: null,
  program: false,
  mails: true,
  passkeys: [],
  openid: { name: 'id.example.org', linked: false },
  sessions: [SESSION],
  rest: { quiet: null, holidays: [{ from: 1, to: 2 }], days: 30, taken: 1 },
  forgottenAfter: null,
};

test('the forms of answers are those of their schemas: npm run forms makes them anew', () => {
  const blanks = (code: string): string => code.replace(/[\s,]+/g, '');
  assert.equal(blanks(readFileSync(new URL('../src/net/forms/forms.ts', import.meta.url), 'utf8')), blanks(formsModule()));
});

/** The JSON with each value in turn left out or replaced by something that nothing is, with the way to it. */
function* broken(json: unknown, way = ''): Generator<readonly [string, unknown]> {
  yield [way, Symbol.iterator];
  if (Array.isArray(json)) for (const [i, one] of json.entries()) for (const [at, bad] of broken(one, `${way}/${i}`)) yield [at, json.with(i, bad)];
  else if (typeof json === 'object' && json !== null)
    for (const [name, value] of Object.entries(json)) {
      yield [`${way}/${name} left out`, Object.fromEntries(Object.entries(json).filter(([one]) => one !== name))];
      for (const [at, bad] of broken(value, `${way}/${name}`)) yield [at, { ...json, [name]: bad }];
    }
}

test('what the schema takes fits the form; whatever is missing or wrong in it does not', () => {
  assert.deepEqual(wire.Account.parse(ACCOUNT), ACCOUNT);
  assert.ok(fits(forms.Account, ACCOUNT));
  let count = 0;
  for (const [way, bad] of broken(ACCOUNT)) {
    count += 1;
    assert.equal(fits(forms.Account, bad), false, way);
    assert.equal(wire.Account.safeParse(bad).success, false, way);
  }
  assert.ok(count > 40, `${count} wrong answers`);
});

test('an answer of a newer server, with fields and words that nobody here knows, fits', () => {
  assert.ok(fits(forms.Account, { ...ACCOUNT, colour: 'red', sessions: [{ ...SESSION, place: 'Seoul' }] }));
});

test('forms of lists, records, fields that may be absent, and one of several', () => {
  const of = (shape: Form<unknown>['shape']) => (json: unknown) => fits({ shape }, json);
  const cases: readonly (readonly [(json: unknown) => boolean, readonly unknown[], readonly unknown[]])[] = [
    [of(list(NUMBER)), [[], [1]], [['1'], {}, null]],
    [of(record(TEXT)), [{}, { a: 'b' }], [{ a: 1 }, [], null]],
    [of({ a: maybe(TEXT) }), [{}, { a: 'b' }], [{ a: null }, { a: 1 }]],
    [of(either(TEXT, NULL)), ['', null], [0, undefined]],
  ];
  for (const [fit, good, bad] of cases) {
    for (const json of good) assert.equal(fit(json), true, JSON.stringify(json));
    for (const json of bad) assert.equal(fit(json), false, JSON.stringify(json));
  }
});
