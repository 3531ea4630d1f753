import type { Decision, Message, Task } from '@madang/kernel';
import { HAND_LIMIT } from '../components/contracts.ts';
import type { BarrageMove } from '../rules/moves.ts';
import { player } from '../rules/rule.ts';
import { damWord, officerWord, siteWord, structureWord, tileWord } from '../rules/spelling.ts';
import { type Barrage, type BarrageTask, EMPTY } from '../rules/state.ts';
import { officerText, say, siteText, structureText, tileText } from './names.ts';

/** The rule that each task stands on. */
const RULES: Readonly<Record<BarrageTask['task'], string>> = {
  'draft company': 'BAR-EXPERT-03',
  'draft contract': 'BAR-EXPERT-03',
  drafted: 'BAR-EXPERT-04',
  round: 'BAR-ROUND-02',
  income: 'BAR-INC-01',
  headstreams: 'BAR-HEAD-01',
  turn: 'BAR-ACT-02',
  'automa turn': 'BAR-AUTOMA-07',
  'automa tile': 'BAR-AUTOMA-06',
  'turn end': 'BAR-OFFICE-03',
  'round end': 'BAR-ROUND-02',
  tile: 'BAR-BUILD-03',
  'copy tile': 'BAR-OFFICER-06',
  structure: 'BAR-BUILD-03',
  site: 'BAR-BUILD-06',
  payment: 'BAR-BUILD-04',
  effects: 'BAR-BUILD-23',
  machines: 'BAR-SHOP-02',
  drop: 'BAR-WATER-05',
  'free piece': 'BAR-CON-09',
  system: 'BAR-PROD-01',
  drops: 'BAR-PROD-04',
  contract: 'BAR-PROD-14',
  release: 'BAR-PROD-13',
  take: 'BAR-OFFICE-01',
  discard: 'BAR-OFFICE-04',
};

/** True for the tasks of Barrage's own, which are all but the kernel's combinators. */
export const isBarrageTask = (task: Task): task is BarrageTask => Object.hasOwn(RULES, task.task);

type TaskOf<K extends BarrageTask['task']> = Extract<BarrageTask, { readonly task: K }>;

function askTurn(view: Barrage, { seat }: TaskOf<'turn'>): Message {
  const { engineers, copied } = player(view, seat);
  if (copied !== EMPTY) return say('barrage.prompt.turn-copied', { officer: officerText(officerWord(copied)) });
  return engineers > 0 ? say('barrage.prompt.turn', { engineers }) : say('barrage.prompt.turn-without-engineers');
}

const askSystem = ({ bonus, after }: TaskOf<'system'>): Message =>
  after === EMPTY ? say('barrage.prompt.system', { bonus }) : say('barrage.prompt.system-second');

/** The structure that a task is about. */
const structureOf = ({ structure }: { readonly structure: number }): Message => structureText(structureWord(structure));

/** What a task asks of its seat. */
function ask(view: Barrage, task: BarrageTask): Message {
  switch (task.task) {
    case 'draft company':
      return say('barrage.prompt.draft-company');
    case 'draft contract':
      return say('barrage.prompt.draft-contract');
    case 'turn':
      return askTurn(view, task);
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
      return say('barrage.prompt.discard', { held: player(view, task.seat).held.length, most: HAND_LIMIT });
    case 'drafted':
    case 'round':
    case 'income':
    case 'headstreams':
    case 'automa turn':
    case 'automa tile':
    case 'turn end':
    case 'round end':
    case 'effects':
    case 'release':
      throw new Error(`nobody decides in '${task.task}'`);
  }
}

/** What the seat is asked, seen from its view. */
export function prompt(view: Barrage, { task }: Decision<BarrageMove>): Message {
  if (!isBarrageTask(task)) throw new Error(`Barrage has no task '${task.task}'`);
  return ask(view, task);
}

/** The rule that a decision stands on. */
export function ruleOf(_view: Barrage, { task }: Decision<BarrageMove>): string | undefined {
  if (!isBarrageTask(task)) return undefined;
  if (task.task === 'contract' && task.tile) return 'BAR-CON-07';
  return task.task === 'system' && task.after !== EMPTY ? 'BAR-COMPANY-05' : RULES[task.task];
}
