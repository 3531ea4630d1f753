import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barrage } from '@madang/barrage';
import { wording as barrageWords } from '@madang/barrage/text';
import { SHELF } from '@madang/games';
import { begin, below, decisionOf, decisions, type Game, type Move, openDocument, play, sameData, seedRandom, undoProblem } from '@madang/kernel';
import { siberia } from '@madang/siberia';
import { wording } from '@madang/siberia/text';
import { translator } from '@madang/text';
import type { ServerMessage } from '@madang/wire';
import { position, two } from '../../games/siberia/examples/position.ts';
import { refuser } from '../src/board-context/why-not.ts';
import { untipped } from '../src/lesson/untipped.ts';
import { createHost, type Think } from '../src/local-server/host.ts';
import { freshDocument } from '../src/local-server/local.ts';
import type { Channel, Command } from '../src/net/channel.ts';
import type { KeptPlan, PlanKeeper } from '../src/play/keeper.ts';
import { planMove, plannedView, startPlan } from '../src/play/plan.ts';
import { foldStep } from '../src/play/position.ts';
import { hasRevealed, shownOn } from '../src/play/state.ts';
import { createTable } from '../src/play/table.ts';
import { useSettings } from '../src/settings/store.ts';
import { rememberFinished } from '../src/settings/tips.ts';
import { isRisky, outcomeOf } from '../src/table/prompt/outcome.ts';
import en from '../text/en/page.json' with { type: 'json' };
import { ann, ben, bot, firstChoice, silent, takeTurn, testTable } from './tables.ts';

const spoken = translator('en', en, await wording.catalogues('en'), { 'seat.0': 'Ann', 'seat.1': 'Bot' });
const spokenOfBarrage = translator('en', en, await barrageWords.catalogues('en'));

test('a plan stays in the browser until it is confirmed, then goes out in one command', () => {
  const { store, sent } = testTable([ann, bot]);
  const before = store.getState().position?.seq;
  store.choose(firstChoice(store), 'turn');
  store.choose(firstChoice(store), 'turn');
  assert.equal(store.getState().plan?.steps.length, 2);
  assert.equal(sent.length, 0);
  assert.equal(store.getState().position?.seq, before);
  while (store.getState().plan?.stage === 'open') store.choose(firstChoice(store), 'turn');
  const planned = store.getState().plan?.steps.length;
  store.confirm();
  assert.equal(sent.length, 1);
  const [command] = sent;
  assert.equal(command?.type === 'play' && command.moves.length, planned);
  assert.equal(store.getState().sending, null);
  assert.equal(store.getState().plan?.steps.length, 0);
});

test('stepping back undoes the plan move by move; what was sent is asked back from the host', () => {
  const { store, sent } = testTable([ann, bot]);
  const prompt = store.getState().plan?.decision;
  store.choose(firstChoice(store), 'turn');
  store.takeBack();
  assert.equal(store.getState().plan?.decision, prompt);
  store.choose(firstChoice(store), 'once');
  assert.equal(store.getState().position?.seq, 1);
  store.takeBack();
  assert.deepEqual(
    sent.map(({ type }) => type),
    ['play', 'undo'],
  );
  assert.equal(store.getState().position?.seq, 2);
  assert.equal(store.getState().position?.seen[0]?.log.length, 1);
});

test('the plan stops where something hidden would be revealed', () => {
  const { store } = testTable([ann, bot]);
  while (store.getState().plan?.stage === 'open') store.choose(firstChoice(store), 'turn');
  const { plan } = store.getState();
  assert.equal(plan?.stage, 'hidden');
  assert.ok(shownOn(store.getState()));
});

/** A table whose messages are made by hand. */
function overheard() {
  const sent: Command[] = [];
  const listening: { hear: (message: ServerMessage) => void } = { hear: () => undefined };
  const channel: Channel = {
    listen(listener) {
      listening.hear = listener;
      return () => undefined;
    },
    ask: () => undefined,
    send: (command) => void sent.push(command),
  };
  const store = createTable('t', siberia, channel, { rest: () => 0, later: () => undefined });
  store.open();
  return { store, sent, hear: (message: ServerMessage) => listening.hear(message) };
}

