import { Contained } from '@madang/board-kit';
import type { PackEntry, PackRecord } from '@madang/kernel';
import { isRecord } from '@madang/kernel/shapes';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { Link } from '../page/Link.tsx';
import { go } from '../page/useRoute.ts';
import { useWords } from '../words/useWords.tsx';
import { chainKeys, focusField } from './fields/chain.ts';
import { Field } from './fields/Field.tsx';
import { beginningOf, type Draft, differencesOf, isWhole, nextOf, type Round, stateOf, withoutTyped, withSpent, withTyped } from './logic/draft.ts';
import { drawnPart } from './logic/values.ts';
import { fieldWords } from './Overview.tsx';
import type { Box } from './useBox.ts';

interface Props {
  readonly box: Box;
  readonly draft: Draft;
  onDraft(draft: Draft): boolean;
  readonly entry: PackEntry;
  readonly round: Round;
  readonly field: string | null;
}

/** One card: drawn as far as it is typed, and its fields beside it. */
export function EntryForm(props: Props) {
  const words = useWords();
  const { box, draft, entry, round } = props;
  const [isUnlocked, setUnlocked] = useState(false);
  const record = beginningOf(entry, draft, round);
  const isLocked = stateOf(entry, draft) === 'known' && !isUnlocked;
  const shown = isLocked ? entry.own : record;
  const drawn = useMemo(() => drawnPart(entry.fields, shown), [entry, shown]);
  const { Blank } = box;
  return (
    <div className="box-entry">
      <div className="box-drawn">
        {Blank ? (
          <Contained part="card" position={drawn} fallback={null}>
            <Blank entry={entry.id} record={drawn} name={entry.name} say={box.words.say} />
          </Contained>
        ) : null}
        <p className="note">
          {box.words.group(entry.group)} · {box.words.confidence(entry.confidence)}
        </p>
      </div>
      {isLocked ? (
        <div>
          <p>{words.text('box.locked')}</p>
          <p className="buttons">
            <button type="button" onClick={() => setUnlocked(true)}>
              {words.text('box.unlock')}
            </button>
            <Back {...props} />
          </p>
        </div>
      ) : (
        <Fields {...props} record={isUnlocked && draft.type[entry.id] === undefined ? entry.own : record} />
      )}
    </div>
  );
}

const Back = ({ box, draft }: Pick<Props, 'box' | 'draft'>) => {
  const words = useWords();
  return (
    <Link to={{ page: 'box', game: box.kit.game.name, draft: draft.id, entry: null, round: 'type', field: null }} className="button">
      <Icon name="list" />
      <span>{words.text('box.list')}</span>
    </Link>
  );
};

/** The fields of a card in a round; Enter goes from one to the next, and behind the last to the next card. */
function Fields({ box, draft, onDraft, entry, round, field, record }: Props & { readonly record: PackRecord }) {
  const words = useWords();
  const root = useRef<HTMLFormElement>(null);
  const began = useRef(Date.now());
  useEffect(() => {
    // Behind the page's own focus on its heading.
    const timer = setTimeout(() => root.current && focusField(root.current, field));
    return () => clearTimeout(timer);
  }, [field]);
  const type = (next: PackRecord): void => void onDraft(withTyped(draft, round, entry.id, next, Date.now()));
  const advance = (): void => {
    const typed = withTyped(draft, round, entry.id, record, Date.now());
    const spent = isWhole(entry, record) ? withSpent(typed, round, Date.now() - began.current) : typed;
    onDraft(spent);
    const next = nextOf(box.form, spent, round, entry.id);
    go({ page: 'box', game: box.kit.game.name, draft: draft.id, entry: next?.id ?? null, round, field: null });
  };
  const names = Object.entries({ ...entry.fields.needed, ...entry.fields.optional });
  const isAsked = (name: string): boolean => round === 'type' || !(entry.plain.includes(name) || entry.proven.includes(name));
  return (
    <form
      ref={root}
      className="box-fields"
      onKeyDown={chainKeys(advance)}
      onSubmit={(event) => {
        event.preventDefault();
        advance();
      }}
    >
      {round === 'check' ? <p className="note">{words.text('box.again')}</p> : null}
      <Differences box={box} draft={draft} onDraft={onDraft} entry={entry} />
      {names.map(([name, shape]) =>
        isAsked(name) ? (
          <Field
            key={name}
            shape={name === 'title' && shape.is === 'fields' ? { is: 'fields', needed: shape.optional, optional: {} } : shape}
            value={record[name]}
            path={name}
            label={box.words.field(name)}
            words={box.words}
            onChange={(next) => type({ ...record, [name]: next })}
          />
        ) : null,
      )}
      <p className="buttons">
        <button type="submit" className="primary">
          <Icon name="forward" />
          <span>{words.text('box.next')}</span>
        </button>
        {round === 'type' ? <CopyLast draft={draft} entry={entry} onCopy={(copied) => type({ ...record, ...copied })} /> : null}
        <Back box={box} draft={draft} />
        <Clear draft={draft} onDraft={onDraft} entry={entry} round={round} />
      </p>
      <p className="note">{words.text('box.keys')}</p>
    </form>
  );
}

