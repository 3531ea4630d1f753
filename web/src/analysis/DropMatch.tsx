import { openDocument } from '@madang/kernel';
import type { DragEvent, ReactNode } from 'preact/compat';
import { useState } from 'preact/hooks';
import { rememberFile } from '../local-server/files.ts';
import { FileButton, useMatchFile } from '../match-file/match-file.tsx';
import { go } from '../page/useRoute.ts';
import { useWords } from '../words/useWords.tsx';

/** Takes a match file that is chosen, or dropped anywhere on what it holds, and goes to its analysis. */
export function DropMatch({ children }: { readonly children?: ReactNode }) {
  const words = useWords();
  const [over, setOver] = useState(false);
  const take = useMatchFile(
    async ({ game }, document) => openDocument(game, document),
    (document) => go({ page: 'analysis', of: { source: 'file', id: rememberFile(document) } }),
  );
  const drag = (inside: boolean) => (event: DragEvent<Element>) => {
    event.preventDefault();
    setOver(inside);
  };
  const drop = (event: DragEvent<Element>): void => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer?.files[0]);
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
        <FileButton label={words.text('analysis.file')} onChoose={(file) => void take(file)} />
      </p>
    </section>
  );
}
