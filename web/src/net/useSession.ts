import { useEffect } from 'preact/hooks';
import { useWords } from '../words/useWords.tsx';
import { useSession } from './session.ts';

/** Begins the session with the server once a page needs it. */
export function useServer(): ReturnType<typeof useSession.getState> {
  const words = useWords();
  const { language } = words;
  const session = useSession();
  const { asked, begin } = session;
  useEffect(() => {
    if (!asked) void begin(language, (code) => words.text('lobby.guest', { code }));
  }, [asked, begin, language, words]);
  return session;
}
