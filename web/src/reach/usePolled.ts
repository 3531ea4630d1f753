import type { Result } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import { useEffect, useState } from 'preact/hooks';

/** Returns the last good answer to a question that is asked again while the page is looked at, and at once when it comes into sight. `find` stays the same. */
export function usePolled<T>(find: () => Promise<Result<T, Problem>>, everyMs: number): T | null {
  const [answer, setAnswer] = useState<T | null>(null);
  useEffect(() => {
    let open = true;
    const ask = async (): Promise<void> => {
      const found = document.visibilityState === 'visible' ? await find() : undefined;
      if (open && found?.ok) setAnswer(found.value);
    };
    const onSight = (): void => void ask();
    onSight();
    const timer = setInterval(onSight, everyMs);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      open = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [find, everyMs]);
  return answer;
}