test('a chat line that is refused comes back with the reason; one that was said does not', () => {
  const { store, sent, hear } = overheard();
  for (const text of ['first', 'second']) store.say(text);
  const [first, second] = sent.map(({ command }) => command);
  assert.ok(first && second);
  hear({ type: 'done', table: 't', command: first, seq: 0, repeated: false });
  assert.equal(store.getState().unsaid, null);
  hear({ type: 'refused', table: 't', command: second, seq: 0, problem: { code: 'too-fast' } });
  assert.deepEqual(store.getState().unsaid, { text: 'second', problem: { code: 'too-fast' } });
  hear({ type: 'chat', table: 't', heard: 4, lines: [] });
  assert.equal(store.getState().heard, 4);
});

test('a sign that was removed while the page was away is gone when it comes back', () => {
  const { store, hear } = overheard();
  const sign = { about: 'chat', line: 1, person: 'p', name: 'Ada', sign: 'clap' } as const;
  hear({ type: 'reactions', table: 't', reactions: [sign] });
  hear({ type: 'reactions', table: 't', reactions: [{ ...sign, line: 2 }] });
  assert.equal(store.getState().reactions.length, 2);
  hear({ type: 'reactions', table: 't', all: true, reactions: [{ ...sign, line: 2 }] });
  assert.deepEqual(
    store.getState().reactions.map(({ line }) => line),
    [2],
  );
});

test('what a turn does stays in sight when something after it is hidden, in every game', async () => {
  for (const { name, rules } of SHELF) {
    const game = await rules();
    const state = begin(game, { seats: 2, seed: `preview ${name}` });
    const random = seedRandom(name);
    let shown = 0;
    for (let moves = 0; moves < 200 && !state.over; moves++) {
      const [open] = decisions(game, state);
      const move = open?.moves[below(random, open.moves.length)];
      assert.ok(open && move);
      const view = game.redact(state, open.seat);
      const tried = planMove(game, startPlan(view, open.seat, open), move);
      const [step] = tried.steps;
      // A move whose own task draws has nothing to show before.
      if (tried.stage === 'hidden' && step?.view) {
        assert.equal(plannedView(tried), step.view);
        if (!sameData({ ...step.view, agenda: [] }, { ...view, agenda: [] })) shown += 1;
      }
      play(game, state, open.seat, move);
    }
    assert.ok(shown > 0, `${name}: nothing stays in sight`);
  }
});

/** Keeps what a page left, for the next one. */
function drawer(): PlanKeeper & { left: KeptPlan | undefined } {
  return {
    left: undefined,
    kept() {
      return this.left;
    },
    keep(_, plan) {
      this.left = plan && plan.steps.length > 0 ? { seat: plan.seat, moves: plan.steps.map(({ move }) => move.id) } : undefined;
    },
  };
}

test('a plan goes on where the page that was loaded anew left it', () => {
  const keeper = drawer();
  const before = testTable([ann, bot], silent, 'kept', keeper);
  before.store.choose(firstChoice(before.store), 'turn');
  before.store.choose(firstChoice(before.store), 'turn');
  const moves = before.store.getState().plan?.steps.map(({ move }) => move);
  const { store } = testTable([ann, bot], silent, 'kept', keeper);
  assert.equal(moves?.length, 2);
  assert.deepEqual(
    store.getState().plan?.steps.map(({ move }) => move),
    moves,
  );
  assert.equal(store.getState().news, null);
});

test('what cannot be planned any more is not dropped in silence: here another tab has played', () => {
  const { store, host } = testTable([ann, bot]);
  const [, other] = store.getState().plan?.decision?.moves ?? [];
  assert.ok(other);
  store.choose(firstChoice(store), 'turn');
  store.choose(firstChoice(store), 'turn');
  host.take({ type: 'play', table: 't', seat: 0, seq: 0, command: 'other-tab', moves: [{ ...other }] });
  const { news, plan } = store.getState();
  assert.deepEqual(news, { kind: 'dropped', steps: 2 - (plan?.steps.length ?? 0) });
});

test('a step that somebody else takes back is news; an own one is not', () => {
  const { store } = testTable([ann, bot]);
  store.choose(firstChoice(store), 'once');
  store.takeBack();
  assert.equal(store.getState().news, null);
  const { position, table } = store.getState();
  assert.ok(position && table);
});

test('a lost answer keeps the plan on the screen; the answer under the same name ends it', () => {
  const { store, host, wire, sent } = testTable([ann, bot]);
  wire.cut = true;
  takeTurn(store);
  assert.notEqual(store.getState().sending, null);
  const [command] = sent;
  assert.ok(command);
  wire.cut = false;
  host.take(command);
  assert.equal(store.getState().sending, null);
  assert.ok((store.getState().position?.seq ?? 0) > 0);
});

