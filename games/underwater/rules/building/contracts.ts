import { answers, playerOf, type Refusal, removeOne, type Seat } from '@madang/kernel';
import { deckOf } from '../../components/match-deck.ts';
import { wholeTask } from '../agenda/effect-tasks.ts';
import { names, SKIP } from '../answers.ts';
import { gain } from '../goods/gain.ts';
import { MOVES } from '../moves.ts';
import { contractName, refusal } from '../refusals.ts';
import { decide, follow, type UnderwaterTell } from '../rule.ts';
import { contractWord } from '../spelling.ts';
import type { Underwater } from '../state.ts';
import { holds } from './counts.ts';

const CONTRACT = answers(MOVES, 'contract', (move) => names(move).tile);

/** UWC-VAR-02: whether a player meets all needs of a contract. */
const meets = (state: Underwater, seat: Seat, contract: number): boolean =>
  deckOf(state).contracts[contract]?.needs.every((need) => holds(state, seat, need)) ?? false;

/** UWC-VAR-02, -03: takes a contract from the board, with its reward at once. */
function take(state: Underwater, seat: Seat, contract: number, tell: UnderwaterTell): void {
  removeOne(state.contracts, contract);
  playerOf(state, seat).contracts.push(contract);
  tell?.({ event: 'contract-taken', seat, contract: contractWord(contract) });
  const reward = deckOf(state).contracts[contract]?.reward;
  if (!reward) return;
  if (reward.do === 'gain') gain(state, seat, reward.goods, 'contract', tell);
  else follow(state, wholeTask(seat, reward));
}

/** UWC-VAR-02, -18, OQ-24: after every step of the own turn, contracts that are met are taken, or offered (OQ-23). */
export function checkContracts(state: Underwater, seat: Seat, tell: UnderwaterTell): void {
  if (state.contracts.length === 0) return;
  const met = state.contracts.filter((contract) => meets(state, seat, contract));
  if (met.length === 0) return;
  if (state.options.contracts === 'offered') follow(state, { task: 'contract', seat });
  else for (const contract of met) take(state, seat, contract, tell);
}

/** UWC-VAR-02: why a contract is not taken; undefined: it can be. */
function whyNotTaken(state: Underwater, seat: Seat, contract: number): Refusal | undefined {
  if (!state.contracts.includes(contract)) return refusal('UWC-VAR-02', 'contract-not-there', { contract: contractName(contract) });
  return meets(state, seat, contract) ? undefined : refusal('UWC-VAR-02', 'contract-not-met', { contract: contractName(contract) });
}

/** OQ-23, offered: takes a contract, or leaves those that are met until the next step. */
export const contract = decide<'contract'>({
  choices(state, { seat }) {
    const met = state.contracts.filter((one) => meets(state, seat, one));
    return met.length === 0 ? [] : [SKIP, ...met.flatMap((one) => CONTRACT[one] ?? [])];
  },
  answer(state, { seat }, move, tell) {
    if (move === undefined || move === SKIP) return;
    take(state, seat, names(move).tile, tell);
    follow(state, { task: 'contract', seat });
  },
  refuse: (state, { seat }, move) => (move.kind === 'contract' ? whyNotTaken(state, seat, names(move).tile) : undefined),
});
