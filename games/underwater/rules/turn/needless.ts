import { at } from '@madang/kernel';
import type { Condition, Deed } from '../../components/effects.ts';
import { ACTION, cardOf, deckOf, INSTANT, isSpecial, kindsOf, ofCards, PERMANENT } from '../../components/match-deck.ts';
import { ACTION_CARDS } from '../../components/numbers.ts';
import { causes, watchesAny } from '../goods/triggers.ts';
import { slotDeed } from '../slots/deeds.ts';
import type { Player, Underwater } from '../state.ts';

/** An effect that neither pays, builds nor uses cards: what it gives does not depend on what is at hand. */
interface Plain {
  /** Whether its player is asked anything. */
  readonly asks: boolean;
  /** Whether it shows its player something hidden. */
  readonly draws: boolean;
  /** Whether it moves on the Federation track, or looks where the marker is. */
  readonly track: boolean;
}

const GIVES: Plain = { asks: false, draws: false, track: false };
const DRAWS: Plain = { ...GIVES, draws: true };
const ASKS: Plain = { ...GIVES, asks: true };
const LOOKS: Plain = { ...ASKS, draws: true };
const STEPS: Plain = { asks: true, draws: true, track: true };

const both = (a: Plain | undefined, b: Plain | undefined): Plain | undefined =>
  a && b && { asks: a.asks || b.asks, draws: a.draws || b.draws, track: a.track || b.track };

/** What an effect is like where it is plain; undefined: it is not. */
function plainOf(deed: Deed): Plain | undefined {
  switch (deed.do) {
    case 'gain':
      return deed.goods.cards === undefined ? GIVES : DRAWS;
    case 'gainChoice':
      return ASKS;
    case 'drawSpecial':
      return LOOKS;
    case 'advance':
      return STEPS;
    case 'per':
      return deed.count.of === 'card' ? undefined : plainOf(deed.effect);
    case 'if':
      return both(lookAt(deed.condition), deed.otherwise ? both(plainOf(deed.effect), plainOf(deed.otherwise)) : plainOf(deed.effect));
    case 'all':
      return deed.of.map(plainOf).reduce(both, deed.of.every((part) => part.do === 'gain') ? GIVES : ASKS);
    case 'choose':
      return deed.of.map(plainOf).reduce(both, ASKS);
    default:
      return undefined;
  }
}

const lookAt = (condition: Condition): Plain | undefined => {
  if ('federationSpace' in condition) return { ...GIVES, track: true };
  return condition.count.of === 'card' ? undefined : GIVES;
};

/** Whether one of these words stands anywhere in an effect. */
const says = (effect: object | undefined, words: readonly string[]): boolean => {
  const whole = JSON.stringify(effect ?? null);
  return words.some((word) => whole.includes(word));
};

/** What counts claimed cards. */
const COUNTING = ['"of":"card"'];
/** What may use a card that lies before its player. */
const USING = [...COUNTING, '"do":"useAction"', '"do":"performSlot"'];

const saidBy = (words: readonly string[]): ReturnType<typeof ofCards<number>> =>
  ofCards(({ action, permanent }) => Number(says(action, words) || says(permanent, words)));

/** By card: 1 if what it does in a turn says such a word. */
const countingOf = saidBy(COUNTING);
const usingOf = saidBy(USING);

/** By card: whether, once claimed, it may change a plain action: its trigger, or what it changes about slots and hands. */
const meddlesOf = ofCards(({ permanent }) => Number(permanent !== undefined && permanent.do !== 'discount' && !isDeaf(permanent)));

/** What plain effects may cause. */
const PLAIN_CAUSES = ['slotGives', 'advanceTo', 'advanceBeyondTop', 'takeSpecial'] as const;
const PLAINLY = causes(...PLAIN_CAUSES);
const CLAIMED = causes('claimCard');

type Lasting = NonNullable<ReturnType<typeof cardOf>['permanent']>;
const isDeaf = (permanent: Lasting): boolean => permanent.do === 'trigger' && !PLAIN_CAUSES.some((cause) => cause === permanent.on.event);

/** A deck of so many cards does not run out in a turn: then it matters whether the played card is in the discard pile already. */
const AMPLE = 24;

/** Whether nothing that may happen while a slot's action is performed looks at the claimed cards of a kind. */
function ignoresCards(state: Underwater, me: Player, deed: Deed, kind: number): boolean {
  const words = kind === ACTION ? USING : COUNTING;
  const saying = (kind === ACTION ? usingOf : countingOf)(state);
  if (state.contracts.length > 0 || says(deed, words)) return false;
  if (me.permanents.some((card) => at(saying, card) === 1)) return false;
  // A slot that uses no card does not come to what action cards do.
  if (kind !== ACTION && [me.ready, me.spent].some((list) => list.some((card) => at(saying, card) === 1))) return false;
  return !deckOf(state).metropolises.some((tile) => tile.colour === 'blue' && says(tile.instant, words));
}

/** Whether claiming a card before a slot's action or after it comes to the same. */
function claimsAlike(state: Underwater, me: Player, card: number, deed: Deed): boolean {
  if (watchesAny(state, me, CLAIMED)) return false;
  const kind = at(kindsOf(state), card);
  if (kind === PERMANENT) return plainOf(deed) !== undefined && !watchesAny(state, me, PLAINLY) && at(meddlesOf(state), card) === 0;
  if (kind === ACTION && me.ready.length + me.spent.length >= ACTION_CARDS) return false;
  return ignoresCards(state, me, deed, kind);
}

/** Whether an instant effect before a slot's action or after it comes to the same. */
function resolvesAlike(state: Underwater, me: Player, card: number, deed: Deed): boolean {
  const slot = plainOf(deed);
  const { instant, requires } = cardOf(state, card);
  const effect = instant && both(plainOf(instant), requires ? lookAt(requires) : GIVES);
  if (!slot || !effect || watchesAny(state, me, PLAINLY)) return false;
  // What is drawn first may change an answer of what comes second.
  return !(slot.track && effect.track) && !(effect.draws && slot.asks);
}

/**
 * UWC-TURN-11: whether a matching card may come after a slot's action without asking: the same answers lead to the same end in both orders, and
 * coming first shows nothing that the action's answers could use. The slot can be used as things are.
 */
export function isOrderNeedless(state: Underwater, me: Player, slot: number, card: number): boolean {
  if (isSpecial(card) || state.deck.length < AMPLE) return false;
  const deed = slotDeed(state, me, slot);
  return at(kindsOf(state), card) === INSTANT ? resolvesAlike(state, me, card, deed) : claimsAlike(state, me, card, deed);
}
