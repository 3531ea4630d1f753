import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPressing, shortcutOf } from '../keys.ts';

const press = (key: string, code: string, shiftKey = false) => ({ key, code, shiftKey });

test('a digit key is its digit, whatever its row types', () => {
  const rows = { english: '1234567890', french: '&é"\'(-è_çà', czech: '+ěščřžýáíé', fullWidth: '１２３４５６７８９０', persian: '۱۲۳۴۵۶۷۸۹۰' };
  for (const [name, row] of Object.entries(rows)) {
    const read = [...row].map((key, at) => shortcutOf(press(key, `Digit${(at + 1) % 10}`)));
    assert.equal(read.join(''), '1234567890', name);
  }
  assert.equal(shortcutOf(press('1', 'Digit1', true)), '1', 'French with Shift');
  assert.equal(shortcutOf(press('7', 'Numpad7')), '7');
});

test('a letter key is its letter with Caps Lock, Shift and in every script', () => {
  const presses = [
    press('u', 'KeyU'),
    press('U', 'KeyU'),
    press('U', 'KeyU', true),
    press('ｕ', 'KeyU'),
    press('ㅕ', 'KeyU'),
    press('ㅕ', 'KeyU', true),
    press('г', 'KeyU'),
    press('Г', 'KeyU'),
    press('θ', 'KeyU'),
    press('Process', 'KeyU'),
    press('u', 'KeyF'),
  ];
  for (const one of presses) assert.equal(shortcutOf(one), 'u', JSON.stringify(one));
});

test('a symbol is read where it is typed, and by the place of its key in other scripts', () => {
  assert.equal(shortcutOf(press('?', 'Minus', true)), '?', 'German');
  assert.equal(shortcutOf(press('?', 'Digit7', true)), '?', 'Russian');
  assert.equal(shortcutOf(press('/', 'Digit7', true)), '/', 'German');
  assert.equal(shortcutOf(press('/', 'KeyQ')), '/', 'Hebrew');
  assert.equal(shortcutOf(press('？', 'Slash', true)), '?', 'full-width');
  assert.equal(shortcutOf(press('؟', 'Slash', true)), '?', 'Arabic');
  assert.equal(shortcutOf(press('、', 'Slash')), '/', 'Chinese');
  assert.equal(shortcutOf(press('!', 'Digit1', true)), '!', 'English');
  assert.equal(shortcutOf(press('-', 'Slash')), '-', 'German');
});

test('Enter and the space bar press, a full-width space too', () => {
  assert.ok(isPressing(press('Enter', 'NumpadEnter')));
  assert.ok(isPressing(press(' ', 'Space')));
  assert.ok(isPressing(press('　', 'Space')));
  assert.ok(!isPressing(press('ArrowLeft', 'Numpad4')));
});
