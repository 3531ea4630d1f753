import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Offered, openDoor } from '@madang/bots/research';
import { type Expertise, seedRandom } from '@madang/kernel';
import { type Bids, type BidsMove, bids, bidsExpertise } from './toys/bids.ts';
import { nim, nimExpertise } from './toys/nim.ts';

/** Facts that see everything: if the door wrote them of the real state, another seat's card would show. */
const seeing: Expertise<Bids, BidsMove> = {
  ...bidsExpertise,
  facts: {
    seat: ['card'],
    table: ['seats'],
    write(state, out) {
      for (const [seat, card] of state.cards.entries()) out[seat] = card / 10;
      out[state.cards.length] = state.cards.length / 4;
      return state.cards.length;
    },
  },
};

const GAMES: readonly Offered[] = [
  { game: nim, expertise: nimExpertise },
  { game: bids, expertise: seeing },
];

/** Asks a door and reads its answer. */
function newAsker() {
  const door = openDoor(GAMES);
  return (request: unknown) => JSON.parse(door.answer(typeof request === 'string' ? request : JSON.stringify(request)));
}

const NIM = { ask: 'begin', game: 'nim', seats: 2, matches: 3, options: { pile: '6' } } as const;
/** The ids of taking one, two, three. */
const [ONE, TWO, THREE] = nim.moves.table.map(({ id }) => id);

test('a program learns what can be played: seats, options, how many moves there are, and what they mean', () => {
  const ask = newAsker();
  const { games } = ask({ ask: 'games' });
  assert.deepEqual(
    games.map(({ game, moves, facts }: Readonly<Record<string, unknown>>) => [game, moves, facts]),
    [
      ['nim', nim.moves.size, null],
      ['bids', bids.moves.size, { seat: ['card'], table: ['seats'] }],
    ],
  );
  assert.deepEqual(games[0].options, nim.options);
  ask(NIM);
  assert.deepEqual(ask({ ask: 'moves', ids: [THREE] }), { moves: [{ id: THREE, kind: 'take', count: 3 }] });
  assert.deepEqual(ask({ ask: 'moves', ids: [0] }), { moves: [nim.moves.byId(0)] });
  assert.deepEqual(ask({ ask: 'moves', ids: [998, ONE] }).problem, { code: 'no-move', details: { move: 998, moves: nim.moves.size } });
  assert.deepEqual(ask({ ask: 'moves', ids: [ONE, 999] }).problem, { code: 'no-move', details: { move: 999, moves: nim.moves.size } });
});

test('matches are played side by side; one that waits stays, one that ends is counted and gives its place to the next', () => {
  const ask = newAsker();
  assert.deepEqual(
    ask(NIM).turns,
    [0, 1, 2].map(() => [0, [ONE, TWO, THREE]]),
  );
  assert.equal(ask({ ask: 'play', moves: [0, TWO, null] }).problem.code, 'not-offered');
  assert.deepEqual(ask({ ask: 'play', moves: [THREE, TWO, null] }), {
    turns: [
      [1, [ONE, TWO, THREE]],
      [1, [ONE, TWO, THREE]],
      [0, [ONE, TWO, THREE]],
    ],
    ended: [],
  });
  const { turns, ended } = ask({ ask: 'play', moves: [THREE, THREE, ONE] });
  assert.deepEqual(ended, [{ match: 0, rewards: [0, 1], points: [0, 1] }]);
  assert.deepEqual(turns, [
    [0, [ONE, TWO, THREE]],
    [0, [ONE]],
    [1, [ONE, TWO, THREE]],
  ]);
});

