import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Document,
  fingerprint,
  foresees,
  type Game,
  type Match,
  type Move,
  movesInARow,
  newMatch,
  openDecisions,
  openDocument,
  playMove,
  printDocument,
  readDocument,
  type Seat,
  type State,
  stateAt,
  type Told,
  toDocument,
  undo,
  undoProblem,
} from '../index.ts';
import { heardBy } from '../testing/index.ts';
import { failing, loop, probeOf, say } from './probe.ts';
import { type Tiny, type TinyMove, tiny } from './tiny.ts';

const bid = (coins: number) => ({ kind: 'bid', coins });
const STOP = { kind: 'stop' };
const pick = (index: number) => ({ kind: 'pick', index });

/** Plays moves that must be taken. */
function playAll<S extends State, M extends Move>(match: Match<S, M>, ...moves: readonly (readonly [Seat, object])[]): void {
  for (const [seat, move] of moves) {
    const played = playMove(match, seat, move);
    assert.ok(played.ok, `${JSON.stringify(move)}: ${played.ok || played.problem.code}`);
  }
}

const tinyMatch = (): Match<Tiny, TinyMove> => newMatch(tiny, { seats: 2, seed: 'match' });
const BOTH_BID = [
  [0, bid(2)],
  [0, STOP],
  [1, bid(1)],
  [1, STOP],
] as const;

/** A match of 200 answers, longer than a few snapshots. */
const longMatch = () => newMatch(probeOf(...Array.from({ length: 200 }, (_, i) => say(i % 2, 'abcd'))), { seats: 2, seed: 'long' });
const letters = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => [(from + i) % 2, { kind: 'letter', letter: 'abcd'.charAt((from + i) % 4) }] as const);

test('a move is taken from its fields and played', () => {
  const match = tinyMatch();
  const played = playMove(match, 1, { kind: 'bid', coins: 3 });
  assert.deepEqual(played, { ok: true, value: { id: 20, kind: 'bid', coins: 3 } });
  assert.deepEqual(match.log, [{ seat: 1, move: { id: 20, kind: 'bid', coins: 3 } }]);
  assert.deepEqual(match.state.bids, [-1, 3]);
  assert.deepEqual(
    openDecisions(match).map((open) => open.seat),
    [0, 1],
  );
});

test('a refused move leaves state and log untouched, whatever is wrong with it', () => {
  const match = tinyMatch();
  playAll(match, BOTH_BID[0], BOTH_BID[1]);
  const before = fingerprint(match.state);
  const tries = [
    [0, bid(1), 'not-your-decision'],
    [1, bid(4), 'not-offered'],
    [1, { kind: 'stone', x: 0, y: 0 }, 'not-offered'],
    [1, { kind: 'bid', coins: 99 }, 'unknown-move'],
    [1, 'bid', 'unknown-move'],
    [7, bid(1), 'not-your-decision'],
  ] as const;
  for (const [seat, move, code] of tries) {
    const played = playMove(match, seat, move);
    assert.equal(played.ok || played.problem.code, code);
  }
  assert.equal(fingerprint(match.state), before);
  assert.equal(match.log.length, 2);
});

test('a match that is over takes no move', () => {
  const match = newMatch(probeOf(say(0, 'a')), { seats: 1, seed: '' });
  playAll(match, [0, { kind: 'letter', letter: 'a' }]);
  for (const move of [{ kind: 'letter', letter: 'a' }, { kind: 'nonsense' }]) {
    assert.deepEqual(playMove(match, 0, move), { ok: false, problem: { code: 'over' } });
  }
  assert.deepEqual(openDecisions(match), []);
});

test('each hears of a move what it may hear', () => {
  const match = tinyMatch();
  const [own, other, spectator] = [heardBy(0), heardBy(1), heardBy(null)];
  for (const { tell } of [own, other, spectator]) {
    playAll(match, [0, bid(2)]);
    undo(match, 0);
    playMove(match, 0, bid(2), tell);
    undo(match, 0);
  }
  assert.deepEqual(own.heard, [{ event: 'bid', seat: 0, value: 2 }]);
  assert.deepEqual(other.heard, [{ event: 'bid sealed', seat: 0 }]);
  assert.deepEqual(spectator.heard, [{ event: 'bid sealed', seat: 0 }]);
});

