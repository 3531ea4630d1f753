import { useCallback, useRef } from 'preact/hooks';

const isSame = <T extends object>(a: T, b: T): boolean => {
  const [before, now] = [Object.entries(a), Object.entries(b)];
  return before.length === now.length && before.every(([name, value], i) => now[i]?.[0] === name && Object.is(now[i]?.[1], value));
};

/** The object of before, while its fields stay the same: what is drawn from it is then not drawn again. */
export function useSame<T extends object>(fields: T): T {
  const last = useRef(fields);
  if (!isSame(last.current, fields)) last.current = fields;
  return last.current;
}

/** One function for good that does what the latest one does: for what is pressed, not for what is drawn. */
export function useAct<Arguments extends readonly unknown[]>(act: (...given: Arguments) => void): (...given: Arguments) => void {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
