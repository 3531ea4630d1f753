import { type Arguments, type Decision, type Message, playerOf, type Seat } from '@madang/kernel';
import { COUNTERS_KEPT, EXCHANGE_SPACES } from '../components/numbers.ts';
import type { SiberiaMove } from '../rules/moves.ts';
import { countersOnBoard } from '../rules/rounds/personal-board.ts';
import { exchangeWord, resourceWord, sourceWord } from '../rules/spelling.ts';
import { EMPTY, type Siberia } from '../rules/state.ts';
import { type SiberiaTask, TASKS } from '../rules/tasks.ts';
import { exchangeText, resourceText, say, sourceText } from './names.ts';

/** The tasks that ask somebody. */
type Asked = Exclude<SiberiaTask, { readonly task: 'round' | 'reveal' | 'round end' }>;

/** SIB-ACT-03: nothing but research is offered as the first action. */
const researchOnly = (moves: readonly SiberiaMove[]): boolean => moves.every((move) => move.kind === 'perform' && move.area === 'research');

const sidesTurned = (view: Siberia): number => view.exchanges.filter((exchange) => exchange !== EMPTY).length;

const surplus = (view: Siberia, seat: Seat): number => countersOnBoard(playerOf(view, seat)) - COUNTERS_KEPT;

/** The figures of the prompt `siberia.prompt.<task>`. */
function figures(view: Siberia, task: Asked): Arguments {
  switch (task.task) {
    case 'sides':
      return { space: sidesTurned(view) + 1, spaces: EXCHANGE_SPACES };
    case 'place':
      return { left: playerOf(view, task.seat).drawn.length };
    case 'research':
      return { left: task.left.length };
    case 'deposit':
    case 'sale':
      return { resource: resourceText(resourceWord(task.resource)) };
    case 'exchange':
      return { from: sourceText(sourceWord(task.from)) };
    case 'extract':
      return { resource: resourceText(resourceWord(task.resource)), exchange: exchangeText(exchangeWord(task.exchange)) };
    case 'surplus':
      return { surplus: surplus(view, task.seat), kept: COUNTERS_KEPT };
    default:
      return {};
  }
}

/** What the seat is asked, seen from its view. */
export function prompt(view: Siberia, { task, moves }: Decision<SiberiaMove>): Message {
  const own = TASKS.own(task);
  if (own.task === 'round' || own.task === 'reveal' || own.task === 'round end') throw new Error(`nobody decides in '${own.task}'`);
  return say(own.task === 'turn' && researchOnly(moves) ? 'siberia.prompt.research-first' : `siberia.prompt.${own.task}`, figures(view, own));
}

/** The rule that a decision stands on. */
export const ruleOf = (_view: Siberia, { task, moves }: Decision<SiberiaMove>): string | undefined =>
  task.task === 'turn' && researchOnly(moves) ? 'SIB-ACT-03' : TASKS.ruleOf(task);
