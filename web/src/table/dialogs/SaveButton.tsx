import { type Document, printDocument } from '@madang/kernel';
import { Icon } from '../../art/Icon.tsx';
import { saveMatchFile } from '../../local-server/files.ts';
import { useWords } from '../../words/useWords.tsx';

/** Saves the match as a file that any Madang opens. */
export function SaveButton({ load }: { readonly load: () => Promise<Document | null> }) {
  const words = useWords();
  const save = async (): Promise<void> => {
    const document = await load();
    if (document) saveMatchFile(printDocument(document), `${document.game}-${document.moves.length}.json`);
  };
  return (
    <button
      type="button"
      className="quiet icon-only"
      aria-label={words.text('replay.save')}
      title={words.text('replay.save')}
      onClick={() => void save()}
    >
      <Icon name="download" />
    </button>
  );
}
