import type { Message, Primer } from '@madang/kernel';
import { SYMBOL_MODES } from '../components/faces.ts';
import { RANK_POINTS } from '../components/favors.ts';
import { REWARDS } from '../components/rewards.ts';
import { DEPLETED_POINTS, MONEY_PER_POINT } from '../components/scoring.ts';
import { CORRIDOR_PRICE, PASS_INCOME, SETUPS, STARTING_MONEY, UNSOLD_BONUS } from '../components/setup.ts';
import { listed, rewardText } from '../text/names.ts';
import type { en } from './en.ts';

const own = (key: keyof typeof en, args?: Message['args']): Message => (args ? { key, args } : { key });
const typeText = (type: keyof typeof SYMBOL_MODES): Message => ({ key: `ludwig.type.${type}` });
const marks = (n: number): Message => own('ludwig.primer.marks', { n });

const TYPES = [...REWARDS, 'downstairs'] as const;
const MODES = ['connected', 'adjacent', 'castle'] as const;

/** Castles of Mad King Ludwig in a minute, and its figures. */
export const primer: Primer = {
  catalogues: {
    en: async () => (await import('./en.ts')).en,
    ko: async () => (await import('./ko.ts')).ko,
    zh: async () => (await import('./zh.ts')).zh,
  },
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
      title: own('ludwig.primer.scoring'),
      head: [own('ludwig.primer.what'), own('ludwig.primer.points')],
      rows: [
        ...RANK_POINTS.map((points, i) => [own('ludwig.primer.favor', { rank: i + 1 }), points]),
        [own('ludwig.primer.stack'), DEPLETED_POINTS],
        [own('ludwig.primer.cash', { n: MONEY_PER_POINT }), 1],
      ],
    },
  ],
  symbols: [...TYPES.map((id) => ({ id, words: typeText(id) })), ...MODES.map((id) => ({ id, words: own(`ludwig.primer.mode.${id}`) }))],
};
