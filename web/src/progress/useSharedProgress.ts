import { useEffect } from 'preact/hooks';
import { useServer } from '../net/useSession.ts';
import { askUntilAnswered } from '../reach/retry.ts';
import { useStore } from '../store-hook.ts';
import { shareProgress } from './follow-progress.ts';
import { progressChanges } from './kept-progress.ts';

/** Asks the account for the reader's progress on other devices, and draws anew when this device hears of more. */
export function useSharedProgress(): void {
  const person = useServer().person?.id;
  useEffect(() => (person === undefined ? undefined : askUntilAnswered(shareProgress, () => undefined)), [person]);
  useStore(progressChanges);
}
