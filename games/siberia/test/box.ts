import type { FiguresDocument } from '../components/packs/index.ts';

/** Figures as an owner types them: other names, borders, prices and counters. */
export const BOX: FiguresDocument = {
  format: 'siberia-figures',
  name: 'box',
  version: '1',
  regions: {
    amur: { en: 'Tynda', ko: '틴다', zh: '滕达' },
    ob: { en: 'West Ridge', ko: '서쪽 능선', zh: '西岭' },
  },
  // A ring: every region has two neighbours but those beside Vladivostok.
  borders: [
    ['vladivostok', 'khabarovsk'],
    ['khabarovsk', 'amur'],
    ['amur', 'sakhalin'],
    ['sakhalin', 'aldan'],
    ['aldan', 'transbaikal'],
    ['transbaikal', 'kolyma'],
    ['kolyma', 'kamchatka'],
    ['kamchatka', 'chukotka'],
    ['chukotka', 'lena'],
    ['lena', 'baikal'],
    ['baikal', 'evenkia'],
    ['evenkia', 'taymyr'],
    ['taymyr', 'kuzbass'],
    ['kuzbass', 'ob'],
    ['vladivostok', 'ob'],
  ],
  exchanges: {
    frankfurt: { prices: { gas: 2000, coal: 1000, oil: 1000, gold: 2000, diamond: 2000 } },
    tokyo: { prices: { gas: 3000, coal: 2000 } },
    singapore: { prices: { gas: 3000, coal: 3000, oil: 3000 } },
    dubai: { prices: { gold: 4000, diamond: 5000 } },
    zurich: { name: { en: 'Geneva', ko: '제네바', zh: '日内瓦' }, prices: { gold: 7000 } },
    johannesburg: { prices: { coal: 3000, gold: 4000 } },
  },
  counters: { worker: { gas: 0, coal: 0, oil: 0, gold: 0, diamond: 14 } },
};
