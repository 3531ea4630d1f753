import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, ask, type BotLevel, budgetOf, LEVELS, type Question, valued } from '@madang/bots';
import { SHELF, type Title } from '@madang/games';
import {
  askedTask,
  begin,
  type Decision,
  decision,
  type Move,
  movesInARow,
  type Played,
  play,
  type Seat,
  type State,
  type Wording,
} from '@madang/kernel';

/** Senseless answers in a hundred at most. */
const MOST: ReadonlyMap<BotLevel, number> = new Map([
  ['easy', 1],
  ['greedy', 1],
  ['normal', 0],
  ['hard', 0],
  ['expert', 0],
]);

/** Matches of each level, but of expert one. SENSE_MATCHES: fewer or more. */
const MATCHES = Number(process.env.SENSE_MATCHES ?? 6);

/** Answers of a match that expert gives at most: an answer takes up to a second. It searches with a tenth of its iterations. */
const MOST_SEARCHED = 150;

/** Whether a game warns of an answer: it does nothing, or declines something free. Not where it warns of every answer. */
function isWarnedOf({ caution, gift }: Wording, view: State, { seat, moves, ...rest }: Decision, move: Move): boolean {
  const isWarned = (one: Move): boolean =>
    caution?.(view, seat, { seat, moves, ...rest }, one) !== undefined || gift?.(view, seat, one, moves) !== undefined;
  return isWarned(move) && !moves.every(isWarned);
}

/** A view as it is judged: what lies on the table, without what waits to be done. */
const table = ({ agenda: _, random: _chance, ...rest }: State): string => JSON.stringify(rest);

/** Tells of each answer whether it leads back to where its seat was asked the same since another seat's last answer, after other positions. */
function returns(): (seat: Seat, asked: string, before: State, after: State) => boolean {
  let last: Seat = -1;
  let seen: string[] = [];
  return (seat, asked, before, after) => {
    if (seat !== last) seen = [];
    last = seat;
    seen.push(`${asked} ${table(before)}`);
    const at = seen.indexOf(`${asked} ${table(after)}`);
    return at >= 0 && at < seen.length - 1;
  };
}

/** A level's answer; a search has a tenth of the level's iterations. */
function answerOf(level: BotLevel, question: Question): Move {
  const policy = LEVELS[level];
  if (policy.policy !== 'search') return ask(level, question).move;
  const budget = budgetOf(policy, question.expertise);
  return answer(question, { ...budget, iterations: Math.ceil((budget.iterations ?? 0) / 10) }).move;
}

/** The senseless answers of a level among itself, and how many answers there were. */
async function answersOf({ rules, expertise, wording }: Title, level: BotLevel) {
  const [game, skill, words] = await Promise.all([rules(), expertise(), wording()]);
  const knowing = valued(game, skill);
  const isSearch = LEVELS[level].policy === 'search';
  const senseless: string[] = [];
  let count = 0;
  for (let match = 0; match < (isSearch ? 1 : MATCHES); match++) {
    const state = begin(game, { seats: 2 + (match % 3), seed: `sense ${match}` });
    const log: Played[] = [];
    const isReturn = returns();
    for (let open = decision(game, state); open && !(isSearch && log.length >= MOST_SEARCHED); count++) {
      const { seat, task } = open;
      const view = game.redact(state, seat);
      const move = answerOf(level, { game, expertise: knowing, view, seat, made: movesInARow(log, seat), seed: `${match}/${count}` });
      if (isWarnedOf(words, view, open, move)) senseless.push(`${match}/${count} ${task.task} ${move.id} is warned of`);
      log.push({ seat, move });
      open = play(game, state, seat, move);
      if (isReturn(seat, askedTask(task).task, view, game.redact(state, seat)))
        senseless.push(`${match}/${count} ${task.task} ${move.id} leads back`);
    }
  }
  return { senseless, count };
}

for (const title of SHELF) {
  for (const [level, most] of MOST) {
    test(`${title.name}: ${level} answers senselessly ${most === 0 ? 'never' : `at most ${most} time in 100`}`, async (t) => {
      const { senseless, count } = await answersOf(title, level);
      t.diagnostic(`${senseless.length} of ${count}`);
      assert.ok(count >= 100);
      assert.ok((100 * senseless.length) / count <= most, `${senseless.length} of ${count}: ${senseless.join('; ')}`);
    });
  }
}
