import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { useWords } from '../words/useWords.tsx';
import type { Said } from './speech.ts';
import { useRest } from './useSay.ts';
import { useVoice } from './voice.ts';

/** Announcements that stay in the page: one that goes at once is not heard by every screen reader. */
const KEPT = 3;

/** The page's one live region. Each announcement is a new line, so that none is read again with the next. `restKey`: see the voice. */
export function Spoken({ restKey }: { readonly restKey: string | null }) {
  const [lines, setLines] = useState<readonly Said[]>([]);
  useLayoutEffect(() => useVoice.setState({ restKey }), [restKey]);
  // Two that come in the same moment are both said: what the page draws is not every state of the voice.
  useEffect(
    () =>
      useVoice.subscribe(({ speech: { said } }, before) => {
        if (said && said !== before.speech.said) setLines((now) => [...now, said].slice(-KEPT));
      }),
    [],
  );
  return (
    <>
      <div className="unseen spoken" role="log" aria-live="polite" aria-atomic="false" aria-relevant="additions">
        {lines.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <Rest />
    </>
  );
}

/** Says the rest, for those who listen without a keyboard. */
function Rest() {
  const words = useWords();
  const waits = useVoice((voice) => voice.speech.rest.length > 0);
  const rest = useRest();
  const key = useVoice((voice) => voice.restKey);
  if (!waits) return null;
  return (
    <button type="button" className="skip spoken-rest" aria-keyshortcuts={key ?? undefined} onClick={rest}>
      {words.text('speech.rest')}
    </button>
  );
}
