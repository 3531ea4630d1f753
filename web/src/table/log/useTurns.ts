import type { Seat, State } from '@madang/kernel';
import type { Translator } from '@madang/text';
import type { DoneAct, LogEntry, TableView } from '@madang/wire';
import { useMemo } from 'preact/hooks';
import { useScene } from '../../board-context/scene.tsx';
import type { LoadedGame } from '../../words/loaded-game.ts';
import { useWords } from '../../words/useWords.tsx';
import type { Look } from '../useLook.ts';
import { actText, namesThen, withActs } from './acts.ts';
import { type KnownLines, type LogTurn, sinceOwn, turnsOf } from './log.ts';

/** The log turn by turn, in the reader's words, with what was done besides moves. `view`: any of the match. */
export function useTurns(
  log: readonly LogEntry[],
  view: State | null,
  acts: readonly DoneAct[] = NO_ACTS,
  sitting: TableView['seats'] = NOBODY,
): readonly LogTurn[] {
  const { kit, words, seats } = useScene();
  const app = useWords();
  const { known } = useMemo(() => linesOf(kit, words), [kit, words]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what things are called is the same in every view of a match
  const turns = useMemo(() => (view ? turnsOf(kit.wording, words, log, view, known) : []), [log, kit, words, known, view === null]);
  return useMemo(() => {
    const names = seats.map(({ name }) => name);
    const former = sitting.map((seat) => seat.former);
    const then = namesThen(app, acts, names, former);
    return withActs(turns, acts, (done) => actText(app, done, then(done.seq)));
  }, [turns, acts, app, seats, sitting]);
}

/** The lines that are known in these words; other words have other lines. */
const linesOf = (kit: LoadedGame, words: Translator): { readonly kit: LoadedGame; readonly words: Translator; readonly known: KnownLines } => ({
  kit,
  words,
  known: new WeakMap(),
});

const NO_ACTS: readonly DoneAct[] = [];
const NOBODY: TableView['seats'] = [];

/** The others' turns since one's own last one, looked at one after the other. */
export interface Since {
  readonly turns: readonly LogTurn[];
  /** The one whose end stands on the board; −1: none. */
  readonly at: number;
  /** To the next of them, and after the last one back to now. */
  next(): void;
}

export function useSince(turns: readonly LogTurn[], eyes: Seat | null, look: Look): Since {
  const since = sinceOwn(turns, eyes).filter(({ to }) => look.known(to));
  const at = since.findIndex(({ to }) => to === look.at);
  return { turns: since, at, next: () => look.lookAt(since[at + 1]?.to ?? null) };
}
