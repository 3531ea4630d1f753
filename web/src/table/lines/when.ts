import type { Language } from '@madang/kernel';

const HOUR = { hour: 'numeric', minute: '2-digit' } as const;
const DAY = { day: 'numeric', month: 'short' } as const;

/** The time of a chat line in the reader's time zone; lines of another day have the date too. */
export function whenSaid(language: Language, at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(language, isToday ? HOUR : { ...DAY, ...HOUR }).format(at);
}
