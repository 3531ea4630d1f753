import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valued } from '@madang/bots';
import { type CountedReason, type LineReason, reasonsFor } from '@madang/bots/analysis';
import { SHELF, type Title } from '@madang/games';
import { begin, type Decision, decision, type Expertise, type Game, type Move, play, type State, seedRandom } from '@madang/kernel';
import { translator } from '@madang/text';
import { WHOLE } from '@madang/text/testing';
import { reasonsInWords } from '../src/reasons/telling.ts';
import en from '../text/en/page.json' with { type: 'json' };

/** A decision of a match, and two answers to it that end the turn. */
interface Choice {
  readonly state: State;
  readonly open: Decision;
  readonly one: Move;
  readonly other: Move;
}

/** Every so many decisions one is looked at. */
const EVERY = 11;

const counted = (reasons: readonly LineReason[]): readonly CountedReason[] => reasons.filter((reason) => reason.kind === 'count');

/** The position after an answer that ends the seat's turn; undefined where it goes on. */
function afterTurn(game: Game, { state, open }: Pick<Choice, 'state' | 'open'>, move: Move): State | undefined {
  const after = game.clone(state);
  const next = play(game, after, open.seat, move);
  return next?.seat === open.seat ? undefined : after;
}

/** Choices of a match that the playout policy plays. */
async function choicesOf(title: Title): Promise<{ readonly game: Game; readonly expertise: Expertise; readonly choices: readonly Choice[] }> {
  const game = await title.rules();
  const expertise = valued(game, await title.expertise());
  const state = begin(game, { seats: 4, seed: 'reasons' });
  const random = seedRandom('reasons');
  const choices: Choice[] = [];
  let at = 0;
  for (let open = decision(game, state); open; at++) {
    if (at % EVERY === 3) {
      const seen = { state: game.clone(state), open };
      const [one, other] = open.moves.filter((move) => afterTurn(game, seen, move));
      if (one && other) choices.push({ ...seen, one, other });
    }
    open = play(game, state, open.seat, expertise.rollout(state, open, random));
  }
  return { game, expertise, choices };
}

for (const title of SHELF) {
  test(`${title.name}: details share no fact, exist among the facts, and have their words in each language`, async () => {
    const [{ details = [], facts }, wording] = [await title.expertise(), await title.wording()];
    assert.ok(details.length > 5);
    const named = details.flatMap((detail) => detail.facts);
    assert.deepEqual(
      named.filter((fact, i) => named.indexOf(fact) !== i),
      [],
    );
    assert.deepEqual(
      named.filter((fact) => !facts?.seat.includes(fact)),
      [],
    );
    for (const language of WHOLE) {
      const texts = await wording.catalogues(language);
      for (const { what } of details) assert.ok(texts[what.key], `${language} ${what.key}`);
    }
  });

  test(`${title.name}: a reason is what the rules make of both turns, and speaks for the line as its gain does`, async () => {
    const { game, expertise, choices } = await choicesOf(title);
    const { details = [] } = expertise;
    const words = translator('en', en, await (await title.wording()).catalogues('en'), {
      ...Object.fromEntries([0, 1, 2, 3].map((seat) => [`seat.${seat}`, `P${seat}`])),
    });
    let checked = 0;
    for (const choice of choices) {
      const { state, open, one, other } = choice;
      const { seat } = open;
      const question = { game, expertise, view: game.redact(state, seat), seat, seed: 'why' };
      const reasons = reasonsFor(question, [one], [other], false);
      assert.deepEqual(reasonsFor(question, [one], [other], false), reasons, 'equal questions have equal answers');
      const [here, there] = [afterTurn(game, choice, one), afterTurn(game, choice, other)];
      assert.ok(here && there);
      for (const reason of counted(reasons)) {
        const detail = details.find(({ what }) => JSON.stringify(what) === JSON.stringify(reason.what));
        assert.ok(detail);
        assert.equal(reason.gain > 0, reason.here > reason.there === ((reason.seat === seat) !== (detail.isBurden ?? false)));
        // Where chance has a hand in it the true position is one of many.
        if (!Number.isInteger(reason.here) || !Number.isInteger(reason.there)) continue;
        assert.deepEqual([reason.here, reason.there], [detail.amount(here, reason.seat), detail.amount(there, reason.seat)], reason.what.key);
        checked++;
      }
      for (const said of reasonsInWords({ app: words, words, seat }, reasons)) assert.doesNotMatch(said, /[{}]|better\.|detail\.|advantage\./);
    }
    assert.ok(checked > 2, `only ${checked} reasons of ${choices.length} choices`);
  });
}
