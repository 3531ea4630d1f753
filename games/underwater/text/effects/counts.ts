import type { Message } from '@madang/kernel';
import type { Bag, Condition, Count, Goods } from '../../components/effects.ts';
import { type ClaimedKind, GOODS } from '../../components/words.ts';
import { enumerated, say } from './say.ts';

/** Goods, or a payment, one by one in the order of the words. */
export const goodsParts = (goods: Goods | Bag): readonly Message[] => {
  const amounts: Goods = goods;
  return GOODS.flatMap((good) => {
    const n = amounts[good];
    return n === undefined ? [] : [say(`underwater.goods.${good}`, { n })];
  });
};

/** Goods, or a payment: "2 credits and 1 kelp". */
export const goodsText = (goods: Goods | Bag): Message => enumerated('underwater.join.and', goodsParts(goods));

/** Any one of some payments. */
export const costsText = (costs: readonly Bag[]): Message => enumerated('underwater.join.or', costs.map(goodsText));

/** Kinds of claimed cards: "permanent or production cards". */
export const kindsText = (kinds: readonly ClaimedKind[]): Message =>
  enumerated(
    'underwater.join.or',
    kinds.map((kind) => say(`underwater.claimed.${kind}`)),
  );

/** So many of what is counted, without a number if it is one: "3 connected farms", "connected farm". */
export function countedText(count: Count, n: number): Message {
  switch (count.of) {
    case 'city':
      return say(`underwater.count.city-${count.type}`, { n });
    case 'building':
      return say(`underwater.count.${count.kind}-${count.state}`, { n });
    case 'tunnel':
      return say(`underwater.count.tunnel-${count.state}-${count.beside}`, { n });
    case 'cityWithKinds':
      return say('underwater.count.cityWithKinds', { n, kinds: count.atLeast });
    case 'metropolis':
      return say(`underwater.count.metropolis-${count.colour}`, { n });
    case 'upgradedSet':
      return say('underwater.count.upgradedSet', { n });
    case 'card':
      return say('underwater.count.card', { n, kinds: kindsText(count.kinds) });
    case 'specialPaid':
      return say('underwater.count.specialPaid', { n });
  }
}

/** What must hold. */
export function conditionText(condition: Condition): Message {
  if ('federationSpace' in condition) return say('underwater.condition.federation', { space: condition.federationSpace });
  const counted = countedText(condition.count, condition.atLeast);
  return say(condition.atLeast === 1 ? 'underwater.condition.one' : 'underwater.condition.count', { counted });
}
