import { answers, at, bitCount, drawMember, insertSorted, offerAll, playerOf, removeOne, type Seat } from '@madang/kernel';
import { COPYABLE, START } from '../../components/numbers.ts';
import { ANTON_TILE } from '../../components/technology.ts';
import { AUTOMA_LEVELS, OFFICERS } from '../../components/words.ts';
import { numbersOf } from '../answers.ts';
import { ANTON, MAHIRI } from '../company/officers.ts';
import { type BarrageMove, MOVES } from '../moves.ts';
import { refusal } from '../refusals.ts';
import { type BarrageChoice, type BarrageRule, type BarrageTell, isAutoma } from '../rule.ts';
import { companyWord, contractWord, officerWord } from '../spelling.ts';
import { type Barrage, EMPTY } from '../state.ts';

const STARTING_CONTRACT = answers(MOVES, 'starting-contract', (move) => numbersOf(move).contract);
const COMPANY = answers(MOVES, 'company', (move) => numbersOf(move).company);

const OVERPOWERED = AUTOMA_LEVELS.indexOf('overpowered') + 1;

/** A participant gets a company, and the officer that lies there (BAR-EXPERT-03, BAR-AUTOMA-02, -30). */
function takeCompany(state: Barrage, seat: Seat, company: number, tell: BarrageTell): void {
  const me = playerOf(state, seat);
  const slot = state.draft.companies.indexOf(company);
  const officer = at(state.draft.officers, slot);
  state.draft.companies.splice(slot, 1);
  state.draft.officers.splice(slot, 1);
  me.company = company;
  me.officer = isAutoma(me) && me.level !== OVERPOWERED ? EMPTY : officer;
  if (me.officer === MAHIRI && !isAutoma(me)) me.credits = START.mahiriCredits; // BAR-SETUP-15
  if (me.officer === ANTON) me.tiles |= 1 << ANTON_TILE; // BAR-OFFICER-06
  tell?.({ event: 'company-taken', seat, company: companyWord(company), officer: me.officer === EMPTY ? null : officerWord(me.officer) });
}

/** BAR-EXPERT-03: one of the companies laid out. */
export const draftCompany: BarrageChoice<'draft company'> = {
  choices(state) {
    const list: BarrageMove[] = [];
    offerAll(
      list,
      COMPANY,
      state.draft.companies.toSorted((a, b) => a - b),
    );
    return list;
  },
  answer(state, { seat }, move, tell) {
    if (!move) throw new Error('no company to draft');
    takeCompany(state, seat, numbersOf(move).company, tell);
  },
  refuse: (_state, _task, move) => (move.kind === 'company' ? refusal('BAR-EXPERT-03', 'company-gone', {}) : undefined),
};

/** BAR-EXPERT-02, -03: one of the starting contracts laid out. */
export const draftContract: BarrageChoice<'draft contract'> = {
  choices(state) {
    const list: BarrageMove[] = [];
    offerAll(list, STARTING_CONTRACT, state.draft.contracts);
    return list;
  },
  answer(state, { seat }, move, tell) {
    if (!move) throw new Error('no contract to draft');
    const { contract } = numbersOf(move);
    removeOne(state.draft.contracts, contract);
    playerOf(state, seat).held.push(contract);
    tell?.({ event: 'starting-contract-taken', seat, contract: contractWord(contract) });
  },
  refuse(_state, _task, move) {
    if (move.kind !== 'starting-contract') return undefined;
    return refusal('BAR-EXPERT-03', 'starting-contract-gone', { contract: move.contract });
  },
};

/** BAR-EXPERT-06: officers in play that Mahiri Sekibo may copy, filled up with unused ones. */
function layCopyable(state: Barrage, tell: BarrageTell): void {
  const mahiri = state.players.find((one) => one.officer === MAHIRI && !isAutoma(one));
  if (!mahiri) return;
  let unused = (1 << OFFICERS.length) - 1;
  for (const { officer } of state.players) {
    if (officer === EMPTY) continue;
    unused &= ~(1 << officer);
    if (officer !== MAHIRI) insertSorted(state.copyable, officer);
  }
  while (state.copyable.length < COPYABLE && bitCount(unused) > 0) {
    const officer = drawMember(state.random, unused);
    unused &= ~(1 << officer);
    insertSorted(state.copyable, officer);
  }
  tell?.({ event: 'copyable-officers', officers: state.copyable.map(officerWord) });
}

/** BAR-AUTOMA-33: each automa gets a random company of those left; what is left then is out. */
function seatAutomas(state: Barrage, tell: BarrageTell): Seat[] {
  const automas: Seat[] = [];
  state.players.forEach((me, seat) => {
    if (!isAutoma(me)) return;
    const left = state.draft.companies.reduce((set, company) => set | (1 << company), 0);
    takeCompany(state, seat, drawMember(state.random, left), tell);
    automas.push(seat);
  });
  return automas;
}

/** BAR-EXPERT-04, BAR-AUTOMA-03: automas first, then reverse picking order. */
export const drafted: BarrageRule<'drafted'> = {
  resolve(state, { picked }, _move, tell) {
    const automas = seatAutomas(state, tell);
    state.draft = { companies: [], officers: [], contracts: [] };
    state.order = [...automas, ...picked.toReversed()];
    layCopyable(state, tell);
  },
};
