import { type Decision, type Message, playerOf } from '@madang/kernel';
import { HAND_LIMIT } from '../components/contracts.ts';
import type { BarrageMove } from '../rules/moves.ts';
import type { TaskOf } from '../rules/rule.ts';
import { damWord, officerWord, siteWord, structureWord, tileWord } from '../rules/spelling.ts';
import { type Barrage, type BarrageDecision, DECISIONS, EMPTY } from '../rules/state.ts';
import { officerText, say, siteText, structureText, tileText } from './names.ts';

/** BAR-BANK-03: nothing but the bank is open. A view that hides the moves does not tell. */
const isOnlyBank = (moves: readonly BarrageMove[]): boolean => moves.length > 0 && moves.every(({ kind }) => kind === 'bank');

function askTurn(view: Barrage, { seat }: TaskOf<'turn'>, moves: readonly BarrageMove[]): Message {
  const { engineers, copied } = playerOf(view, seat);
  if (copied !== EMPTY) return say('barrage.prompt.turn-copied', { officer: officerText(officerWord(copied)) });
  if (isOnlyBank(moves)) return say('barrage.prompt.turn-bank', { engineers });
  return engineers > 0 ? say('barrage.prompt.turn', { engineers }) : say('barrage.prompt.turn-without-engineers');
}

const askSystem = ({ bonus, after }: TaskOf<'system'>): Message =>
  after === EMPTY ? say('barrage.prompt.system', { bonus }) : say('barrage.prompt.system-second');

/** The structure that a task is about. */
const structureOf = ({ structure }: { readonly structure: number }): Message => structureText(structureWord(structure));

/** What a task asks of its seat. */
function ask(view: Barrage, task: BarrageDecision, moves: readonly BarrageMove[]): Message {
  switch (task.task) {
    case 'draft company':
      return say('barrage.prompt.draft-company');
    case 'draft contract':
      return say('barrage.prompt.draft-contract');
    case 'turn':
      return askTurn(view, task, moves);
    case 'tile':
      return say(task.manned ? 'barrage.prompt.tile' : 'barrage.prompt.tile-unmanned');
    case 'copy tile':
      return say('barrage.prompt.copy-tile');
    case 'structure':
      return say('barrage.prompt.structure', { tile: tileText(tileWord(task.acts)) });
    case 'site':
      return say('barrage.prompt.site', { structure: structureOf(task) });
    case 'payment':
      return say('barrage.prompt.payment', { structure: structureOf(task), site: siteText(siteWord(task.structure, task.site)) });
    case 'machines':
      return say('barrage.prompt.machines', { n: task.n });
    case 'drop':
      return say(`barrage.prompt.drop-${task.flow}`, { left: task.left });
    case 'fill':
      return say('barrage.prompt.fill');
    case 'free piece':
      return say('barrage.prompt.free-piece', { structure: structureOf(task) });
    case 'system':
      return askSystem(task);
    case 'drops':
      return say('barrage.prompt.drops', { dam: siteText(damWord(task.dam)) });
    case 'contract':
      return say(task.tile ? 'barrage.prompt.contract-tile' : 'barrage.prompt.contract', { total: task.total });
    case 'take':
      return say('barrage.prompt.take', { left: task.left });
    case 'discard':
      return say('barrage.prompt.discard', { held: playerOf(view, task.seat).held.length, most: HAND_LIMIT });
  }
}

/** What the seat is asked, seen from its view. */
export const prompt = (view: Barrage, { task, moves }: Decision<BarrageMove>): Message => ask(view, DECISIONS.own(task), moves);

/** The rule that a decision stands on. */
export function ruleOf(_view: Barrage, { task }: Decision<BarrageMove>): string | undefined {
  if (!DECISIONS.is(task)) return undefined;
  if (task.task === 'contract' && task.tile) return 'BAR-CON-07';
  return task.task === 'system' && task.after !== EMPTY ? 'BAR-COMPANY-05' : DECISIONS.ruleOf(task);
}
