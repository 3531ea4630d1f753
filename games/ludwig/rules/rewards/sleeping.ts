import { answers, at, known, offered, playerOf, removeOne } from '@madang/kernel';
import { MOST_TILES_ON_DECK } from '../../components/rewards.ts';
import { DONE, names } from '../answers.ts';
import { type LudwigMove, MOVES } from '../moves.ts';
import { refusal } from '../refusals.ts';
import { follow, type LudwigChoice, type LudwigTell } from '../rule.ts';
import { roomWord, sizeWord, stackOf, tileName } from '../spelling.ts';
import { EMPTY, type Ludwig } from '../state.ts';

/** By stack. */
const STACK = answers(MOVES, 'stack', (move) => names(move).stack);
const TAKE = answers(MOVES, 'take', (move) => names(move).tile);

/** The stack of this number. */
function stackAt(state: Ludwig, stack: number): number[] {
  const tiles = state.stacks[stack];
  if (!tiles) throw new Error(`no stack ${stack}`);
  return tiles;
}

/** The room stacks with tiles left, a bit for each (OQ-REWARD-SLEEP-STACKS). */
export function stacksLeft(state: Ludwig): number {
  let set = 0;
  for (let stack = 0; stack < state.stacks.length; stack++) if (stackAt(state, stack).length > 0) set |= 1 << stack;
  return set;
}

/** LUD-REWARD-06, -07: the stack goes back; its order is chance, as it is of every stack. */
function giveBack(state: Ludwig, seat: number, taken: number, tell: LudwigTell): void {
  const me = playerOf(state, seat);
  tell?.({ event: 'stack-returned', seat, size: sizeWord(me.looking), taken });
  me.looking = EMPTY;
}

/** LUD-REWARD-06: which room stack is looked through; its tiles lie open to this player alone, in order (LUD-REWARD-27). */
export const sleeping: LudwigChoice<'sleeping'> = {
  always: true,
  choices: (state) => offered(STACK, stacksLeft(state)),
  answer(state, { seat }, move, tell) {
    if (move === undefined) {
      tell?.({ event: 'reward-lost', seat, reward: 'sleeping', why: 'no-stack' });
      return;
    }
    const { stack } = names(move);
    const tiles = stackAt(state, stack);
    for (let i = 0; i < tiles.length; i++) known(at(tiles, i));
    tiles.sort((a, b) => a - b);
    playerOf(state, seat).looking = stack;
    if (tell) {
      const size = sizeWord(stack);
      tell({ event: 'stack-searched', seat, size, tiles: tiles.map(roomWord) }, [seat], { event: 'stack-taken', seat, size, height: tiles.length });
    }
    follow(state, { task: 'look', seat, taken: 0 });
  },
  refuse(_state, _task, move) {
    return move.kind === 'stack' ? refusal('LUD-REWARD-06', 'stack-empty', { size: sizeWord(names(move).stack) }) : undefined;
  },
};

/** LUD-REWARD-06, -09: lays a tile face down on the room card deck; in the last round on the discard pile. */
function layDown(state: Ludwig, seat: number, tile: number, tell: LudwigTell): void {
  const stack = stackOf(tile);
  removeOne(stackAt(state, stack), tile);
  const onto = state.last ? 'discard' : 'deck';
  (state.last ? state.discarded : state.onDeck).push({ tile, stack, by: seat });
  tell?.({ event: 'tile-laid-down', seat, tile: roomWord(tile), onto }, [seat], { event: 'tile-hidden', seat, size: sizeWord(stack), onto });
}

/** LUD-REWARD-06: none, one or two tiles of the stack, the second on top of the first. */
export const look: LudwigChoice<'look'> = {
  always: true,
  choices(state, { seat }) {
    const list: LudwigMove[] = [];
    const tiles = stackAt(state, playerOf(state, seat).looking);
    for (let i = 0; i < tiles.length; i++) {
      const move = TAKE[known(at(tiles, i))];
      if (move) list.push(move);
    }
    list.push(DONE);
    return list;
  },
  answer(state, { seat, taken }, move, tell) {
    if (move === undefined || move.kind !== 'take') {
      giveBack(state, seat, taken, tell);
      return;
    }
    layDown(state, seat, names(move).tile, tell);
    const left = stackAt(state, playerOf(state, seat).looking).length;
    if (left > 0 && taken + 1 < MOST_TILES_ON_DECK) follow(state, { task: 'look', seat, taken: taken + 1 });
    else giveBack(state, seat, taken + 1, tell);
  },
  refuse(_state, _task, move) {
    return move.kind === 'take' ? refusal('LUD-REWARD-06', 'not-in-stack', { tile: tileName(names(move).tile) }) : undefined;
  },
};
