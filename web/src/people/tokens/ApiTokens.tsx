import type { NewToken, TokenScope, TokenView } from '@madang/wire';
import { useState } from 'preact/hooks';
import { Check } from '../../access/Check.tsx';
import { CopyField } from '../../access/CopyField.tsx';
import { listTokens, makeToken, revokeToken } from '../../net/users.ts';
import { useFound } from '../../reach/useFound.ts';
import { useWords } from '../../words/useWords.tsx';
import { Field, Form } from '../forms.tsx';
import { Listed } from '../parts/Listed.tsx';
import { TextField } from '../parts/TextField.tsx';
import { useAsking } from '../useAccount.ts';
import { Program } from './Program.tsx';
import './tokens.css';

const SCOPES = ['read', 'play'] as const;
const LONGEST_NAME = 60;

/** Secrets by which programs act for this person: made here, shown once, and revoked; and whose account it is. */
export function ApiTokens({ login, program }: { readonly login: string | null; readonly program: boolean }) {
  const words = useWords();
  const [made, setMade] = useState<NewToken | null>(null);
  const { found: tokens, again: reload } = useFound(listTokens);
  const keep = (token: NewToken): void => {
    setMade(token);
    reload();
  };
  return (
    <section className="account-part api-tokens">
      <h2>{words.text('token.title')}</h2>
      <p className="note">{words.text('token.text')}</p>
      {made ? (
        <div className="notice">
          <CopyField label={words.text('token.once', { name: made.name })} value={made.token} />
        </div>
      ) : null}
      {tokens === null || tokens.length === 0 ? null : (
        <TokenList tokens={tokens} onChanged={reload} onRevoked={(id) => setMade(made?.id === id ? null : made)} />
      )}
      <details>
        <summary>{words.text('token.new')}</summary>
        <TokenForm login={login} onMade={keep} />
      </details>
      <Program login={login} program={program} />
    </section>
  );
}

interface TokenListProps {
  readonly tokens: readonly TokenView[];
  onChanged(): void;
  onRevoked(id: string): void;
}

function TokenList({ tokens, onChanged, onRevoked }: TokenListProps) {
  const words = useWords();
  const { busy, ask } = useAsking();
  const day = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' });
  const revoke = (id: string): void => {
    ask(revokeToken(id), () => {
      onRevoked(id);
      onChanged();
    });
  };
  return (
    <ul className="account-list">
      {tokens.map(({ id, name, scopes, usedAt }) => (
        <Listed
          key={id}
          name={name}
          notes={[
            scopes.map((scope) => words.text(`token.scope.${scope}`)).join(' · '),
            usedAt === null ? words.text('token.unused') : words.text('account.used', { time: day.format(usedAt) }),
          ]}
          action={words.text('token.revoke')}
          label={words.text('token.revokeNamed', { name })}
          busy={busy}
          onAction={() => revoke(id)}
        />
      ))}
    </ul>
  );
}

function TokenForm({ login, onMade }: { readonly login: string | null; onMade(token: NewToken): void }) {
  const words = useWords();
  const { busy, ask } = useAsking();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>(SCOPES);
  const [current, setCurrent] = useState('');
  const make = (): void => {
    const asked = makeToken({ name, scopes: [...scopes], ...(login !== null && { current }) });
    ask(asked, () => {
      void asked.then((answer) => answer.ok && onMade(answer.value));
      setName('');
      setCurrent('');
    });
  };
  return (
    <Form submit={words.text('token.make')} busy={busy || scopes.length === 0} onSubmit={make}>
      <TextField label={words.text('token.name')} note={words.text('token.nameNote')} most={LONGEST_NAME} value={name} onChange={setName} />
      {SCOPES.map((scope) => (
        <Check
          key={scope}
          label={words.text(`token.scope.${scope}`)}
          note={words.text(`token.scope.${scope}.text`)}
          checked={scopes.includes(scope)}
          onChange={(checked) => setScopes(SCOPES.filter((one) => (one === scope ? checked : scopes.includes(one))))}
        />
      ))}
      {login === null ? null : <Field label={words.text('account.ownPassword')} value={current} use="current-password" onChange={setCurrent} />}
    </Form>
  );
}
