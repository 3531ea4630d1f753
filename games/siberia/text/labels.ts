import type { Decision, Message } from '@madang/kernel';
import type { SiberiaMove } from '../rules/moves.ts';
import type { Siberia, SiberiaTask } from '../rules/state.ts';
import { areaText, counterText, exchangeText, type Key, placeText, resourceText, say, sourceText } from './names.ts';
import { isSiberiaTask } from './prompts.ts';

/** What doing without an effect is called, where a task has a name of its own for it. */
const FORGO: Readonly<Partial<Record<SiberiaTask['task'], Key>>> = {
  research: 'siberia.label.forgo-research',
  deposit: 'siberia.label.forgo-research',
  joker: 'siberia.label.forgo-joker',
  steps: 'siberia.label.forgo-steps',
  seller: 'siberia.label.forgo-seller',
  exchange: 'siberia.label.forgo-seller',
  worker: 'siberia.label.forgo-worker',
  invest: 'siberia.label.forgo-invest',
  extract: 'siberia.label.forgo-extract',
};

const forgo = ({ task }: Decision<SiberiaMove>): Key => (isSiberiaTask(task) ? FORGO[task.task] : undefined) ?? 'siberia.label.forgo';

/** A move as the label of a choice. */
export function label(_view: Siberia, decision: Decision<SiberiaMove>, move: SiberiaMove): Message {
  switch (move.kind) {
    case 'side':
    case 'exchange':
      return exchangeText(move.exchange);
    case 'place':
      return say('siberia.label.place', { counter: counterText(move.counter), area: areaText(move.area) });
    case 'perform':
      return areaText(move.area);
    case 'pass':
      return say('siberia.label.pass');
    case 'forgo':
      return say(forgo(decision));
    case 'use':
      return say(move.counter === 'manager' ? 'siberia.label.use-manager' : 'siberia.label.use', { resource: resourceText(move.resource) });
    case 'deposit':
    case 'extract':
      return placeText(move.place);
    case 'joker':
      return areaText(move.row);
    case 'step':
      return say('siberia.label.step', { from: placeText(move.from), to: placeText(move.to) });
    case 'piece':
      return sourceText(move.from);
    case 'invest':
      return say('siberia.label.invest', { row: areaText(move.row) });
    case 'remove':
      return say('siberia.label.remove', { counter: counterText(move.counter), area: areaText(move.area) });
    case 'stop':
      return say('siberia.label.forgo');
    case 'pick':
      return say('siberia.label.pick', { number: move.index + 1 });
  }
}
