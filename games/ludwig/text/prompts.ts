import { type Decision, type Message, playerOf, type Seat, type Task } from '@madang/kernel';
import { MOST_TILES_ON_DECK } from '../components/rewards.ts';
import { PASS_INCOME } from '../components/setup.ts';
import { faceAt } from '../rules/castle/index.ts';
import type { LudwigMove } from '../rules/moves.ts';
import { faceWord, tileWord } from '../rules/spelling.ts';
import { type Ludwig, type LudwigTask, TASKS } from '../rules/state.ts';
import { listed, say, tileText } from './names.ts';

/** What a task asks of its seat. */
function ask(view: Ludwig, task: LudwigTask): Message {
  switch (task.task) {
    case 'put-back':
    case 'prices':
    case 'living':
    case 'sleeping':
    case 'keep':
    case 'corridor':
    case 'downstairs':
      return say(`ludwig.prompt.${task.task}`);
    case 'turn':
      return say(task.extra ? 'ludwig.prompt.extra-turn' : 'ludwig.prompt.turn', { income: PASS_INCOME });
    case 'place':
      return say('ludwig.prompt.place', { tile: tileText(tileWord(view.held)) });
    case 'look':
      return say('ludwig.prompt.look', { left: MOST_TILES_ON_DECK - task.taken });
    case 'deal':
    case 'dealt':
    case 'round':
    case 'turn-end':
    case 'activity':
    case 'outdoor':
    case 'utility':
    case 'round-end':
    case 'scoring':
      throw new Error(`nobody decides in '${task.task}'`);
  }
}

/** What the seat is asked, seen from its view. */
export const prompt = (view: Ludwig, { task }: Decision<LudwigMove>): Message => ask(view, TASKS.own(task));

/** The rule that a decision stands on. */
export const ruleOf = (_view: Ludwig, { task }: Decision<LudwigMove>): string | undefined => TASKS.ruleOf(task);

const rooms = (view: Ludwig, seat: Seat, numbers: readonly number[]): Message => {
  const { castle } = playerOf(view, seat);
  return listed(numbers.map((room) => tileText(faceWord(faceAt(castle, room)))));
};

/** A reward that waits among others, as a thing to do. */
export function taskText(view: Ludwig, task: Task): Message {
  const own = TASKS.own(task);
  switch (own.task) {
    case 'living':
      return say('ludwig.task.living', { rooms: rooms(view, own.seat, own.rooms) });
    case 'activity':
    case 'sleeping':
    case 'outdoor':
    case 'utility':
    case 'corridor':
    case 'downstairs':
      return say(`ludwig.task.${own.task}`);
    case 'deal':
    case 'put-back':
    case 'dealt':
    case 'round':
    case 'prices':
    case 'turn':
    case 'place':
    case 'turn-end':
    case 'look':
    case 'keep':
    case 'round-end':
    case 'scoring':
      throw new Error(`'${own.task}' is no reward that waits`);
  }
}
