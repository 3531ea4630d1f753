import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AccountRequest, ClientMessage, labelOf, PersonName, SeatWish, SignInRequest, TournamentRequest } from '@madang/wire';

/** Letters that are drawn as nothing. */
const NOTHING = {
  'Hangul filler': '\u3164',
  'Hangul choseong filler': '\u115f',
  'Hangul jungseong filler': '\u1160',
  'half-width Hangul filler': '\uffa0',
  'braille blank': '\u2800',
  'zero width space': '\u200b',
  'zero width joiner': '\u200d',
  'word joiner': '\u2060',
  'byte order mark': '\ufeff',
  'grapheme joiner': '\u034f',
  'soft hyphen': '\u00ad',
  'right-to-left override': '\u202e',
  'Mongolian vowel separator': '\u180e',
  'Khmer inherent vowel': '\u17b4',
  'tag space': '\u{e0020}',
  'variation selector 17': '\u{e0100}',
  'null notehead': '\u{1d159}',
};

const cup = (name: string) => ({ name, game: 'tiny', seats: 2, people: 2, rounds: 1, clock: { kind: 'days', days: 1 } });

test('a name that others see has no letter that is drawn as nothing', () => {
  for (const [what, letter] of Object.entries(NOTHING))
    for (const name of [letter, `${letter}${letter}`, `A${letter}da`]) {
      assert.ok(!PersonName.safeParse(name).success, what);
      assert.ok(!SeatWish.safeParse({ kind: 'screen', name }).success, what);
      assert.ok(!TournamentRequest.safeParse(cup(name)).success, what);
    }
});

test('a name is more than blanks and marks', () => {
  for (const name of [' ', '\u00a0', '\u3000 \u3000', '\u0301', '\ufe0f', '\u0301\u0302 \u0303'])
    assert.ok(!PersonName.safeParse(name).success, name);
});

test('names of every script, with signs and marks, are names', () => {
  for (const name of ['Ada', '아다', '阿达', 'ᄒᆞᆫ글', 'Zoë', 'Zoe\u0308', 'नमस्ते', 'محمد', '7', '★', '❤️', 'A B', 'O’Neil']) {
    assert.ok(PersonName.safeParse(name).success, name);
    assert.ok(TournamentRequest.safeParse(cup(name)).success, name);
  }
});

test('a new name to sign in with has no letter that is drawn as nothing; an older one signs in still', () => {
  const password = 'a quiet courtyard';
  for (const letter of ['\u3164', '\u115f', '\uffa0', '\u034f']) {
    const login = `ada${letter}`;
    assert.ok(!AccountRequest.safeParse({ login, password }).success);
    assert.ok(SignInRequest.safeParse({ login, password }).success);
  }
  assert.ok(AccountRequest.safeParse({ login: '아다에이', password }).success);
});

test('a label of a passkey or a device may be empty, and has no letter that is drawn as nothing', () => {
  const label = labelOf(60);
  for (const [what, letter] of Object.entries(NOTHING)) assert.ok(!label.safeParse(`A${letter}A`).success, what);
  for (const name of ['', ' ', 'Chrome on Linux', '나의 열쇠']) assert.ok(label.safeParse(name).success, name);
});

test('a line of chat says something', () => {
  const said = (text: string) => ClientMessage.safeParse({ type: 'chat', table: 't', command: 'command-1', text }).success;
  for (const letter of Object.values(NOTHING)) assert.ok(!said(letter));
  for (const text of ['hello', '…', '👨‍👩‍👧', 'a\u200bb']) assert.ok(said(text), text);
});
