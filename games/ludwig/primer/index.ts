import type { Message, Primer } from '@madang/kernel';
import { BONUS_CARDS } from '../components/bonus-cards.ts';
import { SYMBOL_MODES } from '../components/faces.ts';
import { FAVORS, RANK_POINTS } from '../components/favors.ts';
import { REWARDS } from '../components/rewards.ts';
import { ROOMS } from '../components/rooms.ts';
import { DEPLETED_POINTS, MONEY_PER_POINT } from '../components/scoring.ts';
import { CORRIDOR_PRICE, PASS_INCOME, SETUPS, STARTING_MONEY, UNSOLD_BONUS } from '../components/setup.ts';
import { ROOM_SIZES } from '../components/words.ts';
import type en from '../text/en/primer.json';
import { cardText, favorText, listed, rewardText } from '../text/names.ts';
import * as sources from '../text/sources.ts';

const own = (key: keyof typeof en, args?: Message['args']): Message => (args ? { key, args } : { key });
const typeText = (type: keyof typeof SYMBOL_MODES): Message => ({ key: `ludwig.type.${type}` });
const marks = (n: number): Message => own('ludwig.primer.marks', { n });

/** How many rooms of a type and a size there are; none: an empty cell. */
const roomsOf = (type: string, size: number): number | null => ROOMS.filter((room) => room.type === type && room.size === size).length || null;

const TYPES = [...REWARDS, 'downstairs'] as const;
const MODES = ['connected', 'adjacent', 'castle'] as const;

/** Castles of Mad King Ludwig in a minute, and its figures. */
export const primer: Primer = {
  catalogues: sources.primer,
  parts: ['about', 'turn', 'building', 'win'],
  tables: [
    {
      title: own('ludwig.primer.rewards'),
      head: [own('ludwig.primer.type'), own('ludwig.primer.reward'), own('ludwig.primer.mode')],
      rows: TYPES.map((type) => [typeText(type), rewardText(type), own(`ludwig.primer.mode.${SYMBOL_MODES[type]}`)]),
    },
    {
      title: own('ludwig.primer.money'),
      head: [own('ludwig.primer.what'), own('ludwig.primer.amount')],
      rows: [
        [own('ludwig.primer.start'), marks(STARTING_MONEY)],
        [own('ludwig.primer.pass'), marks(PASS_INCOME)],
        [own('ludwig.primer.corridor'), marks(CORRIDOR_PRICE)],
        [own('ludwig.primer.unsold'), marks(UNSOLD_BONUS)],
      ],
    },
    {
      title: own('ludwig.primer.prices'),
      head: [own('ludwig.primer.players'), own('ludwig.primer.spaces')],
      rows: SETUPS.map(({ prices }, i) => [i + 1, listed(prices.map(marks))]),
    },
    {
      title: own('ludwig.primer.setup'),
      head: [own('ludwig.primer.what'), ...SETUPS.map((_, i) => own('ludwig.primer.seats', { n: i + 1 }))],
      rows: [
        [own('ludwig.primer.cards'), ...SETUPS.map(({ cards }) => cards)],
        [own('ludwig.primer.small'), ...SETUPS.map(({ smallStack }) => smallStack)],
        [own('ludwig.primer.large'), ...SETUPS.map(({ largeStack }) => largeStack)],
        [own('ludwig.primer.hallways'), ...SETUPS.map(({ hallways }) => hallways)],
        [own('ludwig.primer.stairs'), ...SETUPS.map(({ stairs }) => stairs)],
        [own('ludwig.primer.favors'), ...SETUPS.map(({ favors }) => favors)],
        [own('ludwig.primer.dealt'), ...SETUPS.map(({ bonusCards }) => bonusCards)],
      ],
    },
    {
      title: own('ludwig.primer.rooms'),
      head: [own('ludwig.primer.type'), ...ROOM_SIZES.map((size) => own('ludwig.primer.size', { size }))],
      rows: TYPES.filter((type) => type !== 'corridor').map((type) => [typeText(type), ...ROOM_SIZES.map((size) => roomsOf(type, size))]),
    },
    {
      title: own('ludwig.primer.scoring'),
      head: [own('ludwig.primer.what'), own('ludwig.primer.points')],
      rows: [
        ...RANK_POINTS.map((points, i) => [own('ludwig.primer.favor', { rank: i + 1 }), points]),
        [own('ludwig.primer.stack'), DEPLETED_POINTS],
        [own('ludwig.primer.cash', { n: MONEY_PER_POINT }), 1],
      ],
    },
    { title: own('ludwig.primer.allFavors'), head: [own('ludwig.primer.compared')], rows: FAVORS.map((favor) => [favorText(favor)]) },
    { title: own('ludwig.primer.allBonuses'), head: [own('ludwig.primer.points')], rows: BONUS_CARDS.map((card) => [cardText(card)]) },
  ],
  symbols: [...TYPES.map((id) => ({ id, words: typeText(id) })), ...MODES.map((id) => ({ id, words: own(`ludwig.primer.mode.${id}`) }))],
};
