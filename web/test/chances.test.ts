import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valued } from '@madang/bots';
import { type Chances, chancesIn } from '@madang/bots/analysis';
import { findTitle, SHELF, type Title } from '@madang/games';
import { begin, decision, type Expertise, type Game, play, type Seat, type State, seedRandom } from '@madang/kernel';
import { translator } from '@madang/text';
import { WHOLE } from '@madang/text/testing';
import { percentsOf } from '../src/chances/percents.ts';
import { mainReasons, reasonText } from '../src/chances/reasons.ts';
import { showsChances } from '../src/chances/shown.ts';
import { createHost, type Host } from '../src/local-server/host.ts';
import { freshDocument, readLocalMatch } from '../src/local-server/local.ts';
import en from '../text/en/page.json' with { type: 'json' };
import { ann, bot, silent } from './tables.ts';

const SEATS = 4;

/** Every so many decisions a position is looked at. */
const EVERY = 40;

interface Played {
  readonly game: Game;
  readonly expertise: Expertise;
  readonly states: readonly State[];
}

/** Positions of a match that the playout policy plays. */
async function played(title: Title, seats = SEATS): Promise<Played> {
  const game = await title.rules();
  const expertise = valued(game, await title.expertise());
  const state = begin(game, { seats, seed: 'chances' });
  const random = seedRandom('chances');
  const states: State[] = [];
  let at = 0;
  for (let open = decision(game, state); open; at++) {
    if (at % EVERY === 7) states.push(game.clone(state));
    open = play(game, state, open.seat, expertise.rollout(state, open, random));
  }
  return { game, expertise, states };
}

const viewersOf = (game: Game, state: State): readonly (Seat | null)[] => [null, ...game.standing(state).map(({ seat }) => seat)];

for (const title of SHELF) {
  test(`${title.name}: the chances of all seats add up to 1, and every reason is one that the reader can see`, async () => {
    const { game, expertise, states } = await played(title);
    const wording = await title.wording();
    const words = translator('en', en, await wording.catalogues('en'));
    const named = new Set<string>();
    for (const state of states) {
      const found = chancesIn({ game, expertise, view: game.redact(state, 0) });
      assert.equal(found.shares.length, SEATS);
      assert.ok(Math.abs(found.shares.reduce((a, b) => a + b, 0) - 1) < 1e-6);
      assert.ok(found.shares.every((share) => share >= 0 && share <= 1));
      for (const reason of found.reasons) {
        assert.equal(reason.own > reason.others, reason.gain > 0, JSON.stringify(reason));
        named.add(reason.advantage);
        assert.match(reasonText(words, game.name, reason), /: .*\d.*\(others: .*\d.* on average\)/);
      }
    }
    assert.ok(named.size > 2, `reasons of a whole match: ${[...named].join()}`);
  });

  test(`${title.name}: the chances are the same where only something differs that the reader cannot see`, async () => {
    const { game, expertise, states } = await played(title);
    let differ = 0;
    for (const state of states) {
      for (const viewer of viewersOf(game, state)) {
        const other = game.imagine(game.redact(state, viewer), seedRandom('other secrets'));
        if (expertise.evaluate(other).join() !== expertise.evaluate(state).join()) differ++;
        const [one, same] = [state, other].map((world) => chancesIn({ game, expertise, view: game.redact(world, viewer) }));
        assert.deepEqual(one, same);
      }
    }
    // In two games hands and cards are hidden for most of a match: there the whole state would betray them.
    if (['underwater', 'ludwig'].includes(game.name)) assert.ok(differ > 0, 'no secret made a difference');
  });

  test(`${title.name}: every advantage has its words in each language`, async () => {
    const [{ advantages = [] }, wording] = [await title.expertise(), await title.wording()];
    assert.ok(advantages.length > 3);
    for (const language of WHOLE) {
      const texts = await wording.catalogues(language);
      for (const { name } of advantages) assert.ok(texts[`${title.name}.advantage.${name}`], `${language} ${name}`);
    }
  });
}

test('alone nothing is a reason, and a match that is over is won', async () => {
  const ludwig = findTitle('ludwig');
  assert.ok(ludwig);
  const { game, expertise, states } = await played(ludwig, 1);
  for (const state of states) assert.deepEqual(chancesIn({ game, expertise, view: game.redact(state, 0) }).reasons, []);
  const two = await played(ludwig, 2);
  const over = two.states.at(-1);
  assert.ok(over);
  const random = seedRandom('end');
  for (let open = decision(game, over); open; ) open = play(game, over, open.seat, expertise.rollout(over, open, random));
  const { shares, reasons } = chancesIn({ game, expertise, view: game.redact(over, null) });
  assert.deepEqual([Math.max(...shares), reasons], [1, []]);
});

test('per cents add up to 100', () => {
  assert.deepEqual(percentsOf([1 / 3, 1 / 3, 1 / 3]), [34, 33, 33]);
  assert.deepEqual(percentsOf([0.125, 0.375, 0.25, 0.25]), [13, 37, 25, 25]);
  assert.deepEqual(percentsOf([0.995, 0.005]), [100, 0]);
  assert.deepEqual(percentsOf([1, 0]), [100, 0]);
});

test('one line says what lifts the leader, and what matters most to the reader', () => {
  const reason = (seat: Seat, advantage: string, gain: number) => ({ seat, advantage, own: 2, others: 1, gain });
  const chances: Pick<Chances, 'shares' | 'reasons'> = {
    shares: [0.2, 0.6, 0.2],
    reasons: [reason(0, 'a', -0.1), reason(1, 'b', 0.2), reason(1, 'c', 0.1), reason(2, 'd', -0.1)],
  };
  const told = (own: Seat | null) => mainReasons(chances, own).map(({ advantage }) => advantage);
  assert.deepEqual(
    [told(null), told(0), told(1), told(2)],
    [
      ['b', 'c'],
      ['b', 'a'],
      ['b', 'c'],
      ['b', 'd'],
    ],
  );
  assert.deepEqual(mainReasons({ shares: [0.5, 0.5], reasons: [] }, 0), []);
});

/** The table of a match of this browser. */
async function localTable(chances: boolean, deal: string | null = null) {
  const title = findTitle('siberia');
  assert.ok(title);
  const game = await title.rules();
  const tables: Parameters<typeof showsChances>[0][] = [];
  const host: Host | object = createHost({
    ...{ id: 't', game, seats: [ann, bot], document: freshDocument('siberia', game.version, {}, 2, 'seed'), deal, chances, think: silent },
    emit: (message) => (message.type === 'table' ? tables.push(message.table) : undefined),
    save: () => undefined,
  });
  assert.ok('take' in host);
  host.take({ type: 'watch', table: 't' });
  const [table] = tables;
  assert.ok(table);
  return { table, version: game.version };
}

test('only a table that chose so shows who is ahead, while it runs', async () => {
  const { table, version } = await localTable(true);
  assert.equal(showsChances(table, version), true);
  assert.equal(showsChances((await localTable(false)).table, version), false);
  assert.equal(showsChances({ ...table, status: 'over' }, version), false);
  assert.equal(showsChances({ ...table, seats: table.seats.slice(1) }, version), false);
  assert.equal(showsChances(table, `${version}0`), false, 'a match of older rules');
});

test('a match of this browser keeps the choice', () => {
  const document = freshDocument('siberia', '1', {}, 2, 'seed');
  const kept = { id: 'm', seats: [ann, bot], document, over: false, changedAt: 1 };
  assert.equal(readLocalMatch({ ...kept, chances: true })?.chances, true);
  assert.equal(readLocalMatch(kept)?.chances, undefined);
});
