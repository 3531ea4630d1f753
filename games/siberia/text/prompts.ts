import type { Decision, Message, Seat, Task } from '@madang/kernel';
import { COUNTERS_KEPT, EXCHANGE_SPACES } from '../components/numbers.ts';
import { SOURCES } from '../rules/answers.ts';
import type { SiberiaMove } from '../rules/moves.ts';
import { countersOnBoard } from '../rules/personal-board.ts';
import { player } from '../rules/rule.ts';
import { exchangeWord, resourceWord } from '../rules/spelling.ts';
import { EMPTY, type Siberia, type SiberiaTask } from '../rules/state.ts';
import { exchangeText, resourceText, say, sourceText } from './names.ts';

/** The rule that each task stands on. */
const RULES: Readonly<Record<SiberiaTask['task'], string>> = {
  sides: 'SIB-SETUP-06',
  round: 'SIB-PLACE-01',
  place: 'SIB-PLACE-04',
  reveal: 'SIB-PLACE-02',
  turn: 'SIB-ACT-02',
  research: 'SIB-RESEARCH-12',
  deposit: 'SIB-RESEARCH-09',
  joker: 'SIB-MGR-02',
  steps: 'SIB-LOG-01',
  seller: 'SIB-SELL-02',
  exchange: 'SIB-SELL-01',
  worker: 'SIB-WORK-01',
  invest: 'SIB-INV-01',
  sale: 'SIB-EXTRACT-06',
  extract: 'SIB-EXTRACT-02',
  surplus: 'SIB-ROUND-07',
  'round end': 'SIB-ROUND-11',
};

/** True for the tasks of Siberia's own, which are all but the kernel's combinators. */
export const isSiberiaTask = (task: Task): task is SiberiaTask => Object.hasOwn(RULES, task.task);

/** SIB-ACT-03: nothing but research is offered as the first action. */
const researchOnly = (moves: readonly SiberiaMove[]): boolean => moves.every((move) => move.kind === 'perform' && move.area === 'research');

const sidesTurned = (view: Siberia): number => view.exchanges.filter((exchange) => exchange !== EMPTY).length;

const surplus = (view: Siberia, seat: Seat): number => countersOnBoard(player(view, seat)) - COUNTERS_KEPT;

/** What a task asks of its seat. */
function ask(view: Siberia, task: SiberiaTask, moves: readonly SiberiaMove[]): Message {
  switch (task.task) {
    case 'sides':
      return say('siberia.prompt.sides', { space: sidesTurned(view) + 1, spaces: EXCHANGE_SPACES });
    case 'place':
      return say('siberia.prompt.place', { left: player(view, task.seat).drawn.length });
    case 'turn':
      return say(researchOnly(moves) ? 'siberia.prompt.research-first' : 'siberia.prompt.turn');
    case 'research':
      return say('siberia.prompt.research', { left: task.left.length });
    case 'deposit':
      return say('siberia.prompt.deposit', { resource: resourceText(resourceWord(task.resource)) });
    case 'joker':
      return say('siberia.prompt.joker');
    case 'steps':
      return say('siberia.prompt.steps', { left: task.left });
    case 'seller':
      return say('siberia.prompt.seller');
    case 'exchange':
      return say('siberia.prompt.exchange', { from: sourceText(SOURCES[task.from] ?? 'supply') });
    case 'worker':
      return say('siberia.prompt.worker');
    case 'invest':
      return say('siberia.prompt.invest');
    case 'sale':
      return say('siberia.prompt.sale', { resource: resourceText(resourceWord(task.resource)) });
    case 'extract':
      return say('siberia.prompt.extract', {
        resource: resourceText(resourceWord(task.resource)),
        exchange: exchangeText(exchangeWord(task.exchange)),
      });
    case 'surplus':
      return say('siberia.prompt.surplus', { surplus: surplus(view, task.seat), kept: COUNTERS_KEPT });
    case 'round':
    case 'reveal':
    case 'round end':
      throw new Error(`nobody decides in '${task.task}'`);
  }
}

/** What the seat is asked, seen from its view. */
export function prompt(view: Siberia, { task, moves }: Decision<SiberiaMove>): Message {
  if (!isSiberiaTask(task)) throw new Error(`Siberia has no task '${task.task}'`);
  return ask(view, task, moves);
}

/** The rule that a decision stands on. */
export function ruleOf(_view: Siberia, { task, moves }: Decision<SiberiaMove>): string | undefined {
  if (!isSiberiaTask(task)) return undefined;
  return task.task === 'turn' && researchOnly(moves) ? 'SIB-ACT-03' : RULES[task.task];
}
