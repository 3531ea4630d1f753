import './install-hint.css';
import { useSyncExternalStore } from 'preact/compat';
import { useState } from 'preact/hooks';
import { keep, kept } from '../page/storage.ts';
import { installPrompt, onInstallPrompt } from '../reach/installing.ts';
import { useWords } from '../words/useWords.tsx';

const VISITS = 'madang.visits';
const ANSWERED = 'madang.install';
/** A page that was opened this often is worth a place on the device. */
const FROM_VISIT = 2;

/** Counts this visit; a reload is none. */
function countVisit(): number {
  const before = kept(VISITS);
  const visits = typeof before === 'number' ? before : 0;
  if (kept(VISITS, 'tab') === true) return visits;
  keep(VISITS, true, 'tab');
  keep(VISITS, visits + 1);
  return visits + 1;
}

const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;
/** Safari on phones and tablets installs by its own menu alone. A tablet calls itself a computer, but it has fingers. */
const isByHand = (): boolean => /iphone|ipad/i.test(navigator.userAgent) || (/macintosh/i.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** From the second visit on, says how the page becomes an app, until it is installed or declined. */
export function InstallHint() {
  const words = useWords();
  const [visits] = useState(countVisit);
  const prompt = useSyncExternalStore(onInstallPrompt, installPrompt);
  const [answered, setAnswered] = useState(() => kept(ANSWERED) === true);
  if (answered || visits < FROM_VISIT || isInstalled() || !(prompt || isByHand())) return null;
  const answer = (): void => {
    keep(ANSWERED, true);
    setAnswered(true);
  };
  const install = (): void => {
    prompt?.prompt().catch((error: unknown) => console.info('not installed:', error));
    answer();
  };
  return (
    <p className="notice install-hint">
      <span>{words.text(prompt ? 'install.text' : 'install.ios')}</span>
      {prompt ? (
        <button type="button" className="small primary" onClick={install}>
          {words.text('install.now')}
        </button>
      ) : null}
      <button type="button" className="small" onClick={answer}>
        {words.text('install.no')}
      </button>
    </p>
  );
}
