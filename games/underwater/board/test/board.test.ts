import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PieceId, STEP_LONGEST, schedule, targetsOf } from '@madang/board-kit/layout';
import { below, type Decision, decision, decisions, newMatch, playMove, type RandomState, seedRandom, type Told } from '@madang/kernel';
import { ASSISTANT, deckOf, type Underwater, type UnderwaterEvent, type UnderwaterMove, underwater } from '../../rules/index.ts';
import { playerAt, position } from '../../test/position.ts';
import { wording } from '../../text/index.ts';
import { playedRound } from '../main/played.ts';
import { seaLayout } from '../map/layout.ts';
import { nearestFirst } from '../map/press.ts';
import { script } from '../motion/script.ts';
import { sheetOf } from '../sheet.ts';
import { ANSWERING, tabOf, waitingTabs } from '../targets.ts';

interface Step {
  readonly before: Underwater;
  readonly decision: Decision<UnderwaterMove>;
  readonly move: UnderwaterMove;
  readonly after: Underwater;
  /** All that was told of it, to whomever. */
  readonly told: readonly UnderwaterEvent[];
}

const isOwn = (event: Told): event is UnderwaterEvent => 'event' in event;

/** Building fills positions; doing without is rarer. */
function choose(moves: readonly UnderwaterMove[], random: RandomState): UnderwaterMove {
  const busy = moves.filter(({ kind }) => kind !== 'skip' && kind !== 'stop');
  const from = busy.length > 0 && below(random, 6) > 0 ? busy : moves;
  const move = from[below(random, from.length)];
  assert.ok(move);
  return move;
}

/** Every step of some random matches, each with another number of seats. */
function* steps(matches: number): Generator<Step> {
  for (let i = 0; i < matches; i++) {
    const options = { boardSide: i % 2 === 0 ? 'basic' : 'advanced', governmentContracts: 'yes', contracts: 'offered', endBuying: 'chosen' };
    const match = newMatch(underwater, { seats: 1 + (i % 4), seed: `board ${i}`, options });
    const random = seedRandom(`choices ${i}`);
    for (let asked = decisions(underwater, match.state)[0]; asked; asked = decisions(underwater, match.state)[0]) {
      const before = match.state;
      const move = choose(asked.moves, random);
      const told: UnderwaterEvent[] = [];
      assert.ok(playMove(match, asked.seat, move, (event) => isOwn(event) && told.push(event)).ok);
      yield { before, decision: asked, move, after: match.state, told };
    }
  }
}

const SPECIAL_ACTION =
  deckOf({ options: { deck: 'madang-2' } }).cards.find(({ pack, kind }) => pack === 'special' && kind === 'action')?.number ?? -1;

/** Answers in words only: doing without, yes to a question about no piece, a part that has no place. */
const ELSEWHERE: ReadonlySet<string> = new Set(['skip', 'stop', 'pick', 'do']);

/** No biomatter is paid in place of anything: no piece says that. */
const isPlainPrice = (move: UnderwaterMove): boolean => move.kind === 'replace' && move.kelp + move.steelplast === 0;

test('what is paid, gained, claimed and used stands in the line as well: its pieces are small or do not say what they answer', () => {
  const seen = new Set<string>();
  for (const { decision: asked, move } of steps(4)) {
    if (!['spend', 'gain', 'use', 'do'].includes(move.kind)) continue;
    seen.add(move.kind);
    for (const piece of ANSWERING.piecesOf(move, asked)) assert.ok(ANSWERING.isFaint?.(piece), piece);
  }
  assert.equal(seen.size, 4);
  for (const piece of ['site:C11', 'plot:C11-a', 'tunnel:C11-C12', 'slot:p34-g1', 'card:3', 'special:181'])
    assert.ok(!ANSWERING.isFaint?.(piece), piece);
});

test('every answer that names a piece can be given on it', () => {
  for (const { decision: asked } of steps(4)) {
    const onBoard = new Set([...targetsOf(ANSWERING, asked).values()].flat());
    for (const move of asked.moves) if (!ELSEWHERE.has(move.kind) && !isPlainPrice(move)) assert.ok(onBoard.has(move), JSON.stringify(move));
  }
});

test('UWC-NET-08 a tunnel to a metropolis is answered on the metropolis, too, whose tile covers a part of the way', () => {
  let seen = 0;
  for (const { decision: asked } of steps(4))
    for (const move of asked.moves) {
      const harbour = move.kind === 'tunnel' ? move.site.match(/-(M[BUL])$/)?.[1] : undefined;
      if (harbour === undefined) continue;
      seen += 1;
      assert.ok(ANSWERING.piecesOf(move, asked).includes(`harbour:${harbour}`), harbour);
    }
  assert.ok(seen > 0);
});

