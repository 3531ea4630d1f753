import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translator } from '@madang/text';
import { namesOf } from '../src/board-context/seatInfos.ts';
import { localSeatViews } from '../src/local-server/local.ts';
import { deviceName } from '../src/people/device.ts';
import { guestName, isNameless } from '../src/reach/guest.ts';
import en from '../text/en/page.json' with { type: 'json' };

test('a device is called by its browser and system, though browsers name many others too', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';
  assert.equal(deviceName(chrome), 'Chrome · Linux');
  assert.equal(deviceName(`${chrome} Edg/147.0.0.0`.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64')), 'Edge · Windows');
  assert.equal(deviceName('Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0'), 'Firefox · Android');
  assert.equal(
    deviceName(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    ),
    'Safari · iPhone',
  );
  assert.equal(deviceName('my bot 1.0'), 'my bot 1.0');
  assert.equal(deviceName(''), '');
});

test('a guest is called in the language of their page, whichever they began with, until they have a name of their own', () => {
  const guest = (code: string): string => `访客 ${code}`;
  for (const name of ['Guest Zh4k', '손님 Zh4k']) assert.equal(guestName({ id: 'Zh4kQ0', name }, guest), '访客 Zh4k');
  assert.equal(guestName({ id: 'Zh4kQ0', name: '访客 Zh4k' }, guest), undefined);
  assert.equal(guestName({ id: 'Zh4kQ0', name: 'Guest of honor' }, guest), undefined);
  assert.ok(isNameless({ id: 'Zh4kQ0', name: 'Guest Zh4k' }) && !isNameless({ id: 'Zh4kQ0', name: 'Ada' }));
});

test('equal names are told apart by a number, which does not read as a level of a bot', () => {
  const bot = { kind: 'bot', name: 'Bot (Beginner)', level: 'easy' } as const;
  const seats = localSeatViews([
    { kind: 'person', name: 'Ada' },
    bot,
    { kind: 'person', name: 'Ada' },
    bot,
    { ...bot, name: 'Bot (Hard)', level: 'hard' },
  ]);
  assert.deepEqual(namesOf(translator('en', en), seats), ['Ada 1', 'Bot 1 (Beginner)', 'Ada 2', 'Bot 2 (Beginner)', 'Bot (Hard)']);
});
