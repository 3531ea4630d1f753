import './you.css';
import { useWords } from '../../words/useWords.tsx';

/** What the reader gains or pays by it; before the turn itself, for that can be cut. */
export function You({ due }: { readonly due: readonly string[] }) {
  const words = useWords();
  return due.length === 0 ? null : <b className="log-you">{words.text('log.you', { what: words.list(due) })}</b>;
}
