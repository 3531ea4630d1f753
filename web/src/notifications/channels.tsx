import { useState } from 'preact/hooks';
import { Field, Form } from '../people/forms.tsx';
import { SelectField } from '../people/parts/SelectField.tsx';
import { TextField } from '../people/parts/TextField.tsx';
import { useAsking } from '../people/useAccount.ts';
import { useWords } from '../words/useWords.tsx';
import { addReceiver } from './api.ts';

const LONGEST_MAIL = 254;
const LONGEST_ADDRESS = 1024;
const SHAPES = ['discord', 'plain'] as const;

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
      <TextField
        label={words.text('told.mail')}
        type="email"
        most={LONGEST_MAIL}
        value={address}
        onChange={setAddress}
        note={words.text('told.mailNote')}
      />
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
      <TextField label={words.text('told.webhook')} type="url" most={LONGEST_ADDRESS} value={address} onChange={setAddress} />
      <SelectField
        label={words.text('told.shape')}
        values={SHAPES}
        value={shape}
        name={(one) => words.text(`told.shape.${one}`)}
        onChange={setShape}
      />
    </Form>
  );
}
