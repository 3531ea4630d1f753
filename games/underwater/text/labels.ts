import { type Decision, type Message, playerOf } from '@madang/kernel';
import { coloursOf } from '../components/match-deck.ts';
import { BUILDING_SITES, BUILDINGS, type BuildingSite, type TunnelSite } from '../components/words.ts';
import { names } from '../rules/answers.ts';
import { kindAt } from '../rules/building/network.ts';
import type { UnderwaterMove } from '../rules/moves.ts';
import { slotDeed } from '../rules/slots/deeds.ts';
import { SLOT_COLOUR } from '../rules/slots/slots.ts';
import type { Player, Underwater } from '../rules/state.ts';
import { TASKS } from '../rules/tasks.ts';
import { effectText } from './effects/index.ts';
import { contractName, goods, resourceText, say, siteText, slotText, thingText, tileText, titleIn } from './names.ts';

/** Tasks of which a part may have been done already, so that doing without means ending. */
const ENDED: ReadonlySet<string> = new Set(['build', 'upgrade', 'advance', 'use action', 'refresh', 'buy']);

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

/** A move as the label of a choice. */
export function label(view: Underwater, decision: Decision<UnderwaterMove>, move: UnderwaterMove): Message {
  switch (move.kind) {
    case 'skip':
      if (ENDED.has(decision.task.task)) return say('underwater.label.skip-done');
      return say(decision.moves.some(({ kind }) => kind === 'do') ? 'underwater.label.no' : 'underwater.label.skip');
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
      return say('underwater.label.build', { thing: thingText(move.type), site: siteText(move.site) });
    case 'building':
      return say('underwater.label.build', { thing: thingText(move.building), site: siteText(move.site) });
    case 'upgrade':
    case 'yield':
      return say(`underwater.label.${move.kind}`, { thing: structureAt(playerOf(view, decision.seat), move.site), site: siteText(move.site) });
    case 'tunnel':
    case 'convert':
      return say(`underwater.label.${move.kind}`, { site: siteText(move.site) });
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
