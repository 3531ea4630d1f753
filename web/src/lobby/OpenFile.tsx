import { type Document, ourReading, readBy } from '@madang/kernel';
import { type ChangeEvent, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { readMatchFile, rememberFile } from '../host/files.ts';
import { importMatch } from '../net/api.ts';
import { useToasts } from '../page/toasts.ts';
import { go } from '../page/useRoute.ts';
import { loadKit } from '../words/kit.ts';
import { explainProblem } from '../words/problems.ts';
import { loadReading } from '../words/reading.ts';
import { useWords } from '../words/useWords.tsx';

/** Opens a match file: to look at it, or (with a server) to play it on at a table. */
export function OpenFile({ online }: { readonly online: boolean }) {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const [found, setFound] = useState<Document | null>(null);

  const refuse = (code: string, details: Readonly<Record<string, unknown>>): void =>
    show(explainProblem(words, { code, details: { ...details } }), 'problem');
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    const read = await readMatchFile(file);
    target.value = '';
    if (!read.ok) return refuse(read.problem.code, { ...read.problem });
    const kit = await loadKit(read.value.game, words.language);
    if (!kit) return refuse('unknown-game', { game: read.value.game });
    const reading = (await loadReading(kit.game, read.value.version)) ?? ourReading(kit.game);
    const opened = readBy(reading, read.value);
    if (!opened.ok) return refuse(opened.problem.code, { ...opened.problem });
    if (online && reading.game === kit.game) setFound(read.value);
    else look(read.value);
  };
  const look = (document: Document): void => go({ page: 'replay', source: 'file', id: rememberFile(document), at: null });
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
        <label className="button file-button">
          <Icon name="file" />
          <span>{words.text('file.choose')}</span>
          <input type="file" accept="application/json,.json" className="unseen" onChange={(event) => void choose(event)} />
        </label>
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
