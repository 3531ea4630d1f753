import { useEffect, useState } from 'preact/hooks';
import { appUrl } from '../reach/base.ts';
import { wasMissing } from '../reach/parts.ts';
import { reach, reloadWhenServed } from '../reach/served.ts';
import { useWords } from '../words/useWords.tsx';
import { WaysOut } from './WaysOut.tsx';

/** Why a part of the app is not here: the server has a newer app, does not answer, or answers again. */
type Why = 'asking' | 'newer' | 'silent' | 'answers';

const LOOK_EVERY_MS = 5_000;
/** Milliseconds until the page is loaded anew by itself; somebody reads first why. */
const RELOAD_MS: Readonly<Record<Why, number>> = { asking: 15_000, newer: 15_000, silent: 4_000, answers: 4_000 };

/** Browsers name the file in the message, or say nothing. */
const addressIn = (error: unknown): string =>
  (error instanceof Error && /(?:https?:\/\/|\/)\S+\.(?:js|css)/.exec(error.message)?.[0]) || appUrl('./').href;

/** What a server says of a file that it does not have any more. Proxies and networks that want a sign-in refuse in other ways. */
const GONE = [404, 410];

async function whyMissing(address: string): Promise<Why> {
  const answer = await reach(address);
  if (!answer || answer.status >= 500) return 'silent';
  return GONE.includes(answer.status) ? 'newer' : 'answers';
}

/** Says why a part of the app could not be loaded, and loads the page anew once that can help. */
export function MissingPart({ error }: { readonly error: unknown }) {
  const words = useWords();
  const [why, setWhy] = useState<Why>('asking');
  const address = addressIn(error);
  const [old] = useState(() => wasMissing(error));
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      const found = await whyMissing(address);
      if (wanted) setWhy(found);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [address]);
  // What was missing before is there again: nobody has to read why it was not.
  useEffect(() => reloadWhenServed(old && why === 'answers' ? 0 : RELOAD_MS[why]), [old, why]);
  if (why === 'asking') return <p className="loading">{words.text('loading')}</p>;
  return (
    <main className="message-page">
      <h1>{words.text(why === 'newer' ? 'broken.outdatedTitle' : 'broken.partTitle')}</h1>
      <p>{words.text(why === 'newer' ? 'broken.outdated' : `broken.part.${why}`)}</p>
      <WaysOut />
    </main>
  );
}
