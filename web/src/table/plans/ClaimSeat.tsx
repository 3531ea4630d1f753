import './planned.css';
import { useToasts } from '../../page/toasts/toasts.ts';
import { go } from '../../page/useRoute.ts';
import { useWords } from '../../words/useWords.tsx';

/** For somebody who watches here and sits there in another browser: the way to their seat. */
export function ClaimSeat() {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const claim = (): void => {
    show(words.text('prompt.mySeat.text'));
    go({ page: 'account' });
  };
  return (
    <div className="plan-aside">
      <button type="button" className="small" onClick={claim}>
        {words.text('prompt.mySeat')}
      </button>
    </div>
  );
}
