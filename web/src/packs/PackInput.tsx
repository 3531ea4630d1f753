import './pack-input.css';
import type { ClipboardEvent, DragEvent } from 'preact/compat';
import { useState } from 'preact/hooks';
import { FileButton } from '../match-file/match-file.tsx';
import { useWords } from '../words/useWords.tsx';

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Props {
  readonly label: string;
  /** Undefined: it is no JSON. */
  onDocument(document: unknown): void;
}

/** Takes a pack from a file that is chosen or dropped, or from text that is pasted. */
export function PackInput({ label, onDocument }: Props) {
  const words = useWords();
  const [over, setOver] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (file) onDocument(jsonOf(await file.text()));
  };
  const drag = (inside: boolean) => (event: DragEvent<Element>) => {
    event.preventDefault();
    setOver(inside);
  };
  const drop = (event: DragEvent<Element>): void => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer?.files[0]);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    event.preventDefault();
    onDocument(jsonOf(event.clipboardData?.getData('text') ?? ''));
  };
  return (
    <fieldset className="pack-input" aria-label={label} data-over={over} onDragOver={drag(true)} onDragLeave={drag(false)} onDrop={drop}>
      <FileButton label={label} onChoose={(file) => void take(file)} />
      <input
        type="text"
        value=""
        placeholder={words.text('packs.paste')}
        aria-label={words.text('packs.paste')}
        onPaste={paste}
        onInput={({ currentTarget }) => {
          // A few keyboards insert the text without a paste.
          const document = jsonOf(currentTarget.value);
          currentTarget.value = '';
          if (document !== undefined) onDocument(document);
        }}
      />
    </fieldset>
  );
}
