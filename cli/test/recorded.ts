import { run, type Terminal } from '@madang/cli';

/** What a command wrote, line by line, and its exit code. */
interface Recorded {
  readonly code: number;
  readonly out: readonly string[];
  readonly notes: readonly string[];
}

/** Runs `madang` in English with these arguments, on a terminal where nothing is typed. */
export async function recorded(argv: readonly string[]): Promise<Recorded> {
  const out: string[] = [];
  const notes: string[] = [];
  const terminal: Terminal = {
    out: (line) => void out.push(line),
    note: (line) => void notes.push(line),
    ask: async () => undefined,
    close: () => undefined,
  };
  const code = await run(argv, terminal, { LANG: 'en_GB.UTF-8' });
  return { code, out, notes };
}
