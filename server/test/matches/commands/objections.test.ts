import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DoneAct, OpenQuestion, Question, RestAct, TableAct } from '@madang/wire';
import { tiny } from '../../../../kernel/test/tiny.ts';
import { objectionTo as objection } from '../../../matches/commands/objections.ts';
import { beginFold, type Fold } from '../../../matches/log/fold.ts';
import { questionAfter, resultOf } from '../../../matches/log/votes.ts';
import { isClosed, isMember, isRemoved, mayView, serializeTable } from '../../../matches/model/serialize.ts';
import type { TableRecord } from '../../../matches/model/table.ts';
import { carried } from '../../support/services.ts';

type Acting = Parameters<typeof objection>[2];
const objectionTo = (fold: Fold, record: TableRecord, acting: Omit<Acting, 'now'>) => objection(fold, record, { now: 0, ...acting });

type Sitting = 'bot' | 'automa' | 'open' | 'invited' | { readonly person: string };

/** A table that is played by these, or has such seats. */
function tableOf(sitting: readonly Sitting[], more: Partial<TableRecord> = {}): TableRecord {
  const fold = beginFold(tiny, { seats: 2, seed: 'seats', options: { tip: 'none', rounds: '1' } });
  const { record } = carried(fold).live;
  const seats = sitting.map((who, seat): TableRecord['seats'][number] => {
    const [first] = record.seats;
    assert.ok(first);
    const nobody = { ...first, seat, screen: false, person: null, name: null };
    if (typeof who !== 'string') return { ...nobody, kind: 'person', person: who.person, name: who.person };
    return { ...nobody, kind: who, level: who === 'bot' ? 'normal' : null };
  });
  return { ...record, seats, ...more };
}
const ADA = { person: 'ada' };
const BO = { person: 'bo' };
const CY = { person: 'cy' };

/** A match in which so many steps were made, as far as acts ask. */
const foldOf = (more: Partial<Pick<Fold, 'standIns' | 'resigned' | 'offered' | 'question' | 'undone' | 'acts'>> = {}, steps = 3): Fold => {
  const fold = beginFold(tiny, { seats: 2, seed: 'acts', options: { tip: 'none', rounds: '1' } });
  const [start] = fold.log;
  assert.ok(start);
  const log = Array.from({ length: steps + 1 }, (_, seq) => ({ ...start, seq }));
  return { ...fold, seq: steps, log, ...more };
};

const rewind = (to: number): Question => ({ kind: 'rewind', to });
const END: Question = { kind: 'abandon' };

test('what may be done besides moves, and why not', () => {
  const sits: Fold['standIns'] = ['easy', undefined];
  const asked: OpenQuestion = { seat: 1, question: END, agreed: [1] };
  const given = { resigned: new Set([0]), standIns: sits };
  const act = (kind: 'back' | 'resign' | 'agree' | 'refuse'): TableAct => ({ kind });
  const sitIn: TableAct = { kind: 'sit-in', level: 'easy' };
  const ask = (question: Question): TableAct => ({ kind: 'ask', question });
  const cases: readonly (readonly [TableAct, Parameters<typeof foldOf>[0], string | undefined])[] = [
    [sitIn, {}, undefined],
    [sitIn, { standIns: sits }, 'bot-plays'],
    [act('back'), {}, 'no-stand-in'],
    [act('back'), { standIns: sits }, undefined],
    [act('back'), given, 'resigned'],
    [act('resign'), {}, undefined],
    [act('resign'), { standIns: sits }, undefined],
    [act('resign'), given, 'resigned'],
    [ask(END), {}, undefined],
    [ask(END), { standIns: sits }, 'bot-plays'],
    [ask(END), { question: asked }, 'asked-already'],
    [ask(rewind(0)), {}, undefined],
    [ask(rewind(2)), {}, undefined],
    [ask(rewind(3)), {}, 'nothing-to-undo'],
    [ask(rewind(0)), { undone: 1997 }, undefined],
    [ask(rewind(0)), { undone: 1998 }, 'too-many'],
    [act('agree'), {}, 'not-asked'],
    [act('agree'), { question: asked }, undefined],
    [act('agree'), { question: { ...asked, agreed: [0, 1] } }, 'agreed-already'],
    [act('agree'), { question: asked, standIns: sits }, 'bot-plays'],
    [act('refuse'), {}, 'not-asked'],
    [act('refuse'), { question: asked }, undefined],
    [act('refuse'), { question: asked, standIns: sits }, 'bot-plays'],
  ];
  const record = tableOf([ADA, BO]);
  for (const [what, more, code] of cases)
    assert.equal(objectionTo(foldOf(more), record, { seat: 0, act: what, by: 'player' })?.code, code, JSON.stringify([what, more]));
  for (const by of ['owner', 'clock'] as const) assert.equal(objectionTo(foldOf(), record, { seat: 0, act: act('resign'), by })?.code, 'resigned');
});