test('a missed step is asked for', () => {
  const { store, wire, host } = testTable([ann, ben]);
  takeTurn(store);
  const seq = store.getState().position?.seq ?? 0;
  const open = store.getState().position?.decisions ?? [];
  const [one, two] = open;
  assert.ok(one && two);
  wire.cut = true;
  host.take({
    type: 'play',
    table: 't',
    seat: one.seat,
    seq,
    command: 'unseen-step',
    moves: [{ ...one.moves[0] }],
  });
  wire.cut = false;
  host.take({ type: 'play', table: 't', seat: two.seat, seq, command: 'seen-step', moves: [{ ...two.moves[0] }] });
  assert.equal(store.getState().position?.seq, seq + 2);
});

test('a step that leaves out what is to be decided leaves what was there', () => {
  const { store } = testTable([ann, ben]);
  const { position } = store.getState();
  assert.ok(position && position.decisions.length > 0);
  const views = position.seen.map(({ seat }) => ({ seat, patch: [], told: [] }));
  const step = { type: 'step' as const, table: 't', seq: position.seq + 1, by: null, views, waitingFor: [...position.waitingFor], over: false };
  const [left, given] = [foldStep(siberia, position, step), foldStep(siberia, position, { ...step, decisions: [] })];
  assert.ok(left.ok && given.ok);
  assert.deepEqual([left.position.decisions, given.position.decisions], [position.decisions, []]);
});

test('two at one screen: a curtain falls between them while counters are secret, and not before', () => {
  const { store } = testTable([ann, ben]);
  assert.equal(store.getState().curtain, null);
  while (store.getState().curtain === null) takeTurn(store);
  const { eyes, curtain } = store.getState();
  assert.notEqual(curtain, eyes);
  store.raiseCurtain();
  assert.equal(store.getState().eyes, curtain);
  assert.equal(store.getState().curtain, null);
  assert.equal(store.getState().plan?.seat, curtain);
});

test('nobody sees another’s secrets: each view of the host is that seat’s own', () => {
  const { store, saved } = testTable([ann, ben]);
  takeTurn(store);
  const document = saved.at(-1);
  assert.ok(document);
  const opened = openDocument(siberia, document);
  assert.ok(opened.ok);
  for (const { seat, view } of store.getState().position?.seen ?? []) assert.deepEqual(view, siberia.redact(opened.value.state, seat));
});

test('bots move by themselves, told what they did since another seat, and a whole match is kept as a document that replays', async () => {
  const game: Game = siberia;
  let longest = 0;
  const last: Think = async ({ view, seat, made }) => {
    longest = Math.max(longest, made.length);
    return { ok: true, value: decisionOf(game, view, seat)?.moves.at(-1)?.id ?? 0 };
  };
  const played = testTable([bot, bot], last);
  await new Promise<void>((resolve) => {
    if (played.store.getState().position?.over) resolve();
    played.store.subscribe(({ position }) => {
      if (position?.over) resolve();
    });
  });
  const document = played.saved.at(-1);
  assert.ok(document && openDocument(siberia, document).ok);
  assert.equal(played.store.getState().table?.status, 'over');
  assert.ok(longest > 1);
});

test('a refused command says why and changes nothing', () => {
  const { host, messages, store } = testTable([ann, bot]);
  host.take({ type: 'play', table: 't', seat: 1, seq: 0, command: 'not-my-seat', moves: [{ kind: 'pass' }] });
  host.take({ type: 'play', table: 't', seat: 0, seq: 0, command: 'not-offered', moves: [{ kind: 'pass' }] });
  host.take({ type: 'undo', table: 't', seat: 0, seq: 0, command: 'nothing-yet' });
  const codes = messages.flatMap((message) => (message.type === 'refused' ? [message.problem.code] : []));
  assert.deepEqual(codes, ['not-your-seat', 'not-offered', 'nothing-to-undo']);
  assert.equal(store.getState().position?.seq, 0);
});

