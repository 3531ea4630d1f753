import type { Decision, Message } from '@madang/kernel';
import type { Area, Exchange, Place, Row } from '../components/words.ts';
import type { SiberiaMove } from '../rules/moves.ts';
import type { Siberia } from '../rules/state.ts';
import { areaText, counterText, exchangeText, placeText, resourceText, say, sourceText } from './names.ts';

/** A move as the label of a choice. */
export function label(_view: Siberia, _decision: Decision<SiberiaMove>, move: SiberiaMove): Message {
  switch (move.kind) {
    case 'pass':
    case 'forgo':
    case 'sell':
      return say(`siberia.label.${move.kind}`);
    case 'place':
    case 'remove':
      return say(`siberia.label.${move.kind}`, { counter: counterText(move.counter), area: areaText(move.area) });
    case 'use':
      return say(move.counter === 'manager' ? 'siberia.label.use-manager' : 'siberia.label.use', { resource: resourceText(move.resource) });
    case 'step':
      return say('siberia.label.step', { from: placeText(move.from), to: placeText(move.to) });
    case 'piece':
      return sourceText(move.from);
    case 'invest':
      return say('siberia.label.invest', { row: areaText(move.row) });
    case 'stop':
    case 'pick':
      throw new Error(`'${move.kind}' is no answer of Siberia's own`);
    default:
      return nameOf(move);
  }
}

/** The one thing that most moves name. */
function nameOf(
  move: Extract<SiberiaMove, { readonly area: Area } | { readonly row: Row } | { readonly exchange: Exchange } | { readonly place: Place }>,
): Message {
  if ('exchange' in move) return exchangeText(move.exchange);
  if ('place' in move) return placeText(move.place);
  return areaText('row' in move ? move.row : move.area);
}
