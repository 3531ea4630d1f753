import { openDocument } from '@madang/kernel';
import { type DragEvent, type ReactNode, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { readMatchFile, rememberFile } from '../host/files.ts';
import { useToasts } from '../page/toasts.ts';
import { go } from '../page/useRoute.ts';
import { loadKit } from '../words/kit.ts';
import { explainProblem } from '../words/problems.ts';
import { useWords } from '../words/useWords.tsx';

/** Takes a match file that is chosen, or dropped anywhere on what it holds, and goes to its analysis. */
export function DropMatch({ children }: { readonly children?: ReactNode }) {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const [over, setOver] = useState(false);
  const refuse = (code: string, details: Readonly<Record<string, unknown>>): void =>
    show(explainProblem(words, { code, details: { ...details } }), 'problem');
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read = await readMatchFile(file);
    if (!read.ok) return refuse(read.problem.code, { ...read.problem });
    const kit = await loadKit(read.value.game, words.language);
    if (!kit) return refuse('unknown-game', { game: read.value.game });
    const opened = openDocument(kit.game, read.value);
    if (!opened.ok) return refuse(opened.problem.code, { ...opened.problem });
    go({ page: 'analysis', of: { source: 'file', id: rememberFile(read.value) } });
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <section
      className="drop-match"
      aria-label={words.text('analysis.title')}
      data-over={over}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      {children}
      <p className="buttons">
        <label className="button file-button">
          <Icon name="file" />
          <span>{words.text('analysis.file')}</span>
          <input
            type="file"
            accept="application/json,.json"
            className="unseen"
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
      </p>
    </section>
  );
}
