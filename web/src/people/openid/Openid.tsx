import { useState } from 'preact/hooks';
import { Check } from '../../access/Check.tsx';
import { Icon } from '../../art/Icon.tsx';
import { askProvider, leaveProvider } from '../../net/users.ts';
import { useWords } from '../../words/useWords.tsx';
import { useAsking } from '../useAccount.ts';

interface ProviderProps {
  /** How the host calls its provider. */
  readonly name: string;
}

/** Goes to the provider, and comes back to the account's page. */
function useLeaving() {
  const { busy, ask } = useAsking();
  const leave = (bring: boolean): void => {
    const asked = askProvider(bring);
    ask(asked, () => void asked.then((answer) => answer.ok && window.location.assign(answer.value.url)));
  };
  return { busy, leave };
}

/** A guest signs in by the host's OpenID provider: as whom it knows, or as a new account that is this guest. */
export function OpenidSignIn({ name }: ProviderProps) {
  const words = useWords();
  const { busy, leave } = useLeaving();
  const [bring, setBring] = useState(true);
  return (
    <section className="openid">
      <h2>{words.text('openid.title', { name })}</h2>
      <p className="note">{words.text('openid.text')}</p>
      <Check label={words.text('account.bring')} note={words.text('account.bringText')} checked={bring} onChange={setBring} />
      <p className="buttons">
        <button type="button" className="primary" disabled={busy} onClick={() => leave(bring)}>
          <Icon name="lock" />
          <span>{words.text('openid.signIn', { name })}</span>
        </button>
      </p>
    </section>
  );
}

/** The provider as a way into an account: made one, or given up. */
export function OpenidLink({ name, linked, onChanged }: ProviderProps & { readonly linked: boolean; onChanged(): void }) {
  const words = useWords();
  const { busy, leave } = useLeaving();
  const { busy: leaving, ask } = useAsking();
  return (
    <section className="openid">
      <h2>{name}</h2>
      <p className="note">{words.text(linked ? 'openid.linked' : 'openid.unlinked', { name })}</p>
      <p className="buttons">
        {linked ? (
          <button type="button" disabled={leaving} onClick={() => ask(leaveProvider(), onChanged)}>
            {words.text('openid.unlink')}
          </button>
        ) : (
          <button type="button" disabled={busy} onClick={() => leave(false)}>
            <Icon name="lock" />
            <span>{words.text('openid.link', { name })}</span>
          </button>
        )}
      </p>
    </section>
  );
}
