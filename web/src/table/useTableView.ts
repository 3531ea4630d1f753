import type { Problem, ServerMessage, TableView } from '@madang/wire';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Channel, LinkStatus } from '../net/channel.ts';
import { freshName } from '../net/command.ts';
import { theLine } from '../net/session.ts';
import { useToasts } from '../page/toasts/toasts.ts';
import { type ChatLine, mergeChat } from '../play/state.ts';
import { isPassing, retryDelay } from '../reach/retry.ts';
import { explainProblem } from '../words/problems.ts';
import { useWords } from '../words/useWords.tsx';

/** The chat of a table that has not begun. */
export interface Talk {
  readonly lines: readonly ChatLine[];
  say(text: string): void;
  /** All lines so far were in sight. */
  read(): void;
}

interface Found {
  readonly table: TableView | null;
  readonly problem: Problem | null;
  readonly link: LinkStatus;
  readonly talk: Talk;
}

const LOOKING = { table: null, problem: null };
const SILENCE: readonly ChatLine[] = [];

/** Follows a table live: its seats, its status, its chat and its link. */
export function useTableView(id: string, invitation: string | null): Found {
  const [found, setFound] = useState<Pick<Found, 'table' | 'problem'>>(LOOKING);
  const [lines, setLines] = useState(SILENCE);
  const [link, setLink] = useState<LinkStatus>('connecting');
  const channel = useMemo(() => theLine().channel(id, invitation), [id, invitation]);
  const said = useSaid(channel, id);
  useEffect(() => {
    let failures = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = channel.listen(
      (message) => {
        if (message.type === 'table') setFound({ table: message.table, problem: null });
        if (message.type === 'chat') setLines((before) => mergeChat(before, message.lines));
        if (message.type === 'refused') said.refused(message);
        if (message.type !== 'problem') return;
        setFound((before) => (before.table ? before : { table: null, problem: message.problem }));
        if (!isPassing(message.problem)) return;
        clearTimeout(timer);
        timer = setTimeout(() => channel.ask(undefined), retryDelay(failures));
        failures += 1;
      },
      () => undefined,
      setLink,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [channel, said]);
  return { ...found, link, talk: { lines, say: said.say, read: () => said.read(lines) } };
}

interface Said {
  say(text: string): void;
  read(lines: readonly ChatLine[]): void;
  refused(message: Extract<ServerMessage, { readonly type: 'refused' }>): void;
}

/** Says lines, and tells why one of them was refused. */
function useSaid(channel: Channel, table: string): Said {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const tell = useRef<(problem: Problem) => void>(() => undefined);
  useEffect(() => {
    tell.current = (problem) => show(explainProblem(words, problem), 'problem');
  });
  return useMemo(() => {
    const own = new Set<string>();
    return {
      say(text) {
        const command = freshName();
        own.add(command);
        channel.send({ type: 'chat', table, command, text });
      },
      read(lines) {
        const line = lines.at(-1)?.id;
        if (line !== undefined) channel.send({ type: 'heard', table, command: freshName(), line });
      },
      refused({ command, problem }) {
        if (own.delete(command)) tell.current(problem);
      },
    };
  }, [channel, table]);
}
