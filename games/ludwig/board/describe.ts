import type { Message, Seat } from '@madang/kernel';
import type { Face, RoomType } from '../components/index.ts';
import { completedTiles, externalEntrances, roomsOfType } from '../rules/castle/index.ts';
import type { Ludwig, Player } from '../rules/index.ts';
import { listed, rewardText } from '../text/names.ts';
import type { DoorState } from './rooms/doors.ts';
import { typeText, word } from './words.ts';

/** The rule of what a completed room of a type brings. */
export const REWARD_RULES: Readonly<Record<RoomType, string>> = {
  living: 'LUD-REWARD-04',
  activity: 'LUD-REWARD-05',
  sleeping: 'LUD-REWARD-06',
  outdoor: 'LUD-REWARD-11',
  utility: 'LUD-REWARD-12',
  food: 'LUD-REWARD-13',
  corridor: 'LUD-REWARD-16',
  downstairs: 'LUD-REWARD-19',
};

/** How a symbol scores; one for the whole castle counts its own room only where that is of a type shown. */
function symbolText({ type, symbol }: Face): readonly Message[] {
  if (!symbol) return [];
  const { mode, points, types } = symbol;
  return [word(mode === 'castle' && types.includes(type) ? 'symbol-castle-own' : `symbol-${mode}`, { points, types: listed(types.map(typeText)) })];
}

/** A tile in words, line by line: type, size and points, its symbol, its fence, what it brings when it is completed. */
export function describeFace(face: Face): readonly Message[] {
  const { type, size, points, fence } = face;
  return [
    word('face', { type: typeText(type), size, points }),
    ...symbolText(face),
    ...(fence.length > 0 ? [word('fence')] : []),
    word('whenCompleted', { reward: rewardText(type) }),
  ];
}

/** How a room stands in its castle. */
export const describeStanding = (doors: readonly DoorState[], completed: boolean): Message =>
  completed ? word('isCompleted') : word('isOpen', { open: doors.filter((state) => state === 'open').length });

/** Figures of a castle that everybody sees. */
export interface Figures {
  readonly rooms: number;
  readonly completed: number;
  /** External entrances as favors and cards count them: without those of corridors. */
  readonly exits: number;
}

/** A castle's figures: the foyer is no room. */
export const figuresOf = ({ options }: Ludwig, { castle }: Player): Figures => ({
  rooms: castle.tiles.length - 1,
  completed: completedTiles(castle, 'included'),
  exits: externalEntrances(castle, 'excluded', options),
});

/** How many rooms of a type a castle has. */
export const countOf = (view: Ludwig, seat: Seat, type: RoomType): number => {
  const player = view.players[seat];
  return player ? roomsOfType(player.castle, type) : 0;
};
