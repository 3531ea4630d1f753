import { Icon } from '../art/Icon.tsx';
import { useWords } from '../words/useWords.tsx';
import { useToasts } from './toasts.ts';

/** Notices in a corner, read out by screen readers. */
export function Toasts() {
  const words = useWords();
  const { toasts, dismiss } = useToasts();
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <div key={toast.id} className="toast" data-kind={toast.kind}>
          <p>{toast.text}</p>
          <button type="button" className="quiet icon-only" aria-label={words.text('action.close')} onClick={() => dismiss(toast.id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
