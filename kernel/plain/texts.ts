import type { Catalogue, Language } from '../index.ts';

/** What plain wordings say of any game, by the last part of its key. */
const TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    field: '{name}: {value}',
    seat: '{seat} – {fields}',
    join: '{head}, {tail}',
    none: 'none',
    yes: 'yes',
    no: 'no',
    hidden: '{count, plural, one {# hidden} other {# hidden}}',
    over: 'The game is over',
  },
  ko: {
    field: '{name}: {value}',
    seat: '{seat} – {fields}',
    join: '{head}, {tail}',
    none: '없음',
    yes: '예',
    no: '아니요',
    hidden: '비공개 {count}',
    over: '게임 종료',
  },
  zh: {
    field: '{name}：{value}',
    seat: '{seat} – {fields}',
    join: '{head}、{tail}',
    none: '无',
    yes: '是',
    no: '否',
    hidden: '{count} 项未公开',
    over: '游戏结束',
  },
};

/** A game's own catalogue with what plain wordings say, under keys of the game: `<game>.plain.<text>`. */
export const withPlainTexts = (game: string, language: Language, own: Catalogue): Catalogue => ({
  ...Object.fromEntries(Object.entries(TEXTS[language]).map(([key, text]) => [`${game}.plain.${key}`, text])),
  ...own,
});
