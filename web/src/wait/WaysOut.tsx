import { useWords } from '../words/useWords.tsx';

/** What a reader can do about a page that stopped: load it again, or go to the lobby. */
export function WaysOut() {
  const words = useWords();
  return (
    <p className="buttons">
      <button type="button" className="primary" onClick={() => window.location.reload()}>
        {words.text('broken.reload')}
      </button>
      <a className="button" href="#/">
        {words.text('nav.lobby')}
      </a>
    </p>
  );
}
