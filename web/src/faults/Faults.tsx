import { FaultsContext } from '@madang/board-kit';
import { type ReactNode, useMemo } from 'react';
import { useWords } from '../words/useWords.tsx';
import { reportFault } from './faults.ts';

/** Receives the faults of all parts inside it. */
export function Faults({ children }: { readonly children: ReactNode }) {
  const words = useWords();
  const faults = useMemo(() => ({ report: reportFault, sentence: words.text('fault.part') }), [words]);
  return <FaultsContext value={faults}>{children}</FaultsContext>;
}
