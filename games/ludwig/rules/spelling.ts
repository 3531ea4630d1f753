import { type Message, spell } from '@madang/kernel';
import { BONUS_CARDS, type BonusCardName } from '../components/bonus-cards.ts';
import { FACE_NAMES, type FaceName } from '../components/faces.ts';
import { FAVORS, type Favor } from '../components/favors.ts';
import { REWARDS, type Reward } from '../components/rewards.ts';
import { ROOMS, type RoomName } from '../components/rooms.ts';
import { ROOM_SIZES, type RoomSize } from '../components/words.ts';
import { CORRIDOR_NUMBERS } from './answers.ts';
import { CORRIDOR_TILES, type CorridorTile } from './moves.ts';

const ROOM_NAMES: readonly RoomName[] = ROOMS.map(({ id }) => id);

/** The words of numbers, for events. */
export const roomWord = (tile: number): RoomName => spell(ROOM_NAMES, tile);
export const corridorWord = (tile: number): CorridorTile => spell(CORRIDOR_TILES, CORRIDOR_NUMBERS.indexOf(tile));
export const tileWord = (tile: number): RoomName | CorridorTile => (tile < ROOM_NAMES.length ? roomWord(tile) : corridorWord(tile));
export const faceWord = (face: number): FaceName => spell(FACE_NAMES, face);
export const sizeWord = (stack: number): RoomSize => spell(ROOM_SIZES, stack);
export const favorWord = (favor: number): Favor => spell(FAVORS, favor);
export const cardWord = (card: number): BonusCardName => spell(BONUS_CARDS, card);
export const rewardWord = (reward: number): Reward => spell(REWARDS, reward);

const STACKS: readonly number[] = ROOMS.map(({ size }) => ROOM_SIZES.indexOf(size));

/** The number of a room tile's stack. */
export const stackOf = (tile: number): number => spell(STACKS, tile);

/** Names as messages: `ludwig.tile.<face>` (a hallway by its ground face), `ludwig.bonus.<card>`, `ludwig.reward.<reward>`. */
export const tileName = (tile: number): Message => ({ key: `ludwig.tile.${faceWord(tile)}` });
export const cardName = (card: number): Message => ({ key: `ludwig.bonus.${cardWord(card)}` });
export const rewardName = (reward: number): Message => ({ key: `ludwig.reward.${rewardWord(reward)}` });