test('whoever has two seats agrees once for both', () => {
  const question: OpenQuestion = { seat: 1, question: END, agreed: [1] };
  const agree = { seat: 0, act: { kind: 'agree' }, by: 'player' } as const;
  assert.equal(objectionTo(foldOf({ question }), tableOf([ADA, ADA, BO]), agree)?.code, 'agreed-already');
  assert.equal(objectionTo(foldOf({ question }), tableOf([ADA, BO, ADA]), agree), undefined);
});

test('help is for who plays alone, and asks themselves', () => {
  const help = { kind: 'help', help: 'best' } as const;
  const of = (sitting: readonly Sitting[], by: DoneAct['by'] = 'player') => objectionTo(foldOf(), tableOf(sitting), { seat: 0, act: help, by })?.code;
  assert.deepEqual(
    [of([ADA, 'bot']), of([ADA, BO]), of(['bot', 'bot']), of([ADA, 'bot', 'bot']), of([ADA, 'bot'], 'owner')],
    [undefined, 'not-alone', 'not-alone', undefined, 'not-alone'],
  );
});

test('a table has room for a thousand acts of each sort by each seat; for the clock, for who gives up, comes back, rests or leaves there always is', () => {
  const ask: TableAct = { kind: 'ask', question: END };
  const sitIn: TableAct = { kind: 'sit-in', level: 'easy' };
  const after = (acts: number, more: Partial<Acting>, standIns?: Fold['standIns']) => {
    const done = [ask, { kind: 'refuse' }, sitIn] as const;
    const known = done.flatMap((act) => Array.from({ length: acts }, (): DoneAct => ({ seq: 1, seat: 0, by: 'player', at: 0, act })));
    const fold = foldOf({ acts: known, ...(standIns && { standIns }) });
    return objectionTo(fold, tableOf([ADA, BO]), { seat: 0, act: ask, by: 'player', ...more })?.code;
  };
  assert.deepEqual(
    [after(499, {}), after(500, {}), after(500, { seat: 1 }), after(500, { act: sitIn })],
    [undefined, 'too-many', undefined, undefined],
  );
  const many = (more: Partial<Acting>, standIns?: Fold['standIns']) => after(2000, more, standIns);
  assert.deepEqual(
    [many({ act: sitIn }), many({ act: sitIn, by: 'owner' }), many({ act: sitIn, by: 'clock' }), many({ act: sitIn, leaving: true })],
    ['too-many', 'too-many', undefined, undefined],
  );
  const rest: RestAct = { kind: 'rest', rest: { quiet: null, holidays: [] } };
  assert.deepEqual(
    [many({ act: { kind: 'resign' } }), many({ act: rest }), many({ act: { kind: 'back' } }, ['easy'])],
    [undefined, undefined, undefined],
  );
});

test('a question is open until it is answered: one no ends a step back, a vote only when its asker takes it back', () => {
  const back = questionAfter(undefined, 0, { kind: 'ask', question: rewind(1) });
  assert.deepEqual(back, { seat: 0, question: rewind(1), agreed: [0] });
  assert.deepEqual(questionAfter(back, 1, { kind: 'agree' })?.agreed, [0, 1]);
  assert.equal(questionAfter(back, 1, { kind: 'refuse' }), undefined);
  const vote = questionAfter(undefined, 0, { kind: 'ask', question: END });
  const both = questionAfter(vote, 1, { kind: 'agree' });
  assert.deepEqual(questionAfter(both, 1, { kind: 'refuse' })?.agreed, [0]);
  assert.equal(questionAfter(both, 0, { kind: 'refuse' }), undefined);
  for (const kind of ['agree', 'refuse'] as const) assert.equal(questionAfter(undefined, 0, { kind }), undefined);
  assert.equal(questionAfter(vote, 1, { kind: 'resign' }), vote);
});