/** Forgets what was typed of the card: in the second round, only what was typed there. */
function Clear({ draft, onDraft, entry, round }: Pick<Props, 'draft' | 'onDraft' | 'entry' | 'round'>) {
  const words = useWords();
  if (draft.type[entry.id] === undefined) return null;
  const rounds: readonly Round[] = round === 'type' ? ['type', 'check'] : ['check'];
  return (
    <button type="button" className="quiet" onClick={() => onDraft(withoutTyped(draft, entry.id, rounds))}>
      {words.text('box.clear')}
    </button>
  );
}

interface CopyProps extends Pick<Props, 'draft' | 'entry'> {
  onCopy(fields: PackRecord): void;
}

/** Takes the effect of the card that was typed last. */
function CopyLast({ draft, entry, onCopy }: CopyProps) {
  const words = useWords();
  const last = Object.entries(draft.type).findLast(
    ([id, record]) => id !== entry.id && Object.keys(entry.fields.needed).every((name) => name in record),
  );
  if (!last) return null;
  const [, record] = last;
  const asked = Object.entries(record).filter(
    ([name]) => name in entry.fields.needed && !(name in entry.preset && entry.preset[name] !== null && !isRecord(entry.preset[name])),
  );
  return (
    <button type="button" onClick={() => onCopy(Object.fromEntries(asked))}>
      {words.text('box.copy')}
    </button>
  );
}

/** Figures that were typed twice and differ: the person looks at the card and takes one. */
function Differences({ box, draft, onDraft, entry }: Pick<Props, 'box' | 'draft' | 'onDraft' | 'entry'>) {
  const words = useWords();
  const differ = differencesOf(entry, draft);
  const [first, second] = [draft.type[entry.id], draft.check[entry.id]];
  if (differ.length === 0 || !first || !second) return null;
  const take = (record: PackRecord): void =>
    void onDraft({
      ...draft,
      type: { ...draft.type, [entry.id]: { ...first, ...record } },
      check: { ...draft.check, [entry.id]: { ...second, ...record } },
    });
  const told = (value: unknown): string => {
    if (typeof value === 'string' || typeof value === 'number') return box.words.word(value);
    if (typeof value === 'boolean') return words.text(value ? 'box.yes' : 'box.no');
    return '–';
  };
  return (
    <section className="box-problems" role="alert">
      <ul>
        {differ.map((one) => (
          <li key={one.field}>{words.text('box.twice', { field: fieldWords(box, one.field), before: told(one.first), now: told(one.second) })}</li>
        ))}
      </ul>
      <p className="buttons">
        <button type="button" onClick={() => take(first)}>
          {words.text('box.take.first')}
        </button>
        <button type="button" onClick={() => take(second)}>
          {words.text('box.take.second')}
        </button>
      </p>
    </section>
  );
}
