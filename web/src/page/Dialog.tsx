import './dialog.css';
import { Contained, isByKeys } from '@madang/board-kit';
import { useLayer } from '@madang/board-kit/layers';
import { useSwipe } from '@madang/board-kit/swipe';
import { createPortal, type MouseEvent, type ReactNode } from 'preact/compat';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { useWords } from '../words/useWords.tsx';
import { useMedia } from './useMedia.ts';

/** Where it comes up from the foot of the screen. */
const IS_SHEET = '(max-width: 599px)';

interface DialogProps {
  readonly title: string;
  readonly wide?: boolean;
  onClose(): void;
  readonly children: ReactNode;
}

/** A button of the page that the mouse has pressed does not get the focus back: Enter would open the window again. */
function letGoOfOpener(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLButtonElement && !activeElement.closest('dialog')) activeElement.blur();
}

/**
 * A window over the page, which keeps the focus inside and gives it back to keys. The browser's Back closes it, and on a phone a swipe down.
 * It hangs on the page's body: a dark bar that opens it lends it no ink.
 */
export function Dialog({ title, wide, onClose, children }: DialogProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const head = useRef<HTMLElement>(null);
  const isSheet = useMedia(IS_SHEET);
  const name = useId();
  // Closed while it still stands in the page: a dialog that was removed first gives the focus back to nobody.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!isByKeys()) letGoOfOpener();
    shown?.showModal();
    return () => shown?.close();
  }, []);
  useLayer(true, onClose);
  useSwipe(head, isSheet, onClose);
  const onBackdrop = (event: MouseEvent<Element>) => {
    if (event.target === dialog.current) onClose();
  };
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog already
    <dialog ref={dialog} className="dialog" data-wide={wide} aria-labelledby={name} onCancel={onClose} onClick={onBackdrop}>
      <div className="dialog-sheet">
        <header ref={head}>
          <h2 id={name}>{title}</h2>
          <button type="button" className="quiet icon-only" aria-label={words.text('action.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div className="dialog-body">
          <Contained part="dialog" position={children}>
            {children}
          </Contained>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
