import { type Message, sayings } from '@madang/kernel';
import type { BonusCardName } from '../components/bonus-cards.ts';
import type { FaceName } from '../components/faces.ts';
import type { Favor } from '../components/favors.ts';
import type { Reward } from '../components/rewards.ts';
import type board from './en/board.json';
import type words from './en/words.json';

/** The key of a text that Ludwig's catalogues have. */
export type Key = keyof typeof board | keyof typeof words;

export const { say, of, listed, sentences } = sayings<Key>('ludwig');

/** What things are called. */
export const tileText = (tile: FaceName): Message => say(`ludwig.tile.${tile}`);
export const favorText = (favor: Favor): Message => say(`ludwig.favor.${favor}`);
export const cardText = (card: BonusCardName): Message => say(`ludwig.bonus.${card}`);
export const rewardText = (reward: Reward | 'downstairs'): Message => say(`ludwig.reward.${reward}`);