test('who shares a screen learns nothing from a refusal: what follows a reveal is refused as such, and names no rule of the full state', () => {
  const { store, sent } = testTable([ann, bot], silent);
  while (store.getState().plan?.stage === 'open') store.choose(firstChoice(store), 'turn');
  store.confirm();
  const [command] = sent;
  assert.ok(command?.type === 'play');
  const fresh = testTable([ann, bot], silent);
  for (const more of [{ kind: 'nonsense' }, { kind: 'pass' }]) {
    fresh.host.take({ ...command, command: `more-${more.kind}`, moves: [...command.moves, more] });
    const refused = fresh.messages.findLast((message) => message.type === 'refused');
    assert.deepEqual(refused?.problem, { code: 'revealed', details: { index: command.moves.length, foreseen: command.moves.length } });
  }
  assert.equal(fresh.store.getState().position?.seq, 0);
  assert.ok((store.getState().position?.seq ?? 0) > 0);
});

test('why not: what is not offered names the rule that forbids it', () => {
  const { store } = testTable([ann, bot], silent);
  while (store.getState().plan?.decision?.task.task !== 'place') {
    store.choose(firstChoice(store), 'turn');
    if (store.getState().plan?.stage !== 'open') store.confirm();
  }
  const { plan } = store.getState();
  assert.ok(plan);
  const { ofMove, ofFields, ofAny } = refuser(siberia, spoken, plan.base, plan.decision);
  const refused = siberia.moves.table.filter((move) => ofMove(move) !== null);
  assert.ok(refused.length > 0);
  for (const { id, ...fields } of refused) {
    const reason = ofFields(fields);
    assert.match(reason?.rule ?? '', /^SIB-/);
    assert.ok(reason?.why);
  }
  for (const { id, ...fields } of plan.decision?.moves ?? []) assert.equal(ofFields(fields), null, 'what is offered is not refused');
  assert.equal(ofFields({ kind: 'place', counter: 'nothing', area: 'nowhere' }), null);
  assert.match(ofAny(({ id }) => refused.some((move) => move.id === id))?.rule ?? '', /^SIB-/);
  assert.equal(
    ofAny(() => true),
    null,
    'where something that passes is offered, nothing is closed',
  );
  assert.equal(
    ofAny(() => false),
    null,
  );
  assert.equal(refuser(siberia, spoken, plan.base, null).ofFields({ kind: 'pass' }), null);
  const { decision } = plan;
  assert.ok(decision);
  const apart = siberia.moves.table.find((move) => ofMove(move) === null && !decision.moves.some(({ id }) => id === move.id));
  const asked = refuser(siberia, spoken, plan.base, decision, 'Place a counter.');
  assert.deepEqual(
    asked.ofAny((move) => move === apart),
    { why: 'Now: Place a counter.', rule: '' },
    'what no rule forbids is not what is decided',
  );
  assert.equal(
    refuser(siberia, spoken, plan.base, null, 'Place a counter.').ofAny((move) => move === apart),
    null,
  );
});

test('a plan that waits to be confirmed tells what its last move does, and what is given up for nothing; that waits always', () => {
  const me = { rows: { gas: two('gas'), oil: two('oil') }, workers: { amur: 1 }, sellers: { frankfurt: 1 } };
  const state = position({ elsewhere: ['gas'], cubes: { amur: ['gas', 'gold'] }, players: [me] });
  const decision = decisionOf(siberia, state, 0);
  assert.ok(decision);
  const plan = startPlan(siberia.redact(state, 0), 0, decision);
  const kit = { game: siberia, wording, catalogue: {} };
  const perform = (area: string) => decision.moves.find((move) => move.kind === 'perform' && move.area === area);
  const [gas, oil] = [perform('gas'), perform('oil')];
  assert.ok(gas && oil);
  assert.equal(outcomeOf(kit, spoken, plan), null, 'nothing is tried');
  const sale = outcomeOf(kit, spoken, planMove(siberia, plan, gas));
  assert.deepEqual(sale, { text: '1 gas (Amur) → Frankfurt, $1,000 each: $1,000. You then have $1,000. 2 counters go into the bag', careful: null });
  const nothing = outcomeOf(kit, spoken, planMove(siberia, plan, oil));
  assert.equal(nothing?.careful, 'caution');
  assert.match(nothing.text, /would do nothing now.*2 counters.*you have no worker where there is oil/);
  assert.deepEqual([isRisky(kit, plan, [gas]), isRisky(kit, plan, [oil]), isRisky(kit, null, [oil])], [false, true, false]);
});