test('a move that is not offered refuses the whole batch, says what is allowed, and changes nothing', () => {
  const ask = newAsker();
  ask(NIM);
  ask({ ask: 'play', moves: [THREE, THREE, THREE] });
  ask({ ask: 'play', moves: [null, TWO, null] });
  const refused = ask({ ask: 'play', moves: [ONE, TWO, ONE] }).problem;
  assert.deepEqual(refused, { code: 'not-offered', details: { match: 1, move: TWO, offered: [ONE] } });
  assert.deepEqual(ask({ ask: 'play', moves: [ONE] }).problem, { code: 'wrong-count', details: { moves: 1, matches: 3 } });
  assert.deepEqual(
    ask({ ask: 'play', moves: [null, null, null] }).turns.map(([seat]: [number]) => seat),
    [1, 0, 1],
  );
});

test('what is seen is the view of the seat that decides, and its numbers are of a world that the view allows', () => {
  const ask = newAsker();
  const { turns } = ask({ ask: 'begin', game: 'bids', seats: 3, matches: 40, seed: 'secret' });
  const { views } = ask({ ask: 'views' });
  const { facts } = ask({ ask: 'facts' });
  const others = new Set<number>();
  for (const [match, [seat]] of turns.entries()) {
    const { cards } = views[match];
    assert.deepEqual(
      cards.map((card: number) => card > 0),
      [0, 1, 2].map((one) => one === seat),
    );
    assert.equal(facts[match].length, 4);
    assert.equal(Math.round(10 * facts[match][seat]), cards[seat]);
    const world = bids.imagine(views[match], seedRandom(`secret/${match}/0`));
    assert.deepEqual(
      facts[match].slice(0, 3).map((fact: number) => Math.round(10 * fact)),
      world.cards,
    );
    others.add(world.cards[1] ?? 0);
  }
  assert.ok(others.size > 4, 'imagined cards differ');
  assert.deepEqual(ask({ ask: 'views', matches: [7] }).views, [views[7]]);
  assert.deepEqual(ask({ ask: 'facts', matches: [7, 40] }).problem, { code: 'no-match', details: { match: 40, matches: 40 } });
});

test('bots of a level play the seats that are given to them, and equal requests are answered equally', () => {
  const play = () => {
    const ask = newAsker();
    let { turns } = ask({ ...NIM, seats: 3, matches: 8, seed: 'x', options: {}, bots: { 0: 'random', 2: '20' } });
    const won = [0, 0, 0];
    const answers: unknown[] = [];
    for (let round = 0; round < 60; round++) {
      assert.ok(turns.every(([seat]: [number]) => seat === 1));
      const answer = ask({ ask: 'play', moves: turns.map(([, moves]: [number, number[]]) => moves[round % moves.length]) });
      answers.push(answer);
      turns = answer.turns;
      for (const { rewards } of answer.ended) for (const [seat, reward] of rewards.entries()) won[seat] += reward;
    }
    assert.ok(won.every((one) => one > 0));
    return answers;
  };
  assert.deepEqual(play(), play());
});

test('whoever asks wrongly is told what was wrong', () => {
  const ask = newAsker();
  const code = (request: unknown) => ask(request).problem?.code;
  assert.equal(code('{"ask":'), 'not-json');
  assert.equal(code({ ask: 'play', moves: [1] }), 'no-batch');
  assert.equal(code({ ask: 'dance' }), 'bad-request');
  assert.equal(code({ ...NIM, more: 1 }), 'bad-request');
  assert.equal(code({ ...NIM, matches: 10_001 }), 'bad-request');
  assert.equal(code({ ...NIM, game: 'chess' }), 'unknown-game');
  assert.equal(code({ ...NIM, seats: 5 }), 'wrong-seats');
  assert.equal(code({ ...NIM, bots: { 2: 'easy' } }), 'wrong-seats');
  assert.equal(code({ ...NIM, bots: { 0: 'genius' } }), 'unknown-bot');
  assert.equal(code({ ...NIM, bots: { 0: 'easy', 1: 'easy' } }), 'bots-only');
  assert.equal(code({ ...NIM, options: { pile: '7' } }), 'wrong-options');
  assert.equal(code(NIM), undefined);
  assert.equal(code({ ask: 'facts' }), 'no-facts');
});