test('UWC-UPG-02 the building sites of a city light up for what stands on one of them, never for a tunnel', () => {
  let seen = 0;
  for (const { decision: asked } of steps(4))
    for (const move of asked.moves) {
      if (move.kind !== 'upgrade' && move.kind !== 'yield') continue;
      const pieces = ANSWERING.piecesOf(move, asked);
      const isTunnel = move.site.length > 5;
      seen += Number(isTunnel);
      assert.deepEqual(pieces, isTunnel ? [`tunnel:${move.site}`] : [`plot:${move.site}`, `shelf:${move.site.slice(0, 3)}`]);
    }
  assert.ok(seen > 0);
});

test('of the building sites that are pressed as one the nearest to the finger comes first', () => {
  const { plots } = seaLayout(0, { width: 382, height: 300 });
  const ways = ['C33-a', 'C33-b', 'C33-x'].map((site, id) => [{ id, kind: 'building', site }]);
  const order = (x: number) => nearestFirst(plots, ways, x).map(([move]) => move?.id);
  assert.deepEqual(order((plots.get('C33-a')?.x ?? 0) - 9), [0, 1, 2]);
  assert.deepEqual(order((plots.get('C33-x')?.x ?? 0) + 9), [2, 1, 0]);
  assert.equal(order((plots.get('C33-b')?.x ?? 0) - 4)[0], 1);
});

test('UWC-SPEC-06 UWC-CARD-04 UWC-CARD-14 paying for, claiming and using a card up are answered on that card', () => {
  const cases = [
    { task: 'price', piece: 'played', card: SPECIAL_ACTION },
    { task: 'claim', piece: 'played', card: 18 },
    { task: 'last use', piece: 'discarded', card: SPECIAL_ACTION },
  ] as const;
  for (const { task, piece, card } of cases) {
    const state = position({ agenda: [{ task, seat: 0 }], players: [{ goods: { credits: 3 } }] });
    const me = playerAt(state);
    me.played = card;
    me.discarded = ASSISTANT;
    const asked = decision(underwater, state);
    assert.ok(asked, task);
    assert.deepEqual(
      targetsOf(ANSWERING, asked)
        .get(piece)
        ?.map(({ kind }) => kind),
      ['do'],
      task,
    );
  }
});

/** Pieces of the board that no tab holds lie on the own sea, but for the slot without a color. */
const onSea = (piece: PieceId): boolean => tabOf(piece) === undefined && !piece.startsWith('slot:');

test('UWC-BUILD-12 every site that an answer names is drawn on the board of its player', () => {
  let seen = 0;
  for (const { before, decision: asked, move } of steps(4)) {
    const board = before.players[asked.seat]?.board ?? 0;
    const layout = seaLayout(board, { width: 640, height: 480 });
    const drawn = new Set<PieceId>([
      ...Object.keys(layout.cities).map((site) => `site:${site}`),
      ...[...layout.plots.keys()].map((site) => `plot:${site}`),
      ...[...layout.tunnels.keys()].map((site) => `tunnel:${site}`),
    ]);
    const pieces = ANSWERING.piecesOf(move, asked).filter(onSea);
    if (pieces.length === 0) continue;
    seen += 1;
    assert.ok(
      pieces.some((piece) => drawn.has(piece)),
      pieces.join(),
    );
  }
  assert.ok(seen > 100, `only ${seen} sites`);
});

const SIZES = [
  { width: 700, height: 557 },
  { width: 620, height: 379 },
  { width: 464, height: 353 },
  { width: 382, height: 300 },
] as const;

