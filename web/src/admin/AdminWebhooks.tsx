import type { WebhookView } from '@madang/wire';
import { useState } from 'preact/hooks';
import { CopyField } from '../access/CopyField.tsx';
import { useAsking } from '../people/useAccount.ts';
import { useFound } from '../reach/useFound.ts';
import { useWords } from '../words/useWords.tsx';
import { ChangeForm, NewWebhookForm } from './webhook-forms.tsx';
import { findWebhooks, removeWebhook, testWebhook } from './webhooks.ts';

/** Channels of chat programs that are told of public tables, results and tournaments. */
export function AdminWebhooks() {
  const words = useWords();
  const { found, again } = useFound(findWebhooks);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <section className="account-part webhooks">
      <h2>{words.text('webhook.title')}</h2>
      <p className="note">{words.text(found?.offered === false ? 'webhook.notOffered' : 'webhook.text')}</p>
      {secret === null ? null : (
        <div className="notice">
          <CopyField label={words.text('webhook.once')} value={secret} />
        </div>
      )}
      <ul className="account-list">
        {found?.webhooks.map((one) => (
          <One key={one.id} webhook={one} onChanged={again} />
        ))}
      </ul>
      {found?.offered ? (
        <details className="told-add">
          <summary>{words.text('webhook.new')}</summary>
          <NewWebhookForm
            onAdded={(made) => {
              setSecret(made);
              again();
            }}
          />
        </details>
      ) : null}
    </section>
  );
}

function One({ webhook, onChanged }: { readonly webhook: WebhookView; onChanged(): void }) {
  const words = useWords();
  const { busy, ask } = useAsking();
  const [changes, setChanges] = useState(false);
  const { id, name, form, host, events, state } = webhook;
  const acts: Readonly<Record<string, () => void>> = {
    'webhook.test': () => ask(testWebhook(id), onChanged, words.text('webhook.tested')),
    'webhook.change': () => setChanges(!changes),
    'told.remove': () => ask(removeWebhook(id), onChanged),
  };
  return (
    <li data-state={state}>
      <span className="account-what">
        <strong>{name || host}</strong>
        <small>{[words.text(`webhook.form.${form}`), host].join(' · ')}</small>
        <small>{state === 'active' ? events.map((event) => words.text(`webhook.event.${event}`)).join(' · ') : words.text(`webhook.${state}`)}</small>
      </span>
      {Object.entries(acts).map(([text, act]) => (
        <button key={text} type="button" className="small" disabled={busy} onClick={act}>
          {words.text(text)}
        </button>
      ))}
      {changes ? (
        <ChangeForm
          webhook={webhook}
          onChanged={() => {
            setChanges(false);
            onChanged();
          }}
        />
      ) : null}
    </li>
  );
}