test('a plan of several moves tells what they bring and cost together, a single move what it does itself', () => {
  const state = position({ players: [{ rows: { seller: two('seller') } }] });
  const decision = decisionOf(siberia, state, 0);
  assert.ok(decision);
  let plan = startPlan(siberia.redact(state, 0), 0, decision);
  const { base } = plan;
  const sums = (view: unknown) => [
    { name: { key: 'siberia.sum.money', args: {} }, value: view === base ? 5 : 3 },
    { name: { key: 'siberia.resource.gas', args: {} }, value: 1 },
    { name: { key: 'siberia.resource.oil', args: {} }, value: view === base ? 0 : 2 },
  ];
  const kit = { game: siberia, wording: { ...wording, sums }, catalogue: {} };
  const perform = decision.moves.find((move) => move.kind === 'perform' && move.area === 'seller');
  for (let next: Move | undefined = perform; next !== undefined && plan.stage === 'open'; next = plan.decision?.moves[0])
    plan = planMove(siberia, plan, next);
  assert.ok(plan.stage === 'done' && plan.steps.length > 1);
  assert.match(outcomeOf(kit, spoken, plan)?.text ?? '', /In all: \w+ −2 and oil \+2$/);
});

test('what a turn comes to leaves out the end of the round that its last move brings', () => {
  const state = begin(barrage, { seats: 2, seed: 'x', options: {} });
  const [me, other] = state.players;
  assert.ok(me && other);
  Object.assign(me, { engineers: 2, energy: 3, credits: 5 });
  Object.assign(other, { engineers: 0, passed: true });
  let plan = startPlan(barrage.redact(state, 0), 0, decisionOf(barrage, state, 0) ?? null);
  const choose = (wanted: (move: Move) => boolean): void => {
    const move = plan.decision?.moves.find(wanted);
    assert.ok(move);
    plan = planMove(barrage, plan, move);
  };
  choose((move) => 'space' in move && move.space === 'water-one-now-right');
  choose(({ kind }) => kind === 'headstream');
  assert.ok(plan.steps.at(-1)?.told.some(({ event }) => event === 'credits-scored'));
  const said = outcomeOf({ game: barrage, wording: barrageWords, catalogue: {} }, spokenOfBarrage, plan)?.text ?? '';
  assert.match(said, /In all: Credits −3\. The action phase ends\. Drops: 1 off the map$/);
});

test('a newcomer gets a tip before a confirmation: in the first two matches of a game, always or never, as they wish', () => {
  const state = position({ players: [{ rows: { worker: two('worker') } }] });
  const decision = decisionOf(siberia, state, 0);
  assert.ok(decision);
  const plan = startPlan(siberia.redact(state, 0), 0, decision);
  const kit = { game: siberia, wording, catalogue: {} };
  const pass = decision.moves.find(({ kind }) => kind === 'pass');
  assert.ok(pass);
  const careful = (): string | null | undefined => outcomeOf(kit, spoken, planMove(siberia, plan, pass))?.careful;
  const wish = (tips: 'first' | 'on' | 'off'): void => useSettings.setState({ tips });
  assert.equal(careful(), 'tip');
  assert.equal(isRisky(kit, plan, [pass]), true);
  wish('off');
  assert.notEqual(careful(), 'tip');
  wish('first');
  for (const table of ['one', 'one']) rememberFinished('siberia', table);
  assert.equal(careful(), 'tip', 'the same match twice');
  rememberFinished('siberia', 'two');
  assert.notEqual(careful(), 'tip');
  wish('on');
  assert.equal(careful(), 'tip');
  assert.notEqual(outcomeOf(untipped(kit), spoken, planMove(siberia, plan, pass))?.careful, 'tip', 'a lesson says itself what to do');
  wish('first');
});

test('why not: of a place that is pressed in vain it is said what would do', () => {
  const state = begin(barrage, { seats: 4, seed: 'short', options: {} });
  const me = state.players[0];
  assert.ok(me);
  Object.assign(me, { engineers: 1, credits: 1 });
  const decision = decisionOf(barrage, state, 0);
  assert.ok(decision);
  const { ofAny } = refuser(barrage, spokenOfBarrage, barrage.redact(state, 0), decision);
  const reason = ofAny((move) => 'space' in move && move.space === 'workshop-rotate2-right');
  assert.equal(reason?.rule, 'BAR-ACT-06');
  assert.equal(
    reason?.why,
    'Not enough engineers: you need 3 and have 1. Not enough credits: you need 5 and have 1. 2 engineers and 4 credits more would be enough.',
  );
});

