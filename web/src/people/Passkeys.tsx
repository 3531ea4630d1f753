import type { PasskeyView } from '@madang/wire';
import { Icon } from '../art/Icon.tsx';
import { useWords } from '../words/useWords.tsx';
import { deviceName } from './device.ts';
import { Listed } from './parts/Listed.tsx';
import { useAsking } from './useAccount.ts';
import { knowsPasskeys, makePasskey, removePasskey } from './webauthn.ts';

/** Passkeys of this person; each can be forgotten. */
export function Passkeys({ passkeys, onChanged }: { readonly passkeys: readonly PasskeyView[]; onChanged(): void }) {
  const words = useWords();
  const { busy, ask } = useAsking();
  const time = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section>
      <h2>{words.text('passkey.title')}</h2>
      <ul className="account-list">
        {passkeys.map(({ id, name, usedAt }) => (
          <Listed
            key={id}
            name={name || words.text('account.someDevice')}
            notes={[words.text('account.used', { time: time.format(usedAt) })]}
            action={words.text('passkey.remove')}
            busy={busy}
            onAction={() => ask(removePasskey(id), onChanged)}
          />
        ))}
      </ul>
      <MakePasskey text={words.text('passkey.add')} onMade={onChanged} />
    </section>
  );
}

/** Makes a passkey for this person: a guest becomes an account by it. */
export function MakePasskey({ text, onMade }: { readonly text: string; onMade(): void }) {
  const words = useWords();
  const { busy, ask } = useAsking();
  if (!knowsPasskeys()) return <p className="note">{words.text('passkey.notHere')}</p>;
  return (
    <p className="buttons">
      <button type="button" disabled={busy} onClick={() => ask(makePasskey(deviceName(navigator.userAgent)), onMade, words.text('passkey.made'))}>
        <Icon name="lock" />
        <span>{text}</span>
      </button>
    </p>
  );
}
