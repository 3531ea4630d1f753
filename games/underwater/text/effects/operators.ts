import type { Message } from '@madang/kernel';
import type { Build, Condition, Effect, Lasting, TriggerEvent, Upgrade } from '../../components/effects.ts';
import { ACTION_SLOTS } from '../../components/slots.ts';
import { conditionText, costsText, countedText, goodsText, kindsText } from './counts.ts';
import { enumerated, joined, say } from './say.ts';

/** The effects of these operators. */
type EffectOf<K extends Effect['do']> = { readonly [P in K]: { readonly do: P } & Omit<Extract<Effect, { readonly do: P }>, 'do'> }[K];

function buildText({ what, count, cost, site }: Omit<Build, 'do'>): Message {
  const things = say(`underwater.things.${what}`, { n: count });
  const where = site === 'expansion' ? '-expansion' : '';
  if (cost === 'usual') return say(`underwater.effect.build${where}`, { things });
  if (cost === 'free') return say(`underwater.effect.build-free${where}`, { things });
  return say(`underwater.effect.build-cost${where}`, { things, cost: goodsText(cost), n: count });
}

function upgradeText({ what, count, cost, target }: Omit<Upgrade, 'do'>): Message {
  const things = target === 'justBuilt' ? say('underwater.things.justBuilt') : say(`underwater.things.${what}`, { n: count });
  if (cost === 'usual') return say('underwater.effect.upgrade', { things });
  if (cost === 'free') return say('underwater.effect.upgrade-free', { things });
  return say('underwater.effect.upgrade-cost', { things, cost: costsText(cost), n: count });
}

/** What a permanent card watches for. */
function eventText(on: TriggerEvent): Message {
  switch (on.event) {
    case 'build':
    case 'upgrade':
      return say(`underwater.event.${on.event}`, { thing: say(`underwater.thing.${on.what}`) });
    case 'buildNthAtCity':
    case 'buildNthThisTurn':
    case 'upgradeNthAtCity':
      return say(`underwater.event.${on.event}`, { thing: say(`underwater.thing.${on.what}`), nth: on.nth });
    case 'advanceTo':
      return say('underwater.event.advanceTo', { space: on.space });
    case 'chooseSlot':
      return say(on.matched ? 'underwater.event.chooseSlot-matched' : 'underwater.event.chooseSlot-other');
    case 'slotGives':
      return say('underwater.event.slotGives', { goods: say(`underwater.goods.${on.resource}`, { n: 1 }) });
    case 'claimCard':
      return say('underwater.event.claimCard', { kinds: kindsText(on.kinds) });
    case 'connectMetropolis':
    case 'connectCity':
    case 'advanceBeyondTop':
    case 'useAlwaysSlot':
    case 'useActionCard':
    case 'takeSpecial':
    case 'siteBonus':
      return say(`underwater.event.${on.event}`);
  }
}

function slotModifierText({ slots, change }: Extract<Lasting, { readonly do: 'slotModifier' }>): Message {
  const actions = ACTION_SLOTS.filter((slot) => slots.includes(slot.id)).map((slot) =>
    say('underwater.effect.slot', { action: effectText(slot.action) }),
  );
  const named = joined('underwater.join.or', actions.length > 1 && sameActions(slots) ? actions.slice(0, 1) : actions);
  if ('buildCount' in change) return say('underwater.effect.slotModifier-build', { slots: named, n: change.buildCount });
  return say('underwater.effect.slotModifier-add', { slots: named, effect: effectText(change.add) });
}

const sameActions = (slots: readonly string[]): boolean =>
  new Set(ACTION_SLOTS.filter((slot) => slots.includes(slot.id)).map((slot) => JSON.stringify(slot.action))).size === 1;

const limited = (max: number | undefined, text: Message): Message =>
  max === undefined ? text : say('underwater.effect.at-most', { effect: text, max });

const conditional = (condition: Condition, effect: Message, otherwise: Message | undefined): Message =>
  otherwise
    ? say('underwater.effect.if-else', { condition: conditionText(condition), effect, otherwise })
    : say('underwater.effect.if', { condition: conditionText(condition), effect });

const parts = (key: 'underwater.join.parts' | 'underwater.join.then' | 'underwater.join.either', of: readonly Effect[]): Message =>
  joined(key, of.map(effectText));

