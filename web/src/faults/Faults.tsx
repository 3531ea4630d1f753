import { FaultsContext } from '@madang/board-kit';
import type { ReactNode } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { useToasts } from '../page/toasts/toasts.ts';
import { isMissingPart, wasMissing } from '../reach/parts.ts';
import { reloadWhenServed } from '../reach/served.ts';
import { useWords } from '../words/useWords.tsx';
import { reportFault } from './faults.ts';

/** Receives the faults of all parts inside it. A part that could not be fetched is no fault: it is said. */
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
    };
    return { report, sentence: words.text('fault.part') };
  }, [words, show]);
  return <FaultsContext value={faults}>{children}</FaultsContext>;
}