test('undo: only the own last move', () => {
  const match = tinyMatch();
  assert.deepEqual(undoProblem(match, 0), { code: 'nothing-to-undo', reason: 'no-move' });
  const before = fingerprint(match.state);
  playAll(match, [0, bid(2)]);
  assert.deepEqual(undo(match, 1), { ok: false, problem: { code: 'nothing-to-undo', reason: 'not-your-move' } });
  assert.deepEqual(undo(match, 0), { ok: true, value: { id: 19, kind: 'bid', coins: 2 } });
  assert.equal(fingerprint(match.state), before);
  assert.deepEqual(match.log, []);
});

test('undo: not once a secret was shown', () => {
  const match = tinyMatch();
  playAll(match, ...BOTH_BID);
  const after = fingerprint(match.state);
  assert.deepEqual(undo(match, 1), { ok: false, problem: { code: 'nothing-to-undo', reason: 'revealed' } });
  assert.equal(fingerprint(match.state), after);
});

test('undo: not once chance was taken, but work is taken back', () => {
  const match = tinyMatch();
  playAll(match, ...BOTH_BID, [0, pick(1)]);
  assert.equal(undoProblem(match, 0), undefined);
  playAll(match, [0, pick(0)]);
  assert.equal(undoProblem(match, 0)?.code, 'nothing-to-undo', 'after work, the card left is drawn at once');
});

test('undo: back over snapshots, to the very states of before', () => {
  const match = longMatch();
  const hashes = [fingerprint(match.state)];
  for (const move of letters(0, 130)) {
    playAll(match, move);
    hashes.push(fingerprint(match.state));
  }
  for (let at = 129; at >= 60; at--) {
    assert.ok(undo(match, at % 2).ok);
    assert.equal(fingerprint(match.state), hashes[at], `after ${at} moves`);
  }
  playAll(match, ...letters(60, 130));
  assert.equal(fingerprint(match.state), hashes[130]);
  for (const at of [0, 1, 63, 64, 65, 128, 130]) assert.equal(fingerprint(stateAt(match, at)), hashes[at], `the state at ${at}`);
});

test('a match keeps a state every 64 moves, so that an earlier one is never far, and none of its start', () => {
  const match = longMatch();
  playAll(match, ...letters(0, 130));
  const kept = () => match.snapshots.map(({ at }) => at);
  assert.deepEqual(kept(), [64, 128]);
  for (let at = 129; at >= 100; at--) undo(match, at % 2);
  assert.deepEqual(kept(), [64]);
});

test('stateAt: independent of the match, and tells the last move', () => {
  const match = tinyMatch();
  playAll(match, ...BOTH_BID);
  for (let rounds = 0; match.log.length < 64 && !match.state.over; rounds++) {
    const open = openDecisions(match)[0];
    const move = open?.moves[rounds % open.moves.length];
    if (open && move) playAll(match, [open.seat, move]);
  }
  const hash = fingerprint(match.state);
  for (const at of [0, 2, 4]) stateAt(match, at).coins.fill(99);
  assert.equal(fingerprint(match.state), hash);
  const told: Told[] = [];
  stateAt(match, 1, (event) => told.push(event));
  assert.deepEqual(told, [{ event: 'bid', seat: 0, value: 2 }]);
});

test('stateAt: tells the last move also where a snapshot stands', () => {
  const speaking: Game = {
    ...longGame(),
    rules: {
      count: {
        moves: () => longGame().moves.picks.slice(0, 1),
        resolve(state, task, _, tell) {
          tell?.({ event: 'counted' });
          state.agenda.push(task);
        },
      },
    },
  };
  const match = newMatch(speaking, { seats: 1, seed: '' });
  for (let i = 0; i < 64; i++) playAll(match, [0, pick(0)]);
  const told: Told[] = [];
  stateAt(match, 64, (event) => told.push(event));
  assert.deepEqual(told, [{ event: 'counted' }]);
});

