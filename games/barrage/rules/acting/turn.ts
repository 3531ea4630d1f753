import { answers, at, offer, playerOf, type Seat, single } from '@madang/kernel';
import { CONSTRUCTION_SPACES, MANAGEMENT_SPACES } from '../../components/spaces.ts';
import { numbersOf } from '../answers.ts';
import { canConstruct, mayBuildUnmanned, type Survey, surveySites } from '../building/technology.ts';
import { gainCredits } from '../company/goods.ts';
import { nextTurn } from '../company/order.ts';
import { refillMarket } from '../market/office.ts';
import { type BarrageMove, MOVES } from '../moves.ts';
import { type BarrageChoice, type BarrageRule, type BarrageTell, NONE, perform, push } from '../rule.ts';
import { spaceWord } from '../spelling.ts';
import { type Barrage, EMPTY, type Player } from '../state.ts';
import { copyOfficer, offerCopies } from './mahiri.ts';
import { refuseTurn } from './refusing.ts';
import { CREDITS_OF, constructionBar, ENGINEERS_OF, reachOf, spaceBar, spacesOf } from './spaces.ts';

const PASS = single(MOVES, 'pass');
const CONSTRUCT_UNMANNED = single(MOVES, 'construct-unmanned');
const CONSTRUCT = single(MOVES, 'construct');

/** By engineers 1 … 12. */
const BANK = answers(MOVES, 'bank', (move) => move.engineers);
const SPACE = answers(MOVES, 'space', (move) => numbersOf(move).space);

/** What engineers can be put on: spaces, the bank, the leftmost construction space. */
function offerManned(state: Barrage, seat: Seat, me: Player, survey: Survey, list: BarrageMove[]): void {
  const reach = reachOf(state, seat, me);
  const spaces = spacesOf(state);
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i];
    if (space === undefined || spaceBar(state, me, space, reach) !== undefined) continue;
    const answer = SPACE[space];
    if (answer) list.push(answer);
  }
  offer(list, BANK, (2 << me.engineers) - 2);
  if (!constructionBar(survey)) list.push(CONSTRUCT);
}

/** Everything that a seat may do in its turn (BAR-ACT-02 … -10, -17). */
function actions(state: Barrage, seat: Seat, me: Player): readonly BarrageMove[] {
  const unmanned = mayBuildUnmanned(me);
  if (me.engineers === 0 && !unmanned) return NONE;
  const list: BarrageMove[] = [];
  const survey = surveySites(state, seat, me);
  if (me.engineers > 0) offerManned(state, seat, me, survey, list);
  const unmannedNow = unmanned && canConstruct(survey, false, me.credits);
  if (unmannedNow) list.push(CONSTRUCT_UNMANNED);
  offerCopies(state, seat, me, list);
  // BAR-ACT-09, -10: only without engineers; after a copy an action must follow.
  if (me.engineers === 0 && unmannedNow && me.copied === EMPTY) list.push(PASS);
  return list;
}

/** BAR-ACT-03 … -05, -13, -15: engineers and credits go on a management space, then its action is performed. */
function takeSpace(state: Barrage, seat: Seat, me: Player, space: number, tell: BarrageTell): void {
  const engineers = at(ENGINEERS_OF, space);
  const credits = at(CREDITS_OF, space);
  state.spaces[space] = seat;
  me.engineers -= engineers;
  me.credits -= credits;
  tell?.({ event: 'space-used', seat, space: spaceWord(space), engineers, credits });
  perform(state, seat, MANAGEMENT_SPACES[space]?.effect ?? [], 'space');
}

/** BAR-BUILD-01, -02: engineers and the red fee of the leftmost empty construction space. */
function beginConstruction(state: Barrage, seat: Seat, me: Player, tell: BarrageTell): void {
  const { engineers, redFee } = CONSTRUCTION_SPACES[me.constructions] ?? { engineers: 0, redFee: 0 };
  me.constructions += 1;
  me.engineers -= engineers;
  me.credits -= redFee;
  tell?.({ event: 'construction-begun', seat, space: me.constructions, engineers, credits: redFee });
  push(state, { task: 'tile', seat, manned: true });
}

/** BAR-ACT-10: a participant passes. */
export function pass(state: Barrage, seat: Seat, tell: BarrageTell): void {
  playerOf(state, seat).passed = true;
  tell?.({ event: 'passed', seat });
}

/** BAR-ACT-02: one action, or a pass where no engineers are left. */
export const turn: BarrageChoice<'turn'> = {
  always: true,
  choices: (state, { seat }) => actions(state, seat, playerOf(state, seat)),
  answer(state, { seat }, move, tell) {
    const me = playerOf(state, seat);
    if (move?.kind === 'copy') {
      copyOfficer(state, seat, move, tell);
      return;
    }
    push(state, { task: 'turn end', seat });
    switch (move?.kind) {
      case 'space':
        takeSpace(state, seat, me, numbersOf(move).space, tell);
        return;
      case 'bank':
        me.engineers -= move.engineers;
        tell?.({ event: 'banked', seat, engineers: move.engineers });
        gainCredits(state, seat, move.engineers, tell); // BAR-BANK-01
        return;
      case 'construct':
        beginConstruction(state, seat, me, tell);
        return;
      case 'construct-unmanned':
        tell?.({ event: 'construction-begun', seat, space: 0, engineers: 0, credits: 0 });
        push(state, { task: 'tile', seat, manned: false });
        return;
      default:
        // After a copy that nothing could follow the turn just ends.
        if (me.copied === EMPTY) pass(state, seat, tell);
    }
  },
  refuse: (state, { seat }, move) => refuseTurn(state, seat, move),
};

/** BAR-ACT-08, BAR-OFFICE-03: the turn ends; what was taken is refilled, and the next in order acts. */
export const turnEnd: BarrageRule<'turn end'> = {
  resolve(state, { seat }, _move, tell) {
    playerOf(state, seat).copied = EMPTY;
    refillMarket(state, tell);
    nextTurn(state, seat);
  },
};
