import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clearTop, covered, type Pressed } from '../src/page/toasts/clear-place.ts';

const boxAt = (top: number, height: number, left = 16, width = 358, weight = 1): Pressed => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  weight,
});

test('a notice lies at the top of the board where nothing there is pressed, else below what is, else where it covers least', () => {
  const notice = boxAt(0, 60);
  const room = { top: 46, bottom: 732 };
  assert.equal(clearTop(notice, room, []), 50);
  const market = boxAt(46, 170, 0, 390);
  const below = clearTop(notice, room, [market]);
  assert.ok(below >= market.bottom && below < market.bottom + 16, `${below}`);
  assert.equal(covered(boxAt(below, 60), [market]), 0);
  const [tabs, hand] = [boxAt(260, 100), boxAt(360, 372)];
  assert.ok(clearTop(notice, room, [market, tabs, hand]) < 60 || clearTop(notice, room, [market, tabs, hand]) >= 200);
  const full = [boxAt(46, 400, 0, 390), boxAt(446, 286, 0, 40)];
  const least = clearTop(notice, room, full);
  assert.ok(least >= 446 && covered(boxAt(least, 60), full) < 60 * 60, 'where all is pressed it covers least');
  const [map, offices] = [boxAt(46, 470, 0, 390, 0.1), boxAt(516, 216, 0, 390)];
  assert.equal(clearTop(notice, room, [map, offices]), 50, 'rather over the map than over what is pressed below it');
  assert.equal(clearTop(boxAt(0, 900), room, full), 50, 'a notice higher than the board begins at its top');
});
