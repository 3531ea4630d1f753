import { type PackEntry, type PackProblem, readPack } from '@madang/kernel';
import { useMemo } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { saveFile } from '../local-server/files.ts';
import { keepPack, proposePack } from '../packs/kept.ts';
import { ProblemText } from '../packs/PackProblems.tsx';
import { Link } from '../page/Link.tsx';
import { go } from '../page/useRoute.ts';
import { useOnline } from '../reach/useOnline.ts';
import { useWords } from '../words/useWords.tsx';
import { type Draft, differencesOf, minutesLeft, nextOf, packNameOf, type Round, stateOf, typedIn } from './logic/draft.ts';
import type { Box } from './useBox.ts';

interface Props {
  readonly box: Box;
  readonly draft: Draft;
  onDraft(draft: Draft): void;
}

/** The pack of a draft as a document. */
const documentOf = ({ form }: Box, draft: Draft): unknown =>
  JSON.parse(JSON.stringify(form.write({ name: packNameOf(draft.name), version: String(draft.version) }, typedIn(form, draft))));

/** A draft at a glance: how far it is, what is wrong, every card, and what can be done with it. */
export function Overview({ box, draft, onDraft }: Props) {
  const words = useWords();
  const { form } = box;
  const states = useMemo(() => new Map(form.entries.map((entry) => [entry.id, stateOf(entry, draft)])), [form, draft]);
  const asked = form.entries.filter(({ id }) => states.get(id) !== 'known');
  const count = (...wanted: readonly string[]): number => asked.filter(({ id }) => wanted.includes(states.get(id) ?? '')).length;
  const left = minutesLeft(form, draft);
  return (
    <div className="box">
      <p>
        {words.text('box.typed', { count: count('typed', 'differs', 'checked'), most: asked.length })} ·{' '}
        {words.text('box.done', { count: count('checked'), most: asked.length })}
        {left > 0 ? ` · ${words.text('box.left', { minutes: left })}` : ''}
      </p>
      <progress max={2 * asked.length} value={count('typed', 'differs') + 2 * count('checked')} aria-label={words.text('title.box')} />
      <p className="buttons">
        <GoOn box={box} draft={draft} round="type" />
        <GoOn box={box} draft={draft} round="check" />
      </p>
      <Problems box={box} draft={draft} />
      <Keeping box={box} draft={draft} onDraft={onDraft} />
      <Groups box={box} draft={draft} states={states} />
    </div>
  );
}

/** Goes to the next card of a round; nothing where it is done. */
function GoOn({ box: { form, kit }, draft, round }: Pick<Props, 'box' | 'draft'> & { readonly round: Round }) {
  const words = useWords();
  const next = nextOf(form, draft, round, null);
  if (!next) return null;
  return (
    <Link
      to={{ page: 'box', game: kit.game.name, draft: draft.id, entry: next.id, round, field: null }}
      className={`button${round === 'type' ? ' primary' : ''}`}
    >
      <Icon name={round === 'type' ? 'play' : 'check'} />
      <span>{words.text(`box.go.${round}`)}</span>
    </Link>
  );
}