/** A game without an end, to be given rules. */
function longGame(): Game {
  const game = probeOf();
  const copy = (state: State): State => ({ agenda: state.agenda.slice(), random: state.random.slice(), over: state.over });
  const { name, version, players, options, moves } = game;
  const setup = (): State => ({ agenda: [{ task: 'count', seat: 0 }], random: [1, 2, 3, 4], over: false });
  return { name, version, players, options, moves, rules: {}, setup, redact: copy, imagine: copy, clone: copy, standing: () => [] };
}

test('foresees: what the own view is enough for', () => {
  const match = tinyMatch();
  const view = tiny.redact(match.state, 0);
  playAll(match, [0, bid(2)]);
  const last = match.log.at(-1);
  assert.ok(last && foresees(tiny, view, last, tiny.redact(match.state, 0)));
  assert.ok(last && !foresees(tiny, view, last, tiny.redact({ ...match.state, round: 2 }, 0)));
});

test('a rule that fails freezes the match before the move, with a document that shows how to get there', () => {
  for (const [broken, error] of [
    [failing, /this rule fails/],
    [loop, /more than 10000 steps/],
  ] as const) {
    const game = probeOf(say(0, 'a'), say(0, 'b', broken));
    const match = newMatch(game, { seats: 1, seed: 'frozen' });
    playAll(match, [0, { kind: 'letter', letter: 'a' }]);
    const before = fingerprint(match.state);
    const played = playMove(match, 0, { kind: 'letter', letter: 'b' }, () => assert.fail('a failed move is not told'));
    assert.ok(!played.ok && played.problem.code === 'frozen');
    const { frozen } = played.problem;
    assert.match(frozen.error, error);
    assert.equal(fingerprint(match.state), before);
    assert.deepEqual(
      frozen.document.moves.map(([seat, move]) => [seat, move]),
      [
        [0, { id: 17, kind: 'letter', letter: 'a' }],
        [0, { id: 18, kind: 'letter', letter: 'b' }],
      ],
    );
    assert.equal(frozen.document.hash, undefined);

    assert.equal(match.frozen, frozen);
    assert.deepEqual(playMove(match, 0, { kind: 'letter', letter: 'b' }), { ok: false, problem: { code: 'frozen', frozen } });
    assert.deepEqual(undo(match, 0), { ok: false, problem: { code: 'frozen', frozen } });
    assert.deepEqual(openDecisions(match), []);
    const again = openDocument(game, frozen.document);
    assert.ok(!again.ok && again.problem.code === 'illegal-move' && again.problem.at === 1 && again.problem.problem.code === 'frozen');
  }
});

/** A document through its text. */
function reread(document: Document): Document {
  const read = readDocument(JSON.parse(printDocument(document)));
  assert.ok(read.ok);
  return read.value;
}

test('a document of any length is the same through its text', () => {
  const match = newMatch(tiny, { seats: 2, seed: 'text', options: {} });
  for (let moves = 0; moves < 3; moves++) {
    const document = toDocument(match);
    assert.equal(document.moves.length, moves);
    assert.deepEqual(reread(document), document);
    const open = openDecisions(match)[0];
    assert.ok(open?.moves[0] && playMove(match, open.seat, open.moves[0]).ok);
  }
});

test('a document goes through its text and back to the same match', () => {
  const match = newMatch(tiny, { seats: 3, seed: '씨앗 "1"\n', options: { rounds: '1' } });
  const empty = openDocument(tiny, reread(toDocument(match)));
  assert.ok(empty.ok && fingerprint(empty.value.state) === fingerprint(match.state));
  playAll(match, [2, bid(1)], [0, bid(3)], [2, bid(2)]);
  const opened = openDocument(tiny, reread(toDocument(match)));
  assert.ok(opened.ok);
  assert.deepEqual(opened.value, match);
});

