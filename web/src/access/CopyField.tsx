import './copy-field.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { useWords } from '../words/useWords.tsx';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
}

type Copied = 'no' | 'yes' | 'by-hand';

/** Browsers have a clipboard on https and on their own machine only, and may refuse it there too. */
export async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** How a marked text is copied on this device: by finger, on a Mac, elsewhere. */
function handWay(): 'touch' | 'mac' | 'keys' {
  if (window.matchMedia('(hover: none) and (pointer: coarse)').matches) return 'touch';
  return /mac/i.test(navigator.userAgent) ? 'mac' : 'keys';
}

/** A text to copy, with its button. Where the browser gives no clipboard, the button marks the text and says what to press. */
export function CopyField({ label, value }: CopyFieldProps) {
  const words = useWords();
  const field = useRef<HTMLInputElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const [copied, setCopied] = useState<Copied>('no');
  useEffect(() => {
    if (copied !== 'no') said.current?.scrollIntoView({ block: 'nearest' });
  }, [copied]);
  const copy = async (): Promise<void> => {
    const done = await toClipboard(value);
    setCopied(done ? 'yes' : 'by-hand');
    if (done) return;
    field.current?.focus();
    // A finger's focus marks nothing by itself.
    field.current?.setSelectionRange(0, value.length);
  };
  return (
    <div className="invite">
      <label>
        <span>{label}</span>
        <input ref={field} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" onClick={() => void copy()}>
        <Icon name="link" />
        <span>{words.text('copy.button')}</span>
      </button>
      <p ref={said} className="copied" role="status">
        {copied === 'no' ? null : words.text(`copy.${copied === 'yes' ? 'done' : handWay()}`)}
      </p>
    </div>
  );
}