/** Everything that is wrong at once: figures that differ, and what the game refuses. A press goes there. */
function Problems({ box, draft }: Pick<Props, 'box' | 'draft'>) {
  const words = useWords();
  const { form, kit } = box;
  const read = useMemo(() => readPack(kit.game, documentOf(box, draft)), [box, draft, kit.game]);
  const differ = form.entries.flatMap((entry) => differencesOf(entry, draft).map(({ field }) => ({ entry, field })));
  const refused: readonly PackProblem[] = read.ok ? [] : read.problem;
  if (differ.length + refused.length === 0) return null;
  const to = (entry: string, field: string) => ({ page: 'box', game: kit.game.name, draft: draft.id, entry, round: 'type', field }) as const;
  return (
    <section className="box-problems" role="alert">
      <h2>{words.text('box.problems', { count: differ.length + refused.length })}</h2>
      <ul>
        {differ.map(({ entry, field }) => (
          <li key={`${entry.id} ${field}`}>
            <Link to={to(entry.id, field)}>
              {words.text('box.place', { name: box.words.say(entry.name), field: fieldWords(box, field) })}: {words.text('box.differs')}
            </Link>
          </li>
        ))}
        {refused.map((problem) => {
          const place = form.locate(problem);
          const text = <ProblemText kit={kit} problem={problem} />;
          const entry = form.entries.find(({ id }) => id === place?.entry);
          return (
            <li key={JSON.stringify(problem)}>
              {place && entry ? (
                <Link to={to(place.entry, place.field)}>
                  {words.text('box.place', { name: box.words.say(entry.name), field: fieldWords(box, place.field) })}: {text}
                </Link>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A field in words: the names of its parts, the last two of them. */
export function fieldWords({ words }: Pick<Box, 'words'>, field: string): string {
  const parts = field.split(/[.[\]]+/).filter((part) => part !== '' && part !== 'does');
  return parts
    .slice(-2)
    .map((part) => {
      if (/^\d+$/.test(part)) return String(Number(part) + 1);
      const named = words.field(part);
      return named === part ? words.word(part) : named;
    })
    .join(' ');
}

/** Saves the pack as a file, plays with it. */
function Keeping({ box, draft, onDraft }: Props) {
  const words = useWords();
  const online = useOnline();
  const { kit } = box;
  const { game } = kit;
  const read = useMemo(() => readPack(game, documentOf(box, draft)), [box, draft, game]);
  const play = (): void => {
    if (!read.ok) return;
    keepPack(game, read.value);
    const where = online ? 'online' : 'offline';
    proposePack(game, read.value.id);
    go({ page: 'new', where, game: game.name });
  };
  const save = (): void =>
    saveFile(JSON.stringify(documentOf(box, draft), null, 1), `${packNameOf(draft.name)}-${draft.version}.json`, 'application/json');
  return (
    <div className="buttons">
      <button type="button" onClick={save}>
        <Icon name="download" />
        <span>{words.text('box.save')}</span>
      </button>
      <button type="button" disabled={!read.ok} onClick={play}>
        <Icon name="people" />
        <span>{words.text('box.play')}</span>
      </button>
      <label className="box-field">
        <span>{words.text('box.version')}</span>
        <input
          type="text"
          inputMode="numeric"
          className="box-figure"
          value={String(draft.version)}
          onInput={({ currentTarget }) => onDraft({ ...draft, version: Number(currentTarget.value.replace(/\D/g, '').slice(0, 6)) || 1 })}
        />
      </label>
    </div>
  );
}

interface GroupsProps extends Pick<Props, 'box' | 'draft'> {
  readonly states: ReadonlyMap<string, string>;
}

/** Every card as a small place, by group; its look and its name say how far it is. */
function Groups({ box, draft, states }: GroupsProps) {
  const words = useWords();
  const groups = [...new Set(box.form.entries.map(({ group }) => group))];
  const told = (entry: PackEntry): string => {
    const state = states.get(entry.id) ?? '';
    const known = state === 'known' ? box.words.confidence(entry.confidence) : words.text(`box.state.${state}`);
    return words.text('box.place', { name: box.words.say(entry.name), field: known });
  };
  return (
    <>
      {groups.map((group) => (
        <section key={group}>
          <h2>{box.words.group(group)}</h2>
          <p className="box-places">
            {box.form.entries
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <a
                  key={entry.id}
                  href={`#/box/${box.kit.game.name}/${draft.id}/${entry.id}`}
                  data-state={states.get(entry.id)}
                  title={told(entry)}
                  aria-label={told(entry)}
                >
                  {states.get(entry.id) === 'known' ? <Icon name="lock" /> : null}
                  {entry.id.replace(/^\D+/, '')}
                </a>
              ))}
          </p>
        </section>
      ))}
    </>
  );
}
