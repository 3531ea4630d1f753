import '../people/people.css';
import { useState } from 'preact/hooks';
import { useServer } from '../net/useSession.ts';
import { Link } from '../page/Link.tsx';
import { Page } from '../page/Page.tsx';
import type { MailAct } from '../page/router.ts';
import { ResetForm } from '../people/forgotten.tsx';
import { useAsking } from '../people/useAccount.ts';
import { useWords } from '../words/useWords.tsx';
import { confirmMail, unsubscribe } from './api.ts';

interface MailPageProps {
  readonly act: MailAct;
  readonly token: string;
}

/** Where a link in a mail leads. Nothing is done before a button is pressed: programs that look at links are no people. */
export function MailPage({ act, token }: MailPageProps) {
  const words = useWords();
  useServer();
  return (
    <Page at="other" title={words.text(`mail.${act}.title`)}>
      <div className="account">
        <Asked act={act} token={token} />
      </div>
    </Page>
  );
}

function Asked({ act, token }: MailPageProps) {
  const words = useWords();
  const { busy, ask } = useAsking();
  const [done, setDone] = useState(false);
  if (done)
    return (
      <>
        <p className="lead">{words.text(`mail.${act}.done`)}</p>
        <p className="buttons">
          <Link to={{ page: 'account' }} className="button">
            {words.text('account.title')}
          </Link>
        </p>
      </>
    );
  if (act === 'reset') return <ResetForm token={token} />;
  return (
    <>
      <p className="lead">{words.text(`mail.${act}.text`)}</p>
      <p className="buttons">
        <button
          type="button"
          className="primary"
          disabled={busy}
          onClick={() => ask(act === 'confirm' ? confirmMail(token) : unsubscribe(token), () => setDone(true))}
        >
          {words.text(`mail.${act}.now`)}
        </button>
      </p>
    </>
  );
}
