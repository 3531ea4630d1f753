import { add } from '@madang/kernel';
import { EXCHANGE, FORGO, names, offer, offers, PIECE } from './answers.ts';
import type { SiberiaMove } from './moves.ts';
import { exchangeOf, exchangesInPlay, noPiece, ownSources, sellersAt, spaceOf, takePiece } from './pieces.ts';
import { exchangeName, refusal } from './refusals.ts';
import { answered, ask, follow, player, type SiberiaRule, type TaskOf } from './rule.ts';
import { exchangeWord, sourceWord } from './spelling.ts';
import type { Siberia } from './state.ts';

/** Exchanges to which a piece of a source may go: any other than its own (SIB-SELL-01, -04, -06; Q-16). */
function targets(state: Siberia, seat: number, source: number): number {
  const from = exchangeOf(source);
  const others = from < 0 ? exchangesInPlay(state) : exchangesInPlay(state) & ~(1 << from);
  return state.options.sellersPerExchange === 'onePerPlayer' ? others & ~sellersAt(state, player(state, seat)) : others;
}

/** SIB-SELL-02, -03: sources of a piece, whether the supply is empty or not; none where the piece would have no exchange to go to. */
export function sellerSources(state: Siberia, seat: number): number {
  const sources = ownSources(state, player(state, seat));
  // Only with one seller an exchange can there be no target, and then from no source at all.
  return state.options.sellersPerExchange === 'unlimited' || targets(state, seat, 0) !== 0 ? sources : 0;
}

function pieces(state: Siberia, { seat }: TaskOf<'seller'>): readonly SiberiaMove[] {
  const list = state.options.emptyActions === 'forbidden' ? [] : [FORGO];
  offer(list, PIECE, sellerSources(state, seat));
  return list;
}

/** SIB-SELL-02: which piece becomes a seller. */
export const seller: SiberiaRule<'seller'> = {
  moves: (state, task) => ask(pieces(state, task)),
  resolve(state, task, move, tell) {
    const { seat } = task;
    const chosen = answered(move, () => pieces(state, task));
    if (chosen === undefined || chosen === FORGO) {
      tell?.({ event: 'forwent', seat, effect: 'seller' });
      return;
    }
    follow(state, { task: 'exchange', seat, from: names(chosen).source });
  },
  refuse(state, _task, move) {
    if (move === FORGO) return refusal('SIB-ACT-12', 'effect-not-forgone', {});
    if (move.kind !== 'piece') return undefined;
    return noPiece(state, names(move).source, 'SIB-SELL-02');
  },
};

const exchanges = (state: Siberia, { seat, from }: TaskOf<'exchange'>): readonly SiberiaMove[] => offers(EXCHANGE, targets(state, seat, from));

/** SIB-SELL-01: the exchange on which the seller is put. */
export const exchange: SiberiaRule<'exchange'> = {
  moves: (state, task) => ask(exchanges(state, task)),
  resolve(state, task, move, tell) {
    const { seat, from } = task;
    const chosen = answered(move, () => exchanges(state, task));
    if (chosen === undefined) throw new Error('a seller that has nowhere to go');
    const to = names(chosen).exchange;
    const me = player(state, seat);
    takePiece(state, me, from);
    add(me.sellers, spaceOf(state, to), 1);
    tell?.({ event: 'seller-placed', seat, from: sourceWord(from), exchange: exchangeWord(to) });
  },
  refuse(state, { from }, move) {
    if (move.kind !== 'exchange') return undefined;
    const to = names(move).exchange;
    const name = { exchange: exchangeName(to) };
    if (spaceOf(state, to) < 0) return refusal('SIB-SETUP-05', 'exchange-not-in-play', name);
    if (to === exchangeOf(from)) return refusal('SIB-SELL-06', 'same-exchange', name);
    return refusal('SIB-SELL-04', 'own-seller-there', name);
  },
};