test('the whole match is kept before anybody hears of its end', () => {
  const random = seedRandom('to the end');
  let kept = 0;
  let keptAtEnd: number | undefined;
  let shown: ServerMessage | undefined;
  const host = createHost({
    id: 'a',
    game: barrage,
    seats: [ann, ben],
    document: freshDocument('barrage', barrage.version, {}, 2, 'kept'),
    think: silent,
    emit(message) {
      if (message.type !== 'view' && message.type !== 'step') return;
      shown = message;
      if (message.over) keptAtEnd ??= kept;
    },
    save(document) {
      kept = document.moves.length;
    },
  });
  assert.ok('take' in host);
  host.take({ type: 'watch', table: 'a' });
  while (shown?.type === 'view' || shown?.type === 'step') {
    const { seq, over, decisions } = shown;
    if (over) break;
    const [open] = decisions ?? [];
    const json = open?.moves[below(random, open.moves.length)];
    const move = barrage.moves.find(json);
    assert.ok(open && move);
    host.take({ type: 'play', table: 'a', seat: open.seat, seq, command: `move-${seq}`, moves: [{ ...move }] });
  }
  assert.ok(shown && 'seq' in shown && shown.seq > 50);
  assert.equal(keptAtEnd, shown.seq);
});

test('a match on this device against automas asks its one person at once, and never a bot', () => {
  const messages: ServerMessage[] = [];
  const document = freshDocument('barrage', barrage.version, { automas: '2' }, 3, 'solo');
  const host = createHost({
    id: 'a',
    game: barrage,
    seats: [ann, { kind: 'automa' }, { kind: 'automa' }],
    document,
    think: () => assert.fail('a bot was asked'),
    emit: (message) => messages.push(message),
    save: () => undefined,
  });
  assert.ok('take' in host);
  host.take({ type: 'watch', table: 'a' });
  for (let seq = 0; seq < 3; seq++) {
    const shown = messages.findLast((message) => message.type === 'view' || message.type === 'step');
    assert.deepEqual(shown?.waitingFor, [0]);
    const move = barrage.moves.find(shown?.decisions?.[0]?.moves[0]);
    assert.ok(move);
    host.take({ type: 'play', table: 'a', seat: 0, seq, command: `choice-${seq}`, moves: [{ ...move }] });
  }
  const table = messages.find((message) => message.type === 'table')?.table;
  assert.deepEqual(
    table?.seats.map(({ kind, name, person }) => [kind, name, person]),
    [
      ['person', 'Ann', 'here'],
      ['automa', null, null],
      ['automa', null, null],
    ],
  );
  assert.deepEqual(
    messages.filter((message) => message.type === 'refused' || message.type === 'problem'),
    [],
  );
});

test('a step that a host would refuse to undo is known to have revealed something before it is asked, and no other is, in every game', async () => {
  for (const { name, rules } of SHELF) {
    const game: Game = await rules();
    const { store, saved } = testTable([ann, ben], silent, 'undo', undefined, { game, options: {} });
    const random = seedRandom(name);
    const found = { revealing: 0, plain: 0 };
    for (let turns = 0; turns < 80; turns++) {
      if (store.getState().curtain !== null) store.raiseCurtain();
      const { plan } = store.getState();
      const move = plan?.decision?.moves[below(random, plan.decision.moves.length)];
      if (!plan || !move) break;
      store.choose(move, 'once');
      const document = saved.at(-1);
      const opened = document && openDocument(game, document);
      assert.ok(opened?.ok);
      const problem = undoProblem(opened.value, plan.seat);
      const { position, revealing } = store.getState();
      assert.equal(revealing.has(position?.seq ?? 0), problem !== undefined, `${name}: ${JSON.stringify(move)}`);
      found[problem ? 'revealing' : 'plain'] += 1;
    }
    assert.ok(found.revealing > 0 && found.plain > 0, `${name}: ${JSON.stringify(found)}`);
  }
});

test('Undo after a step that revealed something asks nobody, and says why', () => {
  const { store, sent } = testTable([ann, bot]);
  while (store.getState().plan?.stage === 'open') store.choose(firstChoice(store), 'turn');
  store.confirm();
  assert.ok(hasRevealed(store.getState()));
  store.takeBack();
  assert.deepEqual(store.getState().problem, { code: 'nothing-to-undo', details: { reason: 'revealed' } });
  assert.deepEqual(
    sent.map(({ type }) => type),
    ['play'],
  );
});
