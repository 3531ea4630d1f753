import './toasts.css';
import { useEffectEvent } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { useSaid } from '../../assist/useSay.ts';
import { useWords } from '../../words/useWords.tsx';
import { useClearPlace } from './clear-place.ts';
import { type Toast, useToasts } from './toasts.ts';

/** How long a toast stays on a page that is looked at. */
const LIFETIME_MS: Readonly<Record<Toast['kind'], number>> = { notice: 8_000, talk: 5_000, problem: 20_000 };

/** Notices in a corner; the page's voice says each when it comes. */
export function Toasts() {
  const { toasts, dismiss } = useToasts();
  useSaid(toasts.findLast(({ kind }) => kind !== 'talk')?.text ?? null);
  const [held, hold] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useClearPlace(box, toasts.length, held);
  // A notice that goes takes the pointer and the focus with it, and neither says that it has left.
  const onGone = (id: number): void => {
    dismiss(id);
    hold(false);
  };
  return (
    <div
      ref={box}
      role="status"
      aria-live="off"
      className="toasts"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} held={held} onGone={() => onGone(toast.id)} />
      ))}
    </div>
  );
}

interface ToastCardProps {
  readonly toast: Toast;
  /** The notices are pointed at or have the focus. */
  readonly held: boolean;
  onGone(): void;
}

/** One notice. It leaves by itself, but not while it is held or the page is hidden. */
function ToastCard({ toast: { text, kind }, held, onGone }: ToastCardProps) {
  const words = useWords();
  const isHidden = useHidden();
  // Another function for the same toast does not begin its time anew.
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    if (held || isHidden) return;
    const timer = setTimeout(() => leave(), LIFETIME_MS[kind]);
    return () => clearTimeout(timer);
  }, [held, isHidden, kind]);
  return (
    <div className="toast" data-kind={kind}>
      <p>{text}</p>
      <button type="button" className="quiet icon-only" aria-label={words.text('action.close')} onClick={onGone}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** True while the page is in a tab that nobody looks at. */
function useHidden(): boolean {
  const [isHidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const onChange = (): void => setHidden(document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return isHidden;
}
