import { useCallback, useEffect, useRef } from 'preact/hooks';

/** Begins something that can be stopped, and again with each call of what it returns; the one before is stopped then. */
export function useAgain(begin: () => () => void): () => void {
  const stop = useRef<() => void>(null);
  const again = useCallback(() => {
    stop.current?.();
    stop.current = begin();
  }, [begin]);
  useEffect(() => {
    again();
    return () => stop.current?.();
  }, [again]);
  return again;
}
