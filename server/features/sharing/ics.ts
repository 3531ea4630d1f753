/** A moment of a calendar. */
export interface CalendarEvent {
  /** The same for as long as it is the same event, whatever changes of it. */
  readonly uid: string;
  /** When it takes place; milliseconds. */
  readonly at: number;
  /** Its last change: when, and a number that grows with each. */
  readonly changed: { readonly at: number; readonly sequence: number };
  readonly summary: string;
  readonly text: string;
  readonly address: string;
}

const OCTETS_OF_LINE = 75;

/** A line as RFC 5545 folds it: at most 75 octets, a space before what goes on, and no letter torn apart. */
function folded(line: string): string {
  const lines: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > OCTETS_OF_LINE) {
      lines.push(part);
      part = ' ';
      octets = 1;
    }
    part += letter;
    octets += size;
  }
  return [...lines, part].join('\r\n');
}

/** A value of the type TEXT. */
const textValue = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll(/[\\;,]/g, (letter) => `\\${letter}`)
    .replaceAll('\n', '\\n');

/** A moment in UTC: 20261128T180000Z. */
const moment = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const eventLines = ({ uid, at, changed, summary, text, address }: CalendarEvent): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${textValue(uid)}`,
  `DTSTAMP:${moment(changed.at)}`,
  `LAST-MODIFIED:${moment(changed.at)}`,
  `SEQUENCE:${changed.sequence}`,
  `DTSTART:${moment(at)}`,
  `SUMMARY:${textValue(summary)}`,
  `DESCRIPTION:${textValue(text)}`,
  `URL:${address}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** RFC 5545 wants one component at least: without an event it is the time zone that all times are in. */
const UTC = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A calendar as RFC 5545 writes it. Programs are asked to read it again after a quarter of an hour. */
export function calendarText(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Madang//Turns//EN',
    `NAME:${textValue(name)}`,
    `X-WR-CALNAME:${textValue(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...(events.length === 0 ? UTC : events.flatMap(eventLines)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
