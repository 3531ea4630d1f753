import type { Message } from '@madang/kernel';
import { useCallback } from 'preact/hooks';

/** A hook that says messages, or the game's own by their key, in the reader's words. */
export const saying =
  <K extends string, A>(useTable: () => { readonly props: { say(message: Message): string } }, own: (key: K, args?: A) => Message) =>
  (): ((message: Message | K, args?: A) => string) => {
    const { say } = useTable().props;
    return useCallback((message, args) => say(typeof message === 'string' ? own(message, args) : message), [say]);
  };
