import { useEffect } from 'preact/hooks';
import { useWords } from '../words/useWords.tsx';
import { useSession } from './session.ts';

/** Begins the session with the server once a page needs it, and calls a guest as the page's language does. */
export function useServer(): ReturnType<typeof useSession.getState> {
  const words = useWords();
  const { language } = words;
  const session = useSession();
  const { asked, begin, translate } = session;
  useEffect(() => {
    const guest = (code: string): string => words.text('lobby.guest', { code });
    if (asked) translate(guest);
    else void begin(language, guest);
  }, [asked, begin, translate, language, words]);
  return session;
}
