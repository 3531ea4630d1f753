import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Message } from '@madang/kernel';
import { catalogueProblems, translator } from '@madang/text';
import { readTexts, WHOLE } from '@madang/text/testing';
import { DECKS, type Deck, origins } from '../../components/decks/index.ts';
import type { Effect } from '../../components/effects.ts';
import { ACTION_SLOTS } from '../../components/slots.ts';
import { cardText, cardTitle, contractText, effectText, metropolisText, slotText, slotWords } from '../effects/index.ts';
import { words as sources } from '../sources.ts';

const CATALOGUES = await readTexts(sources);

/** The deck of a table that asks for nothing. */
function defaultDeck(): Deck {
  const [first] = DECKS;
  assert.ok(first);
  return first;
}
const deck = defaultDeck();

const words = { en: translator('en', CATALOGUES.en), ko: translator('ko', CATALOGUES.ko), zh: translator('zh', CATALOGUES.zh) };
const said = (message: Message): Record<(typeof WHOLE)[number], string> => ({
  en: words.en.say(message),
  ko: words.ko.say(message),
  zh: words.zh.say(message),
});

/** The script that a language does not use, and braces that nothing filled. */
const FOREIGN = { en: /[\p{sc=Hangul}\p{sc=Han}{}]/u, ko: /[\p{sc=Han}{}]/u, zh: /[\p{sc=Hangul}{}a-z]/u };

function wellSaid(message: Message, of: string): void {
  const texts = said(message);
  for (const language of WHOLE) {
    assert.ok(texts[language].length > 1, `${of} in ${language}`);
    assert.doesNotMatch(texts[language], FOREIGN[language], `${of} in ${language}`);
  }
}

test('the texts of effects and cards have the same keys and arguments in every language', () => {
  assert.deepEqual(catalogueProblems(CATALOGUES), []);
});

test('every card, slot, metropolis and contract is put into words in every language', () => {
  for (const card of deck.cards) wellSaid(cardText(card), `card ${card.number}`);
  for (const slot of ACTION_SLOTS) wellSaid(slotText(slot), slot.id);
  for (const tile of deck.metropolises) wellSaid(metropolisText(tile), tile.id);
  for (const contract of deck.contracts) wellSaid(contractText(contract), contract.id);
});

test('cards of different effects have different texts, cards of the same effect the same', () => {
  for (const language of WHOLE) {
    const effects = new Map<string, string>();
    for (const card of deck.cards) {
      const { requires, instant, permanent, action, production, endScoring } = card;
      // The kind stands beside the text: an action card may say what an instant card says.
      const effect = JSON.stringify([requires, instant ?? permanent ?? action ?? production ?? endScoring]);
      const text = words[language].say(cardText(card));
      assert.equal(effects.get(text) ?? effect, effect, `card ${card.number} in ${language}: ${text}`);
      effects.set(text, effect);
    }
    assert.equal(new Set(effects.values()).size, effects.size);
  }
});

test('titles are all different in every language', () => {
  for (const language of WHOLE) {
    const titles = deck.cards.map((card) => words[language].say(cardTitle(card, deck)));
    assert.equal(new Set(titles).size, titles.length);
  }
});

test('a deck’s own title is said in the reader’s language', () => {
  const titles = { 4: { en: 'Convoy', ko: '선단', zh: '船队' } };
  assert.deepEqual(said(cardTitle({ number: 4 }, { titles })), titles[4]);
  assert.equal(said(cardTitle({ number: 5 }, { titles })).en, 'Drill barge');
});

test('effects read as a person would say them', () => {
  const texts: readonly (readonly [effect: Effect, en: string, ko: string, zh: string])[] = [
    [
      { do: 'gain', goods: { steelplast: 2, credits: 1 } },
      'gain 1 credit and 2 steelplast',
      '크레딧 1개, 스틸플라스트 2개 획득',
      '获得1信用点和2塑钢',
    ],
    [{ do: 'build', what: 'tunnel', count: 2, cost: 'usual' }, 'build up to 2 tunnels', '터널 최대 2개 건설', '建造最多2条隧道'],
    [
      { do: 'build', what: 'building', count: 1, cost: 'free', site: 'expansion' },
      'build a building on an expansion site for free',
      '확장 부지에 건물 1개 무료 건설',
      '在扩建位免费建造1座建筑',
    ],
    [
      { do: 'per', count: { of: 'building', kind: 'farm', state: 'any' }, every: 3, effect: { do: 'gain', goods: { points: 1 } } },
      'gain 1 point for every 3 connected farms',
      '연결된 양식장 3개마다 승점 1점 획득',
      '每有3座已连接农场，获得1分',
    ],
    [
      { do: 'trigger', on: { event: 'buildNthAtCity', what: 'laboratory', nth: 2 }, effect: { do: 'gain', goods: { credits: 1 } } },
      'whenever you build the 2nd laboratory of a connected city: gain 1 credit',
      '연결된 한 도시에 2번째 연구소를 건설할 때마다 크레딧 1개 획득',
      '每当你在一座已连接城市建造第2座实验室：获得1信用点',
    ],
    [
      {
        do: 'all',
        of: [
          { do: 'advance', steps: 1 },
          { do: 'gain', goods: { cards: 1 } },
        ],
      },
      'advance 1 step on the Federation track; gain 1 card',
      '연방 트랙 1칸 전진. 카드 1장 획득',
      '在联邦轨前进1步；获得1张牌',
    ],
    [
      { do: 'upgrade', what: 'farm', count: 2, cost: [{ credits: 1 }, { science: 1 }] },
      'upgrade up to 2 farms for 1 credit or 1 science each',
      '각각 크레딧 1개 또는 과학 1개로 양식장 최대 2개 업그레이드',
      '升级最多2座农场，各支付1信用点或1科技',
    ],
  ];
  for (const [effect, en, ko, zh] of texts) assert.deepEqual(said(effectText(effect)), { en, ko, zh });
});

test('the name of our deck says how much of it is ours, in figures', () => {
  const { attested, inferred, invented } = origins(deck);
  for (const texts of Object.values(CATALOGUES)) {
    const figures = texts['underwater.option.deck.madang-2']
      ?.match(/\d+/g)
      ?.map(Number)
      .toSorted((a, b) => a - b);
    assert.deepEqual(figures, [2, inferred, attested, invented, attested + inferred + invented]);
  }
});

test('Korean has no semicolons: they read as translated', () => {
  for (const card of deck.cards) assert.doesNotMatch(said(cardText(card)).ko, /;/, `card ${card.number}`);
  for (const { id, action } of ACTION_SLOTS) assert.doesNotMatch(said(slotWords(action)).ko + said(slotText({ action })).ko, /;/, id);
});

test('an alternative of several parts stands in brackets in Korean, so that its commas do not end the choice', () => {
  const action: Effect = {
    do: 'choose',
    of: [
      { do: 'build', what: 'tunnel', count: 1, cost: 'usual' },
      {
        do: 'all',
        of: [
          { do: 'advance', steps: 1 },
          { do: 'gain', goods: { credits: 1, cards: 2 } },
        ],
      },
    ],
  };
  assert.equal(said(slotWords(action)).ko, '터널 1개 또는 (1칸, 크레딧 1개, 카드 2장)');
});
