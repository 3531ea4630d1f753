import { type Message, spell, speller } from '@madang/kernel';
import { BONUS_CARDS } from '../components/bonus-cards.ts';
import { FACE_NAMES } from '../components/faces.ts';
import { FAVORS } from '../components/favors.ts';
import { REWARDS } from '../components/rewards.ts';
import { ROOMS, type RoomName } from '../components/rooms.ts';
import { ROOM_SIZES } from '../components/words.ts';
import { CORRIDOR_NUMBERS } from './answers.ts';
import { CORRIDOR_TILES, type CorridorTile } from './moves.ts';

const ROOM_NAMES: readonly RoomName[] = ROOMS.map(({ id }) => id);

/** The words of numbers, for events. */
export const roomWord = speller(ROOM_NAMES);
export const corridorWord = (tile: number): CorridorTile => spell(CORRIDOR_TILES, CORRIDOR_NUMBERS.indexOf(tile));
export const tileWord = (tile: number): RoomName | CorridorTile => (tile < ROOM_NAMES.length ? roomWord(tile) : corridorWord(tile));
export const faceWord = speller(FACE_NAMES);
export const sizeWord = speller(ROOM_SIZES);
export const favorWord = speller(FAVORS);
export const cardWord = speller(BONUS_CARDS);
export const rewardWord = speller(REWARDS);

const STACKS: readonly number[] = ROOMS.map(({ size }) => ROOM_SIZES.indexOf(size));

/** The number of a room tile's stack. */
export const stackOf = speller(STACKS);

/** Names as messages: `ludwig.tile.<face>` (a hallway by its ground face), `ludwig.bonus.<card>`, `ludwig.reward.<reward>`. */
export const tileName = (tile: number): Message => ({ key: `ludwig.tile.${faceWord(tile)}` });
export const cardName = (card: number): Message => ({ key: `ludwig.bonus.${cardWord(card)}` });
export const rewardName = (reward: number): Message => ({ key: `ludwig.reward.${rewardWord(reward)}` });