test('all people must agree to a step back, more than half to an end; bots and who is away are not asked', () => {
  const log = [0, 1, 2, 3].map((seq) => ({ seq }));
  const result = (sitting: readonly Sitting[], question: Question, agreed: readonly number[], away: readonly number[] = []) => {
    const standIns = sitting.map((_, seat) => (away.includes(seat) ? 'easy' : undefined));
    return resultOf({ seat: agreed[0] ?? 0, question, agreed: [...agreed] }, tableOf(sitting), { standIns, log });
  };
  const three = [ADA, BO, CY];
  assert.equal(result(three, rewind(1), [0, 1]), undefined);
  assert.deepEqual(result(three, rewind(1), [0, 1, 2]), { kind: 'rewound', to: 1, steps: 2 });
  assert.deepEqual(result(three, rewind(0), [0, 1], [2]), { kind: 'rewound', to: 0, steps: 3 });
  assert.deepEqual(result([ADA, 'bot', BO], rewind(2), [0, 2]), { kind: 'rewound', to: 2, steps: 1 });
  assert.equal(result(three, END, [0]), undefined);
  assert.deepEqual(result(three, END, [0, 1]), { kind: 'abandoned' });
  assert.equal(result([ADA, BO], END, [0]), undefined, 'half is not enough');
  assert.deepEqual(result([ADA, BO, ADA], END, [0, 1]), { kind: 'abandoned' });
  assert.equal(result([ADA, ADA, BO], END, [0, 1]), undefined, 'two seats of one person are one voice');
  assert.deepEqual(result([ADA, ADA, BO], rewind(1), [0, 2]), { kind: 'rewound', to: 1, steps: 2 });
  assert.equal(resultOf(undefined, tableOf(three), { standIns: [], log }), undefined);
});

test('who may see a table: whoever is of it; others by how open it is, and whether it has begun', () => {
  const invited = tableOf([ADA, 'invited']).seats.map((seat) => (seat.kind === 'invited' ? { ...seat, asked: 'bo' } : seat));
  const record = tableOf([ADA, 'invited'], { owner: { id: 'own', name: 'Own' }, invitation: 'secret', seats: invited });
  for (const person of ['ada', 'bo', 'own']) assert.ok(isMember(record, person), person);
  for (const person of ['cy', null]) assert.equal(isMember(record, person), false);
  const cases: readonly (readonly [Partial<TableRecord>, shut: boolean, stranger: boolean, withLink: boolean])[] = [
    [{ access: 'open', watchers: true, status: 'waiting' }, false, true, true],
    [{ access: 'open', watchers: false, status: 'waiting' }, false, true, true],
    [{ access: 'open', watchers: true, status: 'running' }, false, true, true],
    [{ access: 'open', watchers: false, status: 'running' }, true, false, false],
    [{ access: 'link', watchers: true, status: 'waiting' }, false, false, true],
    [{ access: 'link', watchers: false, status: 'over' }, true, false, false],
    [{ access: 'closed', watchers: true, status: 'waiting' }, true, false, false],
  ];
  for (const [more, shut, stranger, withLink] of cases) {
    const one = { ...record, ...more };
    const said = JSON.stringify(more);
    assert.deepEqual(
      [isClosed(one), mayView(one, 'cy', undefined), mayView(one, null, 'secret'), mayView(one, 'cy', 'wrong')],
      [shut, stranger, withLink, stranger],
      said,
    );
    assert.ok(mayView(one, 'ada', undefined), said);
    const away = { ...one, removed: [{ id: 'cy', name: 'Cy' }] };
    assert.deepEqual([isRemoved(away, 'cy'), isRemoved(away, 'bo'), isRemoved(away, null)], [true, false, false]);
    assert.equal(mayView(away, 'cy', undefined), stranger || one.status === 'waiting', said);
  }
});

test('a table is shown to each as they may see it: the invitation and who was sent away to its owner, the seed when all is over', () => {
  const invited = tableOf([ADA, BO, ADA, 'invited']).seats.map((seat) => (seat.kind === 'invited' ? { ...seat, asked: 'cy' } : seat));
  const record = tableOf([ADA, BO, ADA, 'invited'], {
    owner: { id: 'bo', name: 'Bo' },
    invitation: 'secret',
    seats: invited,
    removed: [{ id: 'dee', name: 'Dee' }],
  });
  const shown = (person: string | null, more: Partial<TableRecord> = {}) => serializeTable({ ...record, ...more }, person, new Set(['ada']));
  assert.deepEqual(shown('ada').mine, [0, 2]);
  assert.deepEqual([shown('ada').asked, shown('cy').asked, shown(null).mine, shown(null).asked], [[], [3], [], []]);
  assert.deepEqual(
    shown('ada').seats.map(({ connected }) => connected),
    [true, false, true, false],
  );
  assert.deepEqual([shown('bo').invitation, shown('ada').invitation, shown(null).invitation], ['secret', null, null]);
  assert.deepEqual(
    [shown('bo').removed, shown('ada').removed, shown('dee').sentAway, shown('ada').sentAway],
    [[{ id: 'dee', name: 'Dee' }], [], true, false],
  );
  const seeds = (['waiting', 'running', 'frozen', 'over', 'abandoned'] as const).map((status) => shown('bo', { status }).seed);
  assert.deepEqual(seeds, [null, null, null, 'seed', 'seed']);
  assert.equal(shown('bo', { seed: null }).seedHash, null);
  assert.match(shown('bo').seedHash ?? '', /^[0-9a-f]{64}$/);
});
