import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Point, Size } from '@madang/board-kit';
import { readTexts } from '@madang/text/testing';
import { BORDERS, PLACES, type Place } from '../../rules/index.ts';
import { words } from '../../text/sources.ts';
import { cardFor, headroom, isCompact, type PlaceStyle, perPlace, placeMap, placeStyle } from '../map/geometry.ts';

/** Map sizes as they come out at the four window sizes, and some between. */
const SIZES: readonly Size[] = [
  { width: 1118, height: 512 },
  { width: 1078, height: 494 },
  { width: 1040, height: 275 },
  { width: 1132, height: 246 },
  { width: 1132, height: 232 },
  { width: 1132, height: 214 },
  { width: 1000, height: 420 },
  { width: 800, height: 517 },
  { width: 732, height: 315 },
  { width: 732, height: 277 },
  { width: 706, height: 365 },
  { width: 640, height: 330 },
  { width: 350, height: 262 },
  { width: 350, height: 240 },
  { width: 376, height: 304 },
  { width: 376, height: 390 },
  { width: 390, height: 432 },
  { width: 360, height: 240 },
];
const CATALOGUES = await readTexts(words);

interface Laid {
  readonly style: PlaceStyle;
  readonly at: Readonly<Record<Place, Point>>;
  readonly cards: Readonly<Record<Place, Size>>;
}

function laidOut(size: Size, language: keyof typeof CATALOGUES): Laid {
  const style = placeStyle(size);
  const cards = perPlace((place) => cardFor(style, CATALOGUES[language][`siberia.place.${place}`] ?? ''));
  return { style, cards, at: placeMap(size, style, cards) };
}

for (const size of SIZES) {
  for (const language of ['en', 'ko', 'zh'] as const) {
    test(`${size.width} × ${size.height}, ${language}: no place or the figures on it overlaps another, all lie on the map`, () => {
      const { style, at, cards } = laidOut(size, language);
      // figures on the larger maps stand clear of the name above them, all 26 of their height
      const above = isCompact(style) ? headroom(style) : 26 * style.figure + 1;
      for (const [i, a] of PLACES.entries()) {
        assert.ok(at[a].x - cards[a].width / 2 >= 0 && at[a].x + cards[a].width / 2 <= size.width, `${a} leaves the map sideways`);
        assert.ok(at[a].y - cards[a].height / 2 - headroom(style) >= 0 && at[a].y + cards[a].height / 2 <= size.height, `${a} leaves the map`);
        for (const b of PLACES.slice(i + 1)) {
          const apart =
            Math.abs(at[a].x - at[b].x) >= (cards[a].width + cards[b].width) / 2 ||
            Math.abs(at[a].y - at[b].y) >= (cards[a].height + cards[b].height) / 2 + above;
          assert.ok(apart, `${a} overlaps ${b}`);
        }
      }
    });

    test(`${size.width} × ${size.height}, ${language}: no railway runs under a place that it does not join`, () => {
      const { at, cards } = laidOut(size, language);
      for (const [from, to] of BORDERS) {
        for (const place of PLACES) {
          if (place === from || place === to) continue;
          assert.ok(!crosses(at[from], at[to], at[place], cards[place]), `${from}–${to} runs under ${place}`);
        }
      }
    });
  }
}

test('a map that becomes some pixels lower or higher keeps its places where they are', () => {
  const { at } = laidOut({ width: 1132, height: 246 }, 'en');
  for (const height of [232, 260, 274]) {
    const other = laidOut({ width: 1132, height }, 'en').at;
    for (const place of PLACES)
      assert.ok(Math.abs(other[place].x - at[place].x) < 32, `${place} goes ${other[place].x - at[place].x} px aside at ${height}`);
  }
});

/** Whether a line meets the inner nine tenths of a card. */
function crosses(from: Point, to: Point, middle: Point, card: Size): boolean {
  for (let step = 0; step <= 200; step++) {
    const x = from.x + ((to.x - from.x) * step) / 200;
    const y = from.y + ((to.y - from.y) * step) / 200;
    if (Math.abs(x - middle.x) < card.width * 0.45 && Math.abs(y - middle.y) < card.height * 0.45) return true;
  }
  return false;
}
