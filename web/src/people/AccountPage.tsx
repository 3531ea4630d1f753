import type { Account } from '@madang/wire';
import type { ReactNode } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import { Loading } from '../wait/Loading.tsx';
import './people.css';
import { useServer } from '../net/useSession.ts';
import { Page } from '../page/Page.tsx';
import { noteGuest } from '../progress/kept-progress.ts';
import { RelationList } from '../relations/RelationList.tsx';
import { MyName } from '../settings/MyName.tsx';
import { explainProblem } from '../words/problems.ts';
import { useWords } from '../words/useWords.tsx';
import { Calendar } from './calendar/Calendar.tsx';
import { DeleteForm } from './DeleteForm.tsx';
import { ForgottenForm } from './forgotten.tsx';
import { KeepForm, PasswordForm, SignInForm } from './forms.tsx';
import { OwnThings, ZoneField } from './OwnThings.tsx';
import { OpenidLink, OpenidSignIn } from './openid/Openid.tsx';
import { MakePasskey, Passkeys } from './Passkeys.tsx';
import { RestFields } from './rest/RestFields.tsx';
import { Sessions, ShowAgain } from './Sessions.tsx';
import { ApiTokens } from './tokens/ApiTokens.tsx';
import { useAccount } from './useAccount.ts';

interface AccountProps {
  /** Why whoever comes back from somewhere else is not signed in; null: nothing went wrong. */
  readonly wrong: string | null;
  /** Where one chooses what one is told. */
  told(login: string | null): ReactNode;
}

/** The user's account: its name, and the ways to sign in to it again. */
export function AccountPage({ wrong: refused, told }: AccountProps) {
  const words = useWords();
  const { person, problem: noSession, asked } = useServer();
  const { account, problem, reload } = useAccount(person?.id);
  const wrong = noSession ?? problem;
  useEffect(() => {
    if (account) noteGuest(account.person.id, isGuest(account));
  }, [account]);
  return (
    <Page at="other" title={words.text('account.title')}>
      {refused === null ? null : <p className="notice">{explainProblem(words, { code: refused })}</p>}
      {wrong ? <p className="notice">{explainProblem(words, wrong)}</p> : null}
      {!wrong && (!asked || !account) ? <Loading of="answer" /> : null}
      {account ? (
        <div className="account">
          {person ? <MyName person={person} here /> : null}
          {isGuest(account) ? <GuestParts account={account} onChanged={reload} /> : <MemberParts account={account} onChanged={reload} />}
          {told(account.login)}
          <Calendar />
          <ZoneField zone={account.zone} onChanged={reload} />
          <RestFields rest={account.rest} zone={account.zone} onChanged={reload} />
          <RelationList />
          <OwnThings person={account.person.id} host={account.host} />
          <DeleteForm login={account.login} />
        </div>
      ) : null}
    </Page>
  );
}

const isGuest = ({ login, passkeys, openid }: Account): boolean => login === null && passkeys.length === 0 && openid?.linked !== true;

/** A guest may become an account, or is somebody who has one. */
function GuestParts({ account: { forgottenAfter, mails, openid }, onChanged }: MemberProps) {
  const words = useWords();
  return (
    <>
      <p className="lead">{words.text('account.guest')}</p>
      {forgottenAfter === null ? null : <p className="note">{words.text('account.forgotten', { count: forgottenAfter })}</p>}
      {openid ? <OpenidSignIn name={openid.name} /> : null}
      <div className="account-ways">
        <section>
          <h2>{words.text('account.keep')}</h2>
          <p className="note">{words.text('account.keepText')}</p>
          <KeepForm onKept={onChanged} />
          <MakePasskey text={words.text('passkey.keep')} onMade={onChanged} />
        </section>
        <section>
          <h2>{words.text('account.signIn')}</h2>
          <p className="note">{words.text('account.signInText')}</p>
          <SignInForm />
          {mails ? <ForgottenForm /> : null}
        </section>
      </div>
    </>
  );
}

interface MemberProps {
  readonly account: Account;
  onChanged(): void;
}

function MemberParts({ account, onChanged }: MemberProps) {
  const words = useWords();
  const { login, passkeys, sessions, openid, program } = account;
  return (
    <>
      {login === null ? null : <p>{words.text('account.signedInAs', { login })}</p>}
      <Sessions sessions={sessions} onChanged={onChanged} />
      <ShowAgain account={account} />
      <Passkeys passkeys={passkeys} onChanged={onChanged} />
      {openid ? <OpenidLink name={openid.name} linked={openid.linked} onChanged={onChanged} /> : null}
      <section>
        <h2>{words.text('account.password')}</h2>
        {login === null ? <KeepForm onKept={onChanged} /> : <PasswordForm login={login} onChanged={onChanged} />}
      </section>
      <ApiTokens login={login} program={program} />
    </>
  );
}
