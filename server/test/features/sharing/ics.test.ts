import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { calendarText } from '../../../features/sharing/ics.ts';

const EVENT = {
  uid: 'turn-x@madang',
  at: Date.UTC(2026, 10, 28, 18, 0, 0),
  changed: { at: Date.UTC(2026, 10, 27, 9, 5, 7), sequence: 12 },
  summary: 'Your turn: Barrage',
  text: 'At the table: Ada; Bo, Cy\\\nand more',
  address: 'https://play.example/t/x',
};

/** The values of a calendar's lines, unfolded. */
const valuesOf = (text: string, name: string): readonly string[] =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1));

test('an event has its time in UTC, a stable name, and its text escaped', () => {
  const text = calendarText('My turns', [EVENT]);
  assert.equal(
    text,
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Madang//Turns//EN',
      'NAME:My turns',
      'X-WR-CALNAME:My turns',
      'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
      'X-PUBLISHED-TTL:PT15M',
      'BEGIN:VEVENT',
      'UID:turn-x@madang',
      'DTSTAMP:20261127T090507Z',
      'LAST-MODIFIED:20261127T090507Z',
      'SEQUENCE:12',
      'DTSTART:20261128T180000Z',
      'SUMMARY:Your turn: Barrage',
      'DESCRIPTION:At the table: Ada\\; Bo\\, Cy\\\\\\nand more',
      'URL:https://play.example/t/x',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('any text fits into lines of 75 octets that end with CRLF, tears no letter apart, and comes back whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (summary) => {
      const text = calendarText('x', [{ ...EVENT, summary }]);
      for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
      assert.doesNotMatch(text.replaceAll('\r\n', ''), /[\r\n]/);
      const [value = ''] = valuesOf(text, 'SUMMARY');
      const read = value.replaceAll(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));
      assert.equal(read, summary);
    }),
  );
  const [korean] = valuesOf(calendarText('가'.repeat(100), []), 'NAME');
  assert.equal(korean, '가'.repeat(100));
});

test('a line break in a name cannot begin a property of its own', () => {
  const text = calendarText('x', [{ ...EVENT, summary: 'a\r\nATTENDEE:mailto:x@y.example\rb\u2028c\u0007' }]);
  assert.deepEqual(valuesOf(text, 'ATTENDEE'), []);
  assert.deepEqual(valuesOf(text, 'SUMMARY'), ['a\\nATTENDEE:mailto:x@y.example\\nb\u2028c']);
});

test('a calendar without events still has a component, as RFC 5545 demands', () => {
  assert.match(calendarText('x', []), /BEGIN:VTIMEZONE\r\nTZID:Etc\/UTC\r\n[\s\S]*END:VTIMEZONE\r\nEND:VCALENDAR\r\n$/);
});
