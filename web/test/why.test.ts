import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answering, type PieceId, piecesFor } from '@madang/board-kit/layout';
import { SHELF } from '@madang/games';
import {
  below,
  blockers,
  type Decision,
  decisionOf,
  decisions,
  farness,
  type Game,
  type Move,
  newMatch,
  playMove,
  type State,
  seedRandom,
} from '@madang/kernel';
import { translator } from '@madang/text';
import { ANSWERING as BARRAGE } from '../../games/barrage/board/targets.ts';
import { ANSWERING as LUDWIG } from '../../games/ludwig/board/targets.ts';
import { ANSWERING as SIBERIA } from '../../games/siberia/board/targets.ts';
import { ANSWERING as UNDERWATER } from '../../games/underwater/board/targets.ts';
import { type Refused, refusedAt } from '../src/board-context/why-not.ts';
import en from '../text/en/page.json' with { type: 'json' };

const ANSWERINGS: Readonly<Record<string, Answering<Move>>> = { siberia: SIBERIA, barrage: BARRAGE, ludwig: LUDWIG, underwater: UNDERWATER };
const MATCHES = 2;
const MOVES = 120;

interface Asked {
  readonly view: State;
  readonly decision: Decision;
}

/** Positions of random matches in which somebody decides, as that seat sees them. */
function* asked(game: Game): Generator<Asked> {
  for (let i = 0; i < MATCHES; i++) {
    const match = newMatch(game, { seats: 3, seed: `why ${i}` });
    const random = seedRandom(`why not ${i}`);
    for (let n = 0; n < MOVES; n++) {
      const [open] = decisions(game, match.state);
      const move = open?.moves[below(random, open.moves.length)];
      if (!open || !move) break;
      const view = game.redact(match.state, open.seat);
      const decision = decisionOf(game, view, open.seat);
      if (decision && n % 4 === 0) yield { view, decision };
      assert.ok(playMove(match, open.seat, move).ok);
    }
  }
}

/** Every piece that some move of the game could be pressed on. */
const allPieces = (game: Game, answering: Answering<Move>, decision: Decision): readonly PieceId[] => [
  ...new Set(game.moves.table.flatMap((move) => piecesFor(answering, move, decision))),
];

for (const { name, rules, wording: load } of SHELF)
  test(`the explanation of ${name} tells of the pieces that lie there, and of what this decision asks for`, async () => {
    const answering = ANSWERINGS[name];
    assert.ok(answering);
    const [game, wording] = await Promise.all([rules(), load()]);
    const words = translator('en', en, await wording.catalogues('en'), { 'seat.0': 'Ann', 'seat.1': 'Ben', 'seat.2': 'Cid' });
    const kit = { game, wording, catalogue: {} };
    let told = 0;
    for (const { view, decision } of asked(game)) {
      const kinds = new Set(decision.moves.map(({ kind }) => kind));
      const explain = (pieces: readonly PieceId[]): readonly Refused[] => refusedAt(kit, words, view, decision, { answering, pieces });
      const everywhere = allPieces(game, answering, decision);
      for (const { move, why } of explain(everywhere)) {
        const lacks = blockers(game, view, decision, move);
        assert.ok(kinds.has(move.kind) || (lacks && farness(lacks.refusals) === 0), `${decision.task.task}: ${why}`);
        assert.ok(!decision.moves.some(({ id }) => id === move.id), why);
        told++;
      }
      assert.deepEqual(explain([]), [], 'a board without pieces');
      const some = new Set(everywhere.filter((_, i) => i % 3 === 0));
      for (const { move } of explain([...some])) {
        const touched = [answering.takenBy?.(move) ?? [], ...piecesFor(answering, move, decision)].flat();
        assert.ok(
          touched.some((piece) => some.has(piece)),
          `${move.kind} lies on ${touched}`,
        );
      }
    }
    assert.ok(told > 0);
  });
