import './relations.css';
import { Link } from '../page/Link.tsx';
import { useWords } from '../words/useWords.tsx';
import { useRelations } from './relations.ts';

const KINDS = ['friend', 'blocked'] as const;

/** The own friends and blocked people; each leads to their profile, where that can be changed. */
export function RelationList() {
  const words = useWords();
  const all = useRelations().all ?? [];
  return (
    <section className="relation-list">
      <h2>{words.text('relation.title')}</h2>
      <p className="note">{words.text('relation.text')}</p>
      {KINDS.map((kind) => {
        const people = all.filter((one) => one.kind === kind);
        return people.length === 0 ? null : (
          <div key={kind}>
            <h3>{words.text(`relation.list.${kind}`)}</h3>
            <p className="buttons">
              {people.map(({ id, name }) => (
                <Link key={id} to={{ page: 'user', id }} className="button">
                  {name}
                </Link>
              ))}
            </p>
          </div>
        );
      })}
    </section>
  );
}
