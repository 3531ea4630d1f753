import { useState } from 'preact/hooks';
import { Field, Form } from '../people/forms.tsx';
import { useAsking } from '../people/useAccount.ts';
import { useWords } from '../words/useWords.tsx';
import { addReceiver } from './api.ts';

const LONGEST_MAIL = 254;
const LONGEST_ADDRESS = 1024;
const SHAPES = ['discord', 'plain'] as const;

interface AddressProps {
  readonly label: string;
  readonly type: 'email' | 'url';
  readonly value: string;
  onChange(value: string): void;
  readonly note?: string;
}

/** A field for an address. */
function AddressField({ label, type, value, onChange, note }: AddressProps) {
  const maxLength = type === 'email' ? LONGEST_MAIL : LONGEST_ADDRESS;
  const kind = type === 'email' ? ({ type, autoComplete: 'email' } as const) : ({ type, autoComplete: 'off' } as const);
  return (
    <label className="field">
      <span>{label}</span>
      <input {...kind} required maxLength={maxLength} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
      {note === undefined ? null : <small>{note}</small>}
    </label>
  );
}

/** A mail address, which gets a link first. Whoever has a password gives it: a forgotten one is mailed there. */
export function MailForm({ login, onAdded }: { readonly login: string | null; onAdded(): void }) {
  const words = useWords();
  const { busy, ask } = useAsking();
  const [address, setAddress] = useState('');
  const [current, setCurrent] = useState('');
  const add = () => addReceiver({ kind: 'mail', address, ...(login !== null && { current }) });
  const added = (): void => {
    setAddress('');
    setCurrent('');
    onAdded();
  };
  return (
    <Form submit={words.text('told.add')} busy={busy} onSubmit={() => ask(add(), added, words.text('told.mailSent'))}>
      <AddressField label={words.text('told.mail')} type="email" value={address} onChange={setAddress} note={words.text('told.mailNote')} />
      {login === null ? null : <Field label={words.text('account.ownPassword')} value={current} use="current-password" onChange={setCurrent} />}
    </Form>
  );
}

/** Another program’s address. */
export function WebhookForm({ onAdded }: { onAdded(): void }) {
  const words = useWords();
  const { busy, ask } = useAsking();
  const [address, setAddress] = useState('');
  const [shape, setShape] = useState<(typeof SHAPES)[number]>('discord');
  const added = (): void => {
    setAddress('');
    onAdded();
  };
  return (
    <Form submit={words.text('told.add')} busy={busy} onSubmit={() => ask(addReceiver({ kind: 'webhook', address, shape }), added)}>
      <AddressField label={words.text('told.webhook')} type="url" value={address} onChange={setAddress} />
      <label className="field">
        <span>{words.text('told.shape')}</span>
        <select value={shape} onChange={(event) => setShape(SHAPES.find((one) => one === event.currentTarget.value) ?? 'plain')}>
          {SHAPES.map((one) => (
            <option key={one} value={one}>
              {words.text(`told.shape.${one}`)}
            </option>
          ))}
        </select>
      </label>
    </Form>
  );
}
