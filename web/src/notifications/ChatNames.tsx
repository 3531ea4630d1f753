import type { ChatNameSettings, ChatProgram } from '@madang/wire';
import { useState } from 'preact/hooks';
import { Form } from '../people/forms.tsx';
import { useAsking } from '../people/useAccount.ts';
import { useFound } from '../reach/useFound.ts';
import { useWords } from '../words/useWords.tsx';
import { findChatNames, setChatNames } from './api.ts';

const PROGRAMS = ['discord', 'matrix'] as const satisfies readonly ChatProgram[];
const LONGEST = 255;
const PATTERNS = { discord: '[0-9]{15,20}', matrix: '@[^:]+:.+' } as const;

/** The ids by which messages in chat programs mention this person. Nothing, where the server mentions nobody. */
export function ChatNames() {
  const words = useWords();
  const { found, again } = useFound(findChatNames);
  const shown = PROGRAMS.filter((program) => found?.used.includes(program) === true || (found?.names[program] ?? null) !== null);
  if (!found || shown.length === 0) return null;
  return (
    <section className="account-part chat-names">
      <h2>{words.text('chatName.title')}</h2>
      <p className="note">{words.text('chatName.text')}</p>
      <NameForm key={JSON.stringify(found.names)} settings={found} shown={shown} onChanged={again} />
    </section>
  );
}

interface NameFormProps {
  readonly settings: ChatNameSettings;
  readonly shown: readonly ChatProgram[];
  onChanged(): void;
}

function NameForm({ settings, shown, onChanged }: NameFormProps) {
  const [names, setNames] = useState(settings.names);
  const words = useWords();
  const { busy, ask } = useAsking();
  return (
    <Form submit={words.text('chatName.save')} busy={busy} onSubmit={() => ask(setChatNames(names), onChanged, words.text('chatName.saved'))}>
      {shown.map((program) => (
        <label key={program} className="field">
          <span>{words.text(`chatName.${program}`)}</span>
          <input
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellcheck={false}
            pattern={PATTERNS[program]}
            maxLength={LONGEST}
            value={names[program] ?? ''}
            onChange={(event) => setNames({ ...names, [program]: event.currentTarget.value.trim() || null })}
          />
          <small>{words.text(`chatName.${program}Note`)}</small>
        </label>
      ))}
    </Form>
  );
}