test('UWC-SETUP-13 on every board and screen nothing lies outside of the sea, and no building site on another or under a city', () => {
  for (const size of SIZES) {
    for (let board = 0; board < 8; board++) {
      const { plots, cities, harbours, tunnels, plot, city, metropolis } = seaLayout(board, size);
      assert.equal(
        plots.size,
        Object.values(sheetOf(board).plots).reduce((sum, n) => sum + n + 1, 0),
      );
      assert.equal(tunnels.size, 16);
      const round = [...Object.values(cities).map((at) => ({ at, r: city })), ...Object.values(harbours).map((at) => ({ at, r: metropolis }))];
      for (const { at, r } of [...round, ...[...plots.values()].map((at) => ({ at, r: plot / 2 }))]) {
        assert.ok(at.x - r >= 0 && at.y - r >= 0 && at.x + r <= size.width && at.y + r <= size.height, `board ${board + 1}, ${size.width}`);
      }
      const boxes = [...plots.values()];
      for (const [i, a] of boxes.entries()) {
        for (const b of boxes.slice(i + 1))
          assert.ok(Math.abs(a.x - b.x) >= plot || Math.abs(a.y - b.y) >= plot, `board ${board + 1}, ${size.width}`);
        for (const at of Object.values(cities)) assert.ok(Math.hypot(a.x - at.x, a.y - at.y) >= city + plot / 2, `board ${board + 1}, ${size.width}`);
      }
    }
  }
});

/** Anchors as the board writes them, one of several that may be on the screen. */
const ANCHOR = /^[a-z-]+(:[A-Za-z0-9-]+){0,2}(\|[a-z-]+(:[A-Za-z0-9-]+){0,2})*$/;

test('every step is animated within its bound, along anchors that have names', () => {
  let flights = 0;
  for (const { told, after } of steps(4)) {
    const timed = schedule(script(told, after, 0));
    const last = timed.at(-1);
    assert.ok(!last || last.start + last.length <= STEP_LONGEST + 1e-6);
    for (const { flights: together, pulses } of timed) {
      flights += together.length;
      for (const { path } of together) assert.ok(path.length >= 2);
      for (const anchor of [...together.flatMap(({ path }) => path), ...pulses]) assert.match(anchor, ANCHOR);
    }
  }
  assert.ok(flights > 1000, `only ${flights} flights`);
});

test('what others build, draw and produce goes to their line among the players: the board shows the own sea', () => {
  const state = position();
  const built = (seat: number) => script([{ event: 'built', seat, thing: 'farm', site: 'C33-a', paid: { kelp: 1 } }], state, 0);
  const ends = (beats: ReturnType<typeof script>) => beats.flatMap(({ flights }) => flights.map(({ path }) => path.at(-1)));
  assert.deepEqual(ends(built(0)), ['plot:C33-a|player:0', 'plot:C33-a|player:0']);
  assert.deepEqual(ends(built(1)), ['player:1', 'player:1']);
  const drawn = script([{ event: 'drew-unseen', seat: 1, cards: 2 }], state, 0);
  assert.deepEqual(
    drawn[0]?.flights.map(({ token }) => token),
    ['card:back', 'card:back'],
  );
});

test('UWC-PROD-01 all that one player’s Production yields is seen at once, from what yields it', () => {
  const state = position({ players: [{ buildings: { 'C33-a': 'farm', 'C33-b': 'laboratory' } }] });
  const one = { event: 'produced', seat: 0, times: 1, card: 0 } as const;
  const beats = script(
    [
      { ...one, by: 'farm', goods: { kelp: 1 } },
      { ...one, by: 'laboratory', goods: { science: 1 } },
    ],
    state,
    0,
  );
  assert.equal(beats.length, 1);
  assert.deepEqual(
    beats[0]?.flights.map(({ token, path }) => [token, path[0]]),
    [
      ['good:kelp', 'plot:C33-a'],
      ['good:science', 'plot:C33-b'],
    ],
  );
});

test('UWC-ERA-02 the round over the slots is the one that is played: what is tried begins no other', () => {
  const [played, tried] = [position({ era: 2, round: 7 }), position({ era: 3, round: 8 })];
  assert.equal(playedRound({ view: tried, rest: played }).round, 7);
  assert.equal(playedRound({ view: tried, rest: null }).round, 8);
});

test('on a phone the color that most cards in hand have opens first, and the slot without a color opens none', () => {
  assert.deepEqual(waitingTabs(['slot:p34-g1', 'slot:p34-r1', 'slot:always', 'card:3'], ['green', 'red', 'red']), ['red', 'green', 'hand']);
  assert.deepEqual(waitingTabs(['slot:always'], ['red']), []);
});

test('UWC-BUILD-14 confirming builds the first thing of an action where it can stand on one site alone, and nothing else', () => {
  let taken = 0;
  for (const { before, decision: asked } of steps(8)) {
    if (asked.task.task !== 'build') continue;
    const built = wording.usual?.(before, asked);
    if (!built) continue;
    taken += 1;
    assert.ok(asked.moves.every((move) => move === built || move.kind === 'skip'));
  }
  assert.ok(taken > 0, `${taken} sites`);
});
