import type { Result } from '@madang/kernel';
import type { Problem } from '@madang/wire';

/** Problems of the way to the server, or of the server's moment: the same question may be answered a little later. */
const PASSING: ReadonlySet<string> = new Set(['unreachable', 'no-answer', 'unexpected', 'unavailable', 'too-fast']);

export const isPassing = ({ code }: Problem): boolean => PASSING.has(code);

const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 16_000;

/** Milliseconds before the next try: 2, 4, 8, then always 16 seconds. */
export const retryDelay = (failures: number): number => Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);

/** Asks until there is an answer that does not change by waiting, at once where the network is back; every answer is heard. The result stops it. */
export function askUntilAnswered<T>(find: () => Promise<Result<T, Problem>>, hear: (found: Result<T, Problem>) => void): () => void {
  let wanted = true;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    const found = await find();
    if (!wanted) return;
    hear(found);
    if (found.ok || !isPassing(found.problem)) {
      failures = 0;
      return;
    }
    timer = setTimeout(() => void ask(), retryDelay(failures));
    failures += 1;
  };
  const onNetwork = (): void => {
    if (failures > 0) void ask();
  };
  window.addEventListener('online', onNetwork);
  void ask();
  return () => {
    wanted = false;
    clearTimeout(timer);
    window.removeEventListener('online', onNetwork);
  };
}
