import './box.css';
import { use } from 'preact/compat';
import { Page } from '../page/Page.tsx';
import { Gone } from '../table/dialogs/Gone.tsx';
import { type LoadedGame, loadGame } from '../words/loaded-game.ts';
import { useWords } from '../words/useWords.tsx';
import { Drafts } from './Drafts.tsx';
import { EntryForm } from './EntryForm.tsx';
import type { Round } from './logic/draft.ts';
import { Overview } from './Overview.tsx';
import { entryOf, useBox, useDraft } from './useBox.ts';

interface Props {
  readonly name: string;
  readonly draft: string | null;
  readonly entry: string | null;
  readonly round: Round;
  readonly field: string | null;
}

/** Asks for the cards of a person's own box, one by one: the drafts, one draft, or one card of it. */
export function BoxPage({ name, ...rest }: Props) {
  const words = useWords();
  const kit = use(loadGame(name, words.language));
  return kit ? <BoxOf kit={kit} {...rest} /> : <Gone problem={{ code: 'unknown-game', details: { game: name } }} />;
}

function BoxOf({ kit, draft, ...rest }: Omit<Props, 'name'> & { readonly kit: LoadedGame }) {
  const words = useWords();
  const box = useBox(kit);
  if (!box) return <Gone problem={{ code: 'unknown-game', details: { game: kit.game.name } }} />;
  if (draft !== null) return <DraftPart box={box} id={draft} {...rest} />;
  return (
    <Page at="other" title={words.text('title.box')}>
      <Drafts box={box} />
    </Page>
  );
}

interface PartProps extends Omit<Props, 'name' | 'draft'> {
  readonly box: NonNullable<ReturnType<typeof useBox>>;
  readonly id: string;
}

function DraftPart({ box, id, entry, round, field }: PartProps) {
  const words = useWords();
  const [draft, change] = useDraft(box.kit.game.name, id);
  if (!draft)
    return (
      <Page at="other" title={words.text('title.box')}>
        <p>{words.text('box.gone')}</p>
        <Drafts box={box} />
      </Page>
    );
  const asked = entry === null ? undefined : entryOf(box.form, entry);
  return (
    <Page at="other" game={box.kit.game.name} title={asked ? box.words.say(asked.name) : draft.name}>
      {asked ? (
        <EntryForm box={box} draft={draft} onDraft={change} entry={asked} round={round} field={field} />
      ) : (
        <Overview box={box} draft={draft} onDraft={change} />
      )}
    </Page>
  );
}
