import './relations.css';
import type { Relation } from '@madang/wire';
import { useState } from 'preact/hooks';
import { useServer } from '../net/useSession.ts';
import { useToasts } from '../page/toasts/toasts.ts';
import { explainProblem } from '../words/problems.ts';
import { useWords } from '../words/useWords.tsx';
import { useRelations } from './relations.ts';

/** Makes somebody else a friend or blocks them, and takes that back. */
export function RelationButtons({ person }: { readonly person: string }) {
  const words = useWords();
  const own = useServer().person?.id;
  const show = useToasts((toasts) => toasts.show);
  const { all, relate } = useRelations();
  const [busy, setBusy] = useState(false);
  if (own === undefined || own === person || all === null) return null;
  const known = all.find(({ id }) => id === person)?.kind ?? null;
  const press = (kind: Relation['kind']): void => {
    setBusy(true);
    void relate(person, known === kind ? null : kind).then((problem) => {
      setBusy(false);
      if (problem) show(explainProblem(words, problem), 'problem');
    });
  };
  return (
    <div className="relation">
      <p className="buttons">
        {(['friend', 'blocked'] as const).map((kind) => (
          <button key={kind} type="button" aria-pressed={known === kind} disabled={busy} onClick={() => press(kind)}>
            {words.text(`relation.${known === kind ? 'un' : ''}${kind}`)}
          </button>
        ))}
      </p>
      <p className="note">{words.text('relation.blockText')}</p>
    </div>
  );
}
