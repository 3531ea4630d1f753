import { useEffect, useState } from 'preact/hooks';

/** The latest value that is not null, for so long after it has gone. */
export function useLinger<T extends object>(value: T | null, milliseconds: number): T | null {
  const [last, setLast] = useState<T | null>(value);
  if (value !== null && value !== last) setLast(value);
  const gone = value === null && last !== null;
  useEffect(() => {
    if (!gone) return undefined;
    const timer = window.setTimeout(() => setLast(null), milliseconds);
    return () => window.clearTimeout(timer);
  }, [gone, milliseconds]);
  return value ?? last;
}
