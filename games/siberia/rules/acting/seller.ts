import { add, choice, offered, playerOf } from '@madang/kernel';
import { EXCHANGE, numbersOf, PIECE } from '../answers.ts';
import { exchangeOf, exchangesInPlay, noPiece, ownSources, sellersAt, spaceOf, takePiece } from '../map/pieces.ts';
import { refusal } from '../refusals.ts';
import { follow, type SiberiaRule } from '../rule.ts';
import { exchangeText, exchangeWord, sourceWord } from '../spelling.ts';
import type { Siberia } from '../state.ts';

/** Exchanges to which a piece of a source may go: any other than its own (SIB-SELL-01, -04, -06; Q-16). */
function targets(state: Siberia, seat: number, source: number): number {
  const from = exchangeOf(source);
  const others = from < 0 ? exchangesInPlay(state) : exchangesInPlay(state) & ~(1 << from);
  return state.options.sellersPerExchange === 'onePerPlayer' ? others & ~sellersAt(state, playerOf(state, seat)) : others;
}

/** SIB-SELL-02, -03: sources of a piece, whether the supply is empty or not; none where the piece would have no exchange to go to. */
export function sellerSources(state: Siberia, seat: number): number {
  const sources = ownSources(state, playerOf(state, seat));
  // Only with one seller an exchange can there be no target, and then from no source at all.
  return state.options.sellersPerExchange === 'unlimited' || targets(state, seat, 0) !== 0 ? sources : 0;
}

/** SIB-SELL-02: which piece becomes a seller. */
export const seller: SiberiaRule<'seller'> = choice({
  choices: (state, { seat }) => offered(PIECE, sellerSources(state, seat)),
  answer(state, { seat }, move) {
    if (move) follow(state, { task: 'exchange', seat, from: numbersOf(move).source });
  },
  refuse: (state, _task, move) => (move.kind === 'piece' ? noPiece(state, numbersOf(move).source, 'SIB-SELL-02') : undefined),
});

/** SIB-SELL-01: the exchange on which the seller is put. */
export const exchange: SiberiaRule<'exchange'> = choice({
  choices: (state, { seat, from }) => offered(EXCHANGE, targets(state, seat, from)),
  answer(state, { seat, from }, move, tell) {
    if (move === undefined) throw new Error('a seller that has nowhere to go');
    const to = numbersOf(move).exchange;
    const me = playerOf(state, seat);
    takePiece(state, me, from);
    add(me.sellers, spaceOf(state, to), 1);
    tell?.({ event: 'seller-placed', seat, from: sourceWord(from), exchange: exchangeWord(to) });
  },
  refuse(state, { from }, move) {
    if (move.kind !== 'exchange') return undefined;
    const to = numbersOf(move).exchange;
    const name = { exchange: exchangeText(move.exchange) };
    if (spaceOf(state, to) < 0) return refusal('SIB-SETUP-05', 'exchange-not-in-play', name);
    if (to === exchangeOf(from)) return refusal('SIB-SELL-06', 'same-exchange', name);
    return refusal('SIB-SELL-04', 'own-seller-there', name);
  },
});
