import './open-file.css';
import { type Document, type Game, ourReading, readBy } from '@madang/kernel';
import { useState } from 'preact/hooks';
import { rememberFile } from '../local-server/files.ts';
import { FileButton, useMatchFile } from '../match-file/match-file.tsx';
import { importMatch } from '../net/api.ts';
import { useToasts } from '../page/toasts/toasts.ts';
import { go } from '../page/useRoute.ts';
import { explainProblem } from '../words/problems.ts';
import { loadReading } from '../words/reading.ts';
import { useWords } from '../words/useWords.tsx';

/** The rules that read a match: kept ones for another version, where there are some. */
const readingOf = async (game: Game, { version }: Document) => (await loadReading(game, version)) ?? ourReading(game);

/** Opens a match file: to look at it, or (with a server) to play it on at a table. */
export function OpenFile({ online }: { readonly online: boolean }) {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const [found, setFound] = useState<Document | null>(null);
  const look = (document: Document): void => go({ page: 'replay', source: 'file', id: rememberFile(document), at: null });
  const choose = useMatchFile(
    async ({ game }, document) => readBy(await readingOf(game, document), document),
    async (document, { game }) => {
      if (online && (await readingOf(game, document)).game === game) setFound(document);
      else look(document);
    },
  );
  const playOn = async (document: Document): Promise<void> => {
    const made = await importMatch({ document });
    if (made.ok) go({ page: 'table', id: made.value.id, invitation: null });
    else show(explainProblem(words, made.problem), 'problem');
  };
  return (
    <section className="open-file">
      <h2>{words.text('file.title')}</h2>
      <p>{words.text('file.text')}</p>
      <p className="buttons">
        <FileButton label={words.text('file.choose')} onChoose={(file) => void choose(file)} />
        {found ? (
          <>
            <button type="button" className="primary" onClick={() => look(found)}>
              {words.text('file.look')}
            </button>
            <button type="button" onClick={() => void playOn(found)}>
              {words.text('file.play')}
            </button>
          </>
        ) : null}
      </p>
    </section>
  );
}