test('where a coach was asked goes with the document and changes nothing of what is replayed', () => {
  const match = newMatch(tiny, { seats: 2, seed: 'helped' });
  const { hash } = toDocument(match);
  match.helps.push({ at: 0, seat: 1, help: 'best' });
  const read = readDocument(JSON.parse(printDocument(toDocument(match))));
  assert.ok(read.ok);
  assert.equal(read.value.hash, hash);
  const opened = openDocument(tiny, read.value);
  assert.deepEqual(opened.ok && opened.value.helps, [{ at: 0, seat: 1, help: 'best' }]);
  const wrong = readDocument({ ...read.value, helps: [{ at: 0, seat: 1, help: 'all' }] });
  assert.equal(!wrong.ok && wrong.problem.field, 'helps');
});

test('a printed document has a move a line', () => {
  const match = tinyMatch();
  playAll(match, [1, bid(3)], [1, STOP]);
  assert.equal(
    printDocument(toDocument(match)),
    `{
  "format": "madang-match",
  "game": "tiny",
  "version": "1",
  "options": {"tip":"work or card","rounds":"3"},
  "seats": 2,
  "seed": "match",
  "moves": [
    [1,{"id":20,"kind":"bid","coins":3}],
    [1,{"id":0,"kind":"stop"}]
  ],
  "hash": "${fingerprint(match.state)}"
}
`,
  );
});

test('a document is refused with what is wrong with it', () => {
  const match = tinyMatch();
  playAll(match, [1, bid(3)]);
  const document = toDocument(match);
  const refused = (changed: Partial<Document>) => {
    const opened = openDocument(tiny, { ...document, ...changed });
    return opened.ok || opened.problem;
  };
  assert.deepEqual(refused({ game: 'chess' }), { code: 'wrong-game', expected: 'tiny', found: 'chess' });
  assert.deepEqual(refused({ version: '2' }), { code: 'wrong-version', game: 'tiny', expected: '1', found: '2' });
  assert.deepEqual(refused({ seats: 5 }), { code: 'wrong-seats', min: 2, max: 4, found: 5 });
  assert.deepEqual(refused({ options: { rounds: '9' } }), {
    code: 'wrong-options',
    problem: { code: 'unknown-value', option: 'rounds', allowed: ['3', '1'] },
  });
  assert.deepEqual(refused({ hash: '0000000000000000' }), { code: 'wrong-hash', expected: fingerprint(match.state), found: '0000000000000000' });
  assert.deepEqual(
    refused({
      moves: [
        [1, bid(3)],
        [1, { kind: 'x' }],
      ],
    }),
    { code: 'illegal-move', at: 1, problem: { code: 'unknown-move' } },
  );
  assert.deepEqual(refused({ moves: [[1, { id: 3, ...bid(3) }]] }), { code: 'illegal-move', at: 0, problem: { code: 'unknown-move' } });
});

test('what is not a document is refused by its first wrong field', () => {
  const document = toDocument(tinyMatch());
  const field = (json: unknown) => {
    const read = readDocument(json);
    return read.ok || read.problem.field;
  };
  for (const json of [null, 3, [], {}, { ...document, format: 'chess' }]) assert.equal(field(json), 'format');
  const wrong: readonly [string, unknown][] = [
    ['game', 1],
    ['version', null],
    ['options', []],
    ['options', { rounds: 3 }],
    ['seats', '2'],
    ['seats', 1.5],
    ['seed', 5],
    ['moves', {}],
    ['moves', [[0]]],
    ['moves', [[0, 'bid']]],
    ['moves', [['0', {}]]],
    ['hash', 1],
  ];
  for (const [name, value] of wrong) assert.equal(field({ ...document, [name]: value }), name);
  assert.equal(field({ ...document, further: 1 }), true);
});

test('the moves that a seat made in a row end with the latest one, and begin after another seat’s', () => {
  const log = [1, 0, 0, 1].map((seat, i) => ({ seat, move: { id: 10 + i, kind: 'any' } }));
  assert.deepEqual(movesInARow(log.slice(0, 3), 0), [11, 12]);
  assert.deepEqual(movesInARow(log, 0), []);
  assert.deepEqual(movesInARow(log, 1), [13]);
  assert.deepEqual(movesInARow(log.slice(0, 1), 1), [10]);
});
