import { createInterface, type Interface } from 'node:readline/promises';

/** Where the commands write and read. Tests have one of their own. */
export interface Terminal {
  /** A line of the result. */
  out(line: string): void;
  /** A line beside the result: progress and problems. */
  note(line: string): void;
  /** The next line that a person types; undefined at the end of the input. */
  ask(question: string): Promise<string | undefined>;
  close(): void;
}

/** The terminal of this process. Lines are read only once something is asked. */
export function openTerminal(input: NodeJS.ReadableStream, output: NodeJS.WritableStream, notes: NodeJS.WritableStream): Terminal {
  let reader: { readonly lines: Interface; readonly next: AsyncIterator<string> } | undefined;
  const open = () => {
    const lines = createInterface({ input });
    return { lines, next: lines[Symbol.asyncIterator]() };
  };
  return {
    out: (line) => void output.write(`${line}\n`),
    note: (line) => void notes.write(`${line}\n`),
    async ask(question) {
      reader ??= open();
      output.write(question);
      const { done, value } = await reader.next.next();
      return done ? undefined : value;
    },
    close: () => reader?.lines.close(),
  };
}
