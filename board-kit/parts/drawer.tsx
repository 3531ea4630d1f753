import type { TargetedToggleEvent } from 'preact';
import type { ReactNode } from 'preact/compat';
import { useId, useRef, useState } from 'preact/hooks';
import { useKitWords } from '../context/board.tsx';
import { useLayer } from '../layers.ts';
import { useSwipe } from './use-swipe.ts';
import './drawer.css';

interface DrawerProps {
  /** What lies in it; the title and the name of its handle. */
  readonly title: string;
  /** How the handle looks; left out: the title. */
  readonly handle?: ReactNode;
  /** Whether a piece inside can answer now: the handle shows it. */
  readonly waiting?: boolean;
  readonly children: ReactNode;
}

/**
 * A long list without a place on the board: every tile of a stack, ten special cards. A handle opens it over everything. Escape, a
 * press beside it, a swipe down or the browser's Back closes it and returns the focus. Pieces inside answer.
 */
export function Drawer({ title, handle, waiting = false, children }: DrawerProps) {
  const id = useId();
  const say = useKitWords();
  const drawer = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState(false);
  const head = useRef<HTMLElement>(null);
  const close = (): void => drawer.current?.hidePopover();
  useLayer(isOpen, close);
  useSwipe(head, isOpen, close);
  // Told before it opens, not a moment after: a Back in that moment would leave the page.
  const onBeforeToggle = (event: TargetedToggleEvent<HTMLDivElement>): void => setOpen(event.newState === 'open');
  const onToggle = (event: TargetedToggleEvent<HTMLDivElement>): void => {
    if (event.newState === 'open') setSeen(true);
  };
  return (
    <>
      <button type="button" className="drawer-handle" popoverTarget={id} aria-label={title} data-says={title} data-waiting={waiting}>
        {handle ?? title}
      </button>
      <div
        ref={drawer}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        className="drawer"
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
      >
        <header ref={head} className="drawer-head">
          <strong>{title}</strong>
          <button type="button" popoverTarget={id} popoverTargetAction="hide" className="drawer-close" aria-label={say('close')}>
            ×
          </button>
        </header>
        <div className="drawer-list">{seen && children}</div>
      </div>
    </>
  );
}
