import type { FormEvent } from 'preact/compat';
import { useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { freshName } from '../net/command.ts';
import { PackInput } from '../packs/PackInput.tsx';
import { Link } from '../page/Link.tsx';
import { go } from '../page/useRoute.ts';
import { useWords } from '../words/useWords.tsx';
import { type Draft, draftFrom, minutesLeft, newDraft, stateOf } from './logic/draft.ts';
import { forgetDraft, keepDraft, keptDrafts } from './logic/kept.ts';
import type { Box } from './useBox.ts';

/** A name of a draft in an address. */
const SHORT = 8;

/** The drafts of this browser, and the beginning of another one: empty, or from a pack's file. */
export function Drafts({ box: { form, kit } }: { readonly box: Box }) {
  const words = useWords();
  const game = kit.game.name;
  const [drafts, setDrafts] = useState(() => keptDrafts(game));
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState(false);
  const open = (id: string): void => go({ page: 'box', game, draft: id, entry: null, round: 'type', field: null });
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    const draft = newDraft(freshName().slice(0, SHORT), name.trim() || words.text('box.name.usual'), Date.now());
    keepDraft(game, draft);
    open(draft.id);
  };
  const take = (document: unknown): void => {
    const typed = form.read(document);
    setWrong(typed.size === 0);
    if (typed.size === 0) return;
    const draft = draftFrom(typed, newDraft(freshName().slice(0, SHORT), nameIn(document) ?? words.text('box.name.usual'), Date.now()));
    keepDraft(game, draft);
    open(draft.id);
  };
  const forgetOne = (id: string): void => {
    forgetDraft(game, id);
    setDrafts(keptDrafts(game));
  };
  const holes = form.entries.filter(({ isHole }) => isHole).length;
  return (
    <div className="box">
      <p className="lead">{words.text('box.lead', { count: holes, left: form.entries.length - holes })}</p>
      <Kept form={form} game={game} drafts={drafts} onForget={forgetOne} />
      <form className="box-begin" onSubmit={begin}>
        <label className="box-field">
          <span>{words.text('box.name')}</span>
          <input type="text" maxLength={40} value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
        </label>
        <button type="submit" className="primary">
          <Icon name="plus" />
          <span>{words.text('box.begin')}</span>
        </button>
      </form>
      <PackInput label={words.text('box.import')} onDocument={take} />
      {wrong ? <p role="alert">{words.text('box.nothing')}</p> : null}
    </div>
  );
}

interface KeptProps {
  readonly form: Box['form'];
  readonly game: string;
  readonly drafts: readonly Draft[];
  onForget(id: string): void;
}

/** The drafts that this browser has, each with how far it is. */
function Kept({ form, game, drafts, onForget }: KeptProps) {
  const words = useWords();
  if (drafts.length === 0) return null;
  const holes = form.entries.filter(({ isHole }) => isHole);
  return (
    <ul className="box-drafts">
      {drafts.map((draft) => (
        <li key={draft.id}>
          <Link to={{ page: 'box', game, draft: draft.id, entry: null, round: 'type', field: null }}>{draft.name}</Link>
          <small>
            {words.text('box.done', { count: holes.filter((entry) => stateOf(entry, draft) === 'checked').length, most: holes.length })} ·{' '}
            {words.text('box.left', { minutes: minutesLeft(form, draft) })}
          </small>
          <button type="button" className="quiet small" onClick={() => onForget(draft.id)}>
            {words.text('box.delete')}
          </button>
        </li>
      ))}
    </ul>
  );
}

const nameIn = (document: unknown): string | undefined => {
  const name: unknown = typeof document === 'object' && document !== null ? Reflect.get(document, 'name') : undefined;
  return typeof name === 'string' && name !== '' ? name.slice(0, 40) : undefined;
};