/** One of some alternatives: its parts belong together, so nothing between them looks like the end of the choice. */
const alternativeText = (effect: Effect): Message =>
  effect.do === 'all' ? say('underwater.join.group', { parts: joined('underwater.join.with', effect.of.map(effectText)) }) : effectText(effect);

/** How each operator of the effect language is put into words. */
const WORDS: { readonly [K in Effect['do']]: (effect: EffectOf<K>) => Message } = {
  all: ({ of }) => parts('underwater.join.parts', of),
  seq: ({ of, atomic }) =>
    atomic ? say('underwater.effect.atomic', { parts: parts('underwater.join.then', of) }) : parts('underwater.join.then', of),
  choose: ({ of }) => joined('underwater.join.either', of.map(alternativeText)),
  if: ({ condition, effect, otherwise }) => conditional(condition, effectText(effect), otherwise && effectText(otherwise)),
  per: ({ count, every, effect, max }) =>
    limited(max, say('underwater.effect.per', { effect: effectText(effect), counted: countedText(count, every) })),
  pay: ({ cost, effect }) => say('underwater.effect.pay', { cost: costsText(cost), effect: effectText(effect) }),
  gain: ({ goods }) => say('underwater.effect.gain', { goods: goodsText(goods) }),
  gainChoice: ({ count, distinct, from }) =>
    say(distinct && count > 1 ? 'underwater.effect.gainChoice-different' : 'underwater.effect.gainChoice', {
      n: count,
      from: enumerated(
        'underwater.join.or',
        from.map((resource) => say(`underwater.resource.${resource}`)),
      ),
    }),
  exchange: ({ a, b }) => say('underwater.effect.exchange', { a: goodsText(a), b: goodsText(b) }),
  build: buildText,
  upgrade: upgradeText,
  convertCity: ({ cost }) =>
    typeof cost === 'string' ? say('underwater.effect.convertCity-free') : say('underwater.effect.convertCity', { cost: goodsText(cost) }),
  advance: ({ steps }) => say('underwater.effect.advance', { n: steps }),
  drawSpecial: ({ count }) => say('underwater.effect.drawSpecial', { n: count }),
  useAction: ({ max }) => say('underwater.effect.useAction', { n: max }),
  refreshAction: ({ count }) => say('underwater.effect.refreshAction', { n: count }),
  performSlot: ({ which, always }) => {
    if (which === 'occupiedByOther') return say('underwater.effect.performSlot-occupiedByOther');
    return say(always ? `underwater.effect.performSlot-${which}-always` : `underwater.effect.performSlot-${which}`);
  },
  produceOnce: ({ what }) => say('underwater.effect.produceOnce', { thing: say(`underwater.thing.${what}`) }),
  gainMetropolis: ({ look, keep }) => say('underwater.effect.gainMetropolis', { look, keep }),
  discount: ({ on, amount, limit }) =>
    say(limit ? 'underwater.effect.discount-first' : 'underwater.effect.discount', {
      thing: say(`underwater.thing.${on}`),
      amount: goodsText(amount),
    }),
  trigger: ({ on, effect, limit }) =>
    say(limit ? 'underwater.effect.trigger-once' : 'underwater.effect.trigger', { event: eventText(on), effect: effectText(effect) }),
  slotModifier: slotModifierText,
  handLimit: ({ delta }) => say('underwater.effect.handLimit', { n: delta }),
  swapProduction: ({ structure, from, to, count }) =>
    say('underwater.effect.swapProduction', { n: count, thing: say(`underwater.thing.${structure}`), from: goodsText(from), to: goodsText(to) }),
  boostProduction: ({ of, add, max }) =>
    limited(max, say('underwater.effect.boostProduction', { counted: countedText(of, 1), goods: goodsText(add) })),
  feedLess: ({ count }) => say('underwater.effect.feedLess', { n: count }),
  buyPoints: ({ cost, points, max }) => say('underwater.effect.buyPoints', { cost: goodsText(cost), points: goodsText({ points }), max }),
  table: ({ count, rows }) =>
    joined(
      'underwater.join.parts',
      rows.map(([atLeast, points]) => say('underwater.effect.row', { counted: countedText(count, atLeast), points: goodsText({ points }) })),
    ),
};

const put = <K extends Effect['do']>(effect: EffectOf<K>): Message => WORDS[effect.do](effect);

/** An effect in words, made from its record: what a text says is what the rules do. */
export const effectText = (effect: Effect): Message => put(effect);
