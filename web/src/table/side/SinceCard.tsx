import './looking.css';
import { inPlace } from '@madang/board-kit/in-place';
import { type Digest, digestOf } from '@madang/text';
import type { TableView } from '@madang/wire';
import { useEffect, useState } from 'preact/hooks';
import { useScene } from '../../board-context/scene.tsx';
import { keep, kept } from '../../page/storage.ts';
import { seenBy } from '../../play/position.ts';
import type { TableState } from '../../play/table.ts';
import { useWords } from '../../words/useWords.tsx';

interface SinceProps {
  readonly state: TableState;
  readonly table: TableView;
}

/** What can be read at a glance. */
const MOST = { letters: 900, lines: 10 };

const keyOf = (table: string): string => `madang.seen.${table}`;

/** On opening a slow table where others moved meanwhile: what happened since the reader's last turn. */
export function SinceCard({ state, table }: SinceProps) {
  const app = useWords();
  const { kit, words } = useScene();
  const { position, eyes } = state;
  const seq = position?.seq ?? 0;
  const [digest, setDigest] = useState<Digest | null>(() => {
    const seen = position && seenBy(position, eyes);
    if (!seen || eyes === null) return null;
    const moved = seen.log.some(({ by }) => by === eyes);
    return isNews(table, seq, moved) ? digestOf(words, kit.wording, seen, eyes, MOST) : null;
  });
  useEffect(() => void keep(keyOf(table.id), seq), [table.id, seq]);
  const isOpen = digest !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    // It lies over the board: a press anywhere, on its button, the card or beside it, means that it has been read.
    const close = (): void => setDigest(null);
    document.addEventListener('click', close, { capture: true, once: true });
    return () => document.removeEventListener('click', close, { capture: true });
  }, [isOpen]);
  if (!digest || digest.lines.length === 0) return null;
  return (
    <section className="since-card" aria-label={app.text('since.title')}>
      <h3>{app.text('since.title')}</h3>
      <ul>
        {inPlace(digest.lines, (line) => (
          <li>{line}</li>
        ))}
      </ul>
      {digest.left > 0 ? <p>{app.text('since.left', { count: digest.left })}</p> : null}
      <button type="button" className="small primary">
        {app.text('since.seen')}
      </button>
    </section>
  );
}

/** Whether others may have moved since this browser, or its reader, was here: at tables where people take their time. */
function isNews({ id, clock, seats, mine, status }: TableView, seq: number, moved: boolean): boolean {
  if (status !== 'running' || clock?.kind === 'live' || seats.filter(({ kind }, seat) => kind === 'person' && !mine.includes(seat)).length === 0)
    return false;
  const seen = kept(keyOf(id));
  return typeof seen === 'number' ? seen < seq : moved;
}
