import { FaultsContext } from '@madang/board-kit';
import type { ReactNode } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { useToasts } from '../page/toasts/toasts.ts';
import { isMissingPart, wasMissing } from '../reach/parts.ts';
import { reloadWhenServed } from '../reach/served.ts';
import { useWords } from '../words/useWords.tsx';
import { reportFault } from './faults.ts';

/** Parts that no reader asks for a second time: the page is loaded anew for them as soon as that helps, unless the reader has gone on. */
const ASKED_ONCE = ['over'];
const RELOAD_MS = 4_000;

/** Receives the faults of all parts inside it. A part that could not be fetched is no fault: it is said, and fetched with the page anew. */
export function Faults({ children }: { readonly children: ReactNode }) {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const faults = useMemo(() => {
    const report = (part: string, error: unknown): void => {
      if (!isMissingPart(error)) {
        reportFault(part, error);
        return;
      }
      show(words.text('broken.partTitle'), 'problem');
      if (wasMissing(error)) reloadWhenServed(0);
      else if (ASKED_ONCE.includes(part)) window.addEventListener('hashchange', reloadWhenServed(RELOAD_MS), { once: true });
    };
    return { report, sentence: words.text('fault.part') };
  }, [words, show]);
  return <FaultsContext value={faults}>{children}</FaultsContext>;
}
