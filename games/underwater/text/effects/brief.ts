import type { Message } from '@madang/kernel';
import type { Effect } from '../../components/effects.ts';
import { goodsParts } from './counts.ts';
import { effectText } from './operators.ts';
import { joined, say } from './say.ts';

/** The parts of an alternative belong together: a comma between them, not a semicolon; some languages put them in brackets. */
const alternative = (effect: Effect): Message =>
  effect.do === 'all' ? say('underwater.join.group', { parts: joined('underwater.join.list', effect.of.map(briefText)) }) : briefText(effect);

/** An effect in few words, without verbs where a thing says enough; in whole words where there are no shorter ones. */
function briefText(effect: Effect): Message {
  switch (effect.do) {
    case 'all':
      return joined('underwater.join.brief', effect.of.map(briefText));
    case 'choose':
      return joined('underwater.join.either', effect.of.map(alternative));
    case 'seq':
      return effect.of.every(({ do: step }) => step === 'build' || step === 'upgrade') ? say('underwater.brief.buildAndUpgrade') : effectText(effect);
    case 'gain':
      return joined('underwater.join.list', goodsParts(effect.goods));
    case 'gainChoice':
      return effect.distinct && effect.count > 1 ? say('underwater.brief.gainChoice', { n: effect.count }) : effectText(effect);
    case 'build':
      return effect.cost === 'usual' && effect.site !== 'expansion'
        ? say(`underwater.things.${effect.what}`, { n: effect.count })
        : effectText(effect);
    case 'upgrade':
      return effect.cost === 'usual' ? say('underwater.brief.upgrade', { n: effect.count }) : effectText(effect);
    case 'advance':
      return say('underwater.brief.advance', { n: effect.steps });
    case 'drawSpecial':
      return say('underwater.brief.drawSpecial', { n: effect.count });
    case 'useAction':
      return say('underwater.brief.useAction', { n: effect.max });
    default:
      return effectText(effect);
  }
}

/** An action slot in at most two lines under its picture: what has one part as a sentence, what has several in few words. */
export const slotWords = (deed: Effect): Message => (['all', 'choose', 'gain'].includes(deed.do) ? briefText(deed) : effectText(deed));
