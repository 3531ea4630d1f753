import { type Decision, type Message, playerOf } from '@madang/kernel';
import type { Bag } from '../components/effects.ts';
import { coloursOf } from '../components/match-deck.ts';
import { BUILDING_SITES, BUILDINGS, type BuildingSite, type TunnelSite } from '../components/words.ts';
import { names } from '../rules/answers.ts';
import { billOf, upgradeCosts } from '../rules/building/costs.ts';
import { kindAt } from '../rules/building/network.ts';
import { bagOf } from '../rules/goods/amounts.ts';
import type { UnderwaterMove } from '../rules/moves.ts';
import { slotDeed } from '../rules/slots/deeds.ts';
import { SLOT_COLOUR } from '../rules/slots/slots.ts';
import type { Player, Underwater, UnderwaterTask } from '../rules/state.ts';
import { TASKS } from '../rules/tasks.ts';
import { effectText } from './effects/index.ts';
import { contractName, goods, resourceText, say, siteText, slotText, thingText, tileText, titleIn } from './names.ts';

/** Tasks whose number does not tell whether a part was done already. */
const ENDED: ReadonlySet<string> = new Set(['advance', 'use action', 'refresh']);

/** Whether a part of the task was done already, so that doing without means ending. */
function isBegun(task: UnderwaterTask): boolean {
  switch (task.task) {
    case 'build':
    case 'upgrade':
      return task.left < task.deed.count;
    case 'buy':
      return task.bought.length > 0;
    default:
      return ENDED.has(task.task);
  }
}

/** Tasks whose yes has a name of its own. */
const DOES: Readonly<Record<string, 'do-claim' | 'do-price' | 'do-advance'>> = { claim: 'do-claim', price: 'do-price', advance: 'do-advance' };

/** Whether the card of a turn has the colour of the slot that was chosen. */
export function matchesSlot(view: Underwater, decision: Decision<UnderwaterMove>, card: number): boolean {
  const task = TASKS.own(decision.task);
  if (task.task !== 'card') return false;
  const colour = coloursOf(view)[card];
  return colour !== undefined && (colour < 0 || colour === SLOT_COLOUR[task.slot]);
}

function played(view: Underwater, decision: Decision<UnderwaterMove>, move: Extract<UnderwaterMove, { readonly kind: 'card' }>): Message {
  const card = titleIn(view, move.card);
  if (!matchesSlot(view, decision, move.card)) return say('underwater.label.card-blank', { card });
  return say(`underwater.label.card-${move.order}`, { card });
}

/** What stands on a site, or may stand there. */
function structureAt(me: Player, site: BuildingSite | TunnelSite): Message {
  const place = BUILDING_SITES.findIndex((one) => one === site);
  const building = place < 0 ? 'tunnel' : BUILDINGS[kindAt(me, place)];
  return building ? thingText(building) : { key: 'underwater.thing.building' };
}

/** What biomatter is paid for; nothing: the usual price is paid. */
function replaced({ kelp, steelplast }: Extract<UnderwaterMove, { readonly kind: 'replace' }>): Message {
  const count = kelp + steelplast;
  return count === 0 ? say('underwater.label.replace-none') : say('underwater.label.replace', { count, goods: goods({ kelp, steelplast }) });
}

type Priced = Extract<UnderwaterMove, { readonly kind: 'city' | 'building' | 'tunnel' | 'upgrade' }>;

/** What building or upgrading is to cost, before biomatter replaces anything of it; empty: nothing, or one of several prices. */
function priceOf(view: Underwater, { task, seat }: Decision<UnderwaterMove>, move: Priced): Bag {
  const me = playerOf(view, seat);
  const own = TASKS.own(task);
  if (own.task === 'build') {
    const { thing, site } = names(move);
    return bagOf(billOf(view, me, thing, site, own.deed.cost).price);
  }
  if (own.task !== 'upgrade') return {};
  const [price, another] = upgradeCosts(view, me, own.deed.cost);
  return price && !another ? bagOf(price) : {};
}

/** The label of what is built or upgraded, with what is to be paid. */
function priced(view: Underwater, decision: Decision<UnderwaterMove>, move: Priced, args: Readonly<Record<string, Message>>): Message {
  const kind = move.kind === 'city' || move.kind === 'building' ? 'build' : move.kind;
  const price = priceOf(view, decision, move);
  return Object.keys(price).length === 0
    ? say(`underwater.label.${kind}`, args)
    : say(`underwater.label.${kind}-paid`, { ...args, goods: goods(price) });
}

/** Doing without: the card that is not claimed is discarded, what was begun is ended, an offer is declined. */
function skipped(view: Underwater, { task, seat, moves }: Decision<UnderwaterMove>): Message {
  if (task.task === 'claim') return say('underwater.label.discard', { card: titleIn(view, playerOf(view, seat).played) });
  if (isBegun(TASKS.own(task))) return say('underwater.label.skip-done');
  return say(moves.some(({ kind }) => kind === 'do') ? 'underwater.label.no' : 'underwater.label.skip');
}

/** A move as the label of a choice. */
export function label(view: Underwater, decision: Decision<UnderwaterMove>, move: UnderwaterMove): Message {
  switch (move.kind) {
    case 'skip':
      return skipped(view, decision);
    case 'do':
      return say(`underwater.label.${DOES[decision.task.task] ?? 'do'}`);
    case 'slot':
    case 'clone':
    case 'perform': {
      const effect = effectText(slotDeed(view, playerOf(view, decision.seat), names(move).slot));
      if (move.kind === 'clone') return say('underwater.label.clone', { slot: slotText(move.slot), effect });
      return move.slot === 'always'
        ? say('underwater.label.slot-always', { effect })
        : say('underwater.label.slot', { slot: slotText(move.slot), effect });
    }
    case 'card':
      return played(view, decision, move);
    case 'look':
      return say('underwater.label.look');
    case 'tile':
      return say('underwater.label.tile', { tile: tileText(move.tile) });
    case 'city':
      return priced(view, decision, move, { thing: thingText(move.type), site: siteText(move.site) });
    case 'building':
      return priced(view, decision, move, { thing: thingText(move.building), site: siteText(move.site) });
    case 'tunnel':
      return priced(view, decision, move, { site: siteText(move.site) });
    case 'upgrade':
      return priced(view, decision, move, { thing: structureAt(playerOf(view, decision.seat), move.site), site: siteText(move.site) });
    case 'yield':
      return say('underwater.label.yield', { thing: structureAt(playerOf(view, decision.seat), move.site), site: siteText(move.site) });
    case 'convert':
      return say('underwater.label.convert', { site: siteText(move.site) });
    case 'replace':
      return replaced(move);
    case 'spend':
    case 'gain':
      return say(`underwater.label.${move.kind}`, { resource: resourceText(move.resource) });
    case 'contract':
      return say('underwater.label.contract', { contract: contractName(move.contract) });
    case 'stop':
    case 'pick':
      throw new Error(`'${move.kind}' is no answer of the game's own`);
    default:
      return say(`underwater.label.${move.kind}`, { card: titleIn(view, move.card) });
  }
}
