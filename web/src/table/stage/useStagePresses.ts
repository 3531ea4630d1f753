import { shortcutOf } from '@madang/board-kit/keys';
import { flushSync } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import type { TableStore } from '../../play/table.ts';
import { pressedOn } from '../keys/keys.ts';

/** What one looks around with on a board: it answers nothing, so that scenes go on. */
const LOOKS_AROUND = '[role="tab"], .pan-zoom-buttons, .castles, .stage-caption, .moment, dialog';

/** Keys that skip what is shown and do nothing else: what they would choose has not been seen yet. */
const SKIPS = /^([0-9]|Enter|Escape)$/;

/**
 * While another's turn is shown, a press on the board skips the rest at once and counts on the newest position. `isShowing`: an act is
 * on the screen. `isAsked`: the reader has something to decide all the same, and then their presses are answers.
 */
export function useStagePresses(store: TableStore, isShowing: boolean, isAsked: boolean): void {
  useEffect(() => {
    if (!isShowing) return undefined;
    // The page shows the newest position before the press reaches what it was meant for.
    const skip = (): void => flushSync(() => store.stage.skip());
    const onClick = ({ target }: MouseEvent): void => {
      if (!isAsked && target instanceof Element && target.closest('.board-area') && !target.closest(LOOKS_AROUND)) skip();
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || pressedOn(event.target) === 'text') return;
      const key = shortcutOf(event);
      const isOurs = isAsked ? key === 'Escape' : SKIPS.test(key) && (key !== 'Enter' || pressedOn(event.target) === 'page');
      if (!isOurs) return;
      event.preventDefault();
      event.stopPropagation();
      skip();
    };
    window.addEventListener('click', onClick, true);
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [store, isShowing, isAsked]);
  useEffect(() => {
    // A page that nobody looks at shows nothing.
    const onHidden = (): void => {
      if (document.hidden) store.stage.settle();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, [store]);
}
