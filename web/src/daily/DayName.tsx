import { tagOf } from '@madang/text';
import { useWords } from '../words/useWords.tsx';

/** A day of a deal as the reader's language writes it. */
export function DayName({ day }: { readonly day: string }) {
  const { language } = useWords();
  const format = new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{format.format(new Date(`${day}T00:00:00Z`))}</time>;
}
