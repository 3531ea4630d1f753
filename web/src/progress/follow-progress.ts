import { ok, type Result } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import { findProgress, sendProgress } from '../net/results.ts';
import { askUntilAnswered } from '../reach/retry.ts';
import { keepDevice, keptDevice, progressChanges } from './kept-progress.ts';
import { isEmpty, untold, withAnswer } from './merge.ts';

/** Asks for the account's progress, and tells it what it does not have. */
async function share(): Promise<Result<void, Problem>> {
  const found = await findProgress();
  if (!found.ok) return found;
  keepDevice(withAnswer(keptDevice(), found.value));
  const news = untold(keptDevice());
  if (isEmpty(news)) return ok(undefined);
  const sent = await sendProgress(news);
  if (!sent.ok) return sent;
  keepDevice(withAnswer(keptDevice(), sent.value, news));
  return ok(undefined);
}

let sharing: Promise<Result<void, Problem>> | undefined;

/** Brings the progress of this device and of the account together. Callers at the same time have the same answer. */
export function shareProgress(): Promise<Result<void, Problem>> {
  sharing ??= share().finally(() => {
    sharing = undefined;
  });
  return sharing;
}

/** Shares progress as soon as there is some that the account has not heard of, or another's is here, until the result is called. */
export function followProgress(person: string): () => void {
  let stop = (): void => undefined;
  const look = (): void => {
    stop();
    if (!isEmpty(untold(keptDevice()))) stop = askUntilAnswered(shareProgress, hear);
  };
  const hear = (shared: Result<void, Problem>): void => {
    // There may be more meanwhile.
    if (shared.ok) look();
  };
  const { owner } = keptDevice();
  if (owner !== null && owner.person !== person) stop = askUntilAnswered(shareProgress, hear);
  else look();
  const unfollow = progressChanges.subscribe(look);
  return () => {
    unfollow();
    stop();
  };
}
