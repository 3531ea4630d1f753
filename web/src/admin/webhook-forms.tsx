import { LANGUAGES } from '@madang/text';
import type { WebhookEvent, WebhookForm, WebhookRequest, WebhookView } from '@madang/wire';
import { useState } from 'preact/hooks';
import { Check } from '../access/Check.tsx';
import { Form } from '../people/forms.tsx';
import { SelectField } from '../people/parts/SelectField.tsx';
import { TextField } from '../people/parts/TextField.tsx';
import { useAsking } from '../people/useAccount.ts';
import { useWords } from '../words/useWords.tsx';
import { addWebhook, changeWebhook } from './webhooks.ts';

const FORMS = ['discord', 'slack', 'matrix', 'json'] as const satisfies readonly WebhookForm[];
const EVENTS = ['tables', 'results', 'tournaments', 'turns'] as const satisfies readonly WebhookEvent[];
const LENGTHS = { name: 60, address: 1024, room: 255, token: 1024 } as const;

/** How a webhook speaks, and of what. */
interface Manner {
  readonly name: string;
  readonly language: string;
  readonly events: readonly WebhookEvent[];
}

function MannerFields({ manner, form, onChange }: { readonly manner: Manner; readonly form: WebhookForm; onChange(manner: Manner): void }) {
  const words = useWords();
  const { name, language, events } = manner;
  const nameOf = (tag: string): string => new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  const isOffered = (event: WebhookEvent): boolean => event !== 'turns' || form !== 'slack';
  return (
    <>
      <TextField
        label={words.text('webhook.name')}
        most={LENGTHS.name}
        required={false}
        value={name}
        onChange={(value) => onChange({ ...manner, name: value })}
      />
      <SelectField
        label={words.text('webhook.language')}
        values={LANGUAGES}
        value={language}
        name={nameOf}
        onChange={(tag) => onChange({ ...manner, language: tag })}
      />
      {EVENTS.filter(isOffered).map((event) => (
        <Check
          key={event}
          label={words.text(`webhook.event.${event}`)}
          {...(event === 'turns' && { note: words.text('webhook.turnsNote') })}
          checked={events.includes(event)}
          onChange={(checked) => onChange({ ...manner, events: EVENTS.filter((one) => (one === event ? checked : events.includes(one))) })}
        />
      ))}
    </>
  );
}

/** Changes what a webhook says, and where. */
export function ChangeForm({ webhook, onChanged }: { readonly webhook: WebhookView; onChanged(): void }) {
  const words = useWords();
  const { busy, ask } = useAsking();
  const [manner, setManner] = useState<Manner>(webhook);
  const [address, setAddress] = useState('');
  const { name, language, events } = manner;
  const moved = address === '' ? {} : { address };
  const change = (): void => ask(changeWebhook(webhook.id, { name, language, events: [...events], ...moved }), onChanged);
  return (
    <Form submit={words.text('webhook.save')} busy={busy || events.length === 0} onSubmit={change}>
      <TextField
        label={words.text('webhook.newAddress')}
        note={words.text('webhook.keepAddress', { host: webhook.host })}
        type="url"
        most={LENGTHS.address}
        required={false}
        value={address}
        onChange={setAddress}
      />
      <MannerFields manner={manner} form={webhook.form} onChange={setManner} />
    </Form>
  );
}

/** The first events of a new webhook. */
const FIRST: readonly WebhookEvent[] = ['tables', 'results', 'tournaments'];

/** Adds a webhook; `onAdded` gets the secret that signs plain JSON, or null. */
export function NewWebhookForm({ onAdded }: { onAdded(secret: string | null): void }) {
  const words = useWords();
  const { busy, ask } = useAsking();
  const [form, setForm] = useState<WebhookForm>('discord');
  const [place, setPlace] = useState({ address: '', room: '', token: '' });
  const [manner, setManner] = useState<Manner>({ name: '', language: words.language, events: FIRST });
  const add = (): void => {
    const { address, room, token } = place;
    const events = manner.events.filter((event) => event !== 'turns' || form !== 'slack');
    const common = { ...manner, events, address };
    const asked: WebhookRequest = form === 'matrix' ? { ...common, form, room, token } : { ...common, form };
    const answer = addWebhook(asked);
    ask(answer, () => {
      void answer.then((made) => onAdded(made.ok ? made.value.secret : null));
      setPlace({ address: '', room: '', token: '' });
      setManner({ ...manner, name: '' });
    });
  };
  return (
    <Form submit={words.text('told.add')} busy={busy || manner.events.length === 0} onSubmit={add}>
      <SelectField
        label={words.text('webhook.program')}
        values={FORMS}
        value={form}
        name={(one) => words.text(`webhook.form.${one}`)}
        onChange={setForm}
      />
      <TextField
        label={words.text(form === 'matrix' ? 'webhook.homeserver' : 'told.webhook')}
        note={words.text(`webhook.how.${form}`)}
        type="url"
        most={LENGTHS.address}
        value={place.address}
        onChange={(address) => setPlace({ ...place, address })}
      />
      {form === 'matrix' ? (
        <>
          <TextField
            label={words.text('webhook.room')}
            note={words.text('webhook.roomNote')}
            most={LENGTHS.room}
            value={place.room}
            onChange={(room) => setPlace({ ...place, room })}
          />
          <TextField
            label={words.text('webhook.token')}
            type="password"
            most={LENGTHS.token}
            value={place.token}
            onChange={(token) => setPlace({ ...place, token })}
          />
        </>
      ) : null}
      <MannerFields manner={manner} form={form} onChange={setManner} />
    </Form>
  );
}
