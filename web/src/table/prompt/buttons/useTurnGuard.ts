import { shortcutOf } from '@madang/board-kit/keys';
import { useEffect } from 'preact/hooks';
import { useToasts } from '../../../page/toasts/toasts.ts';
import type { TableState, TableStore } from '../../../play/table.ts';
import { useSettings } from '../../../settings/store.ts';
import { useWords } from '../../../words/useWords.tsx';
import { pressedOn } from '../../keys/keys.ts';

/** Milliseconds in which a hand that is about to press cannot stop. */
const MEANT_MS = 600;
/** Pixels by which a button may move and still lies where it lay. */
const NEAR = 4;
/** Keys that answer. */
const ANSWERS = /^([0-9]|Enter)$/;

/** A button as it lay before the turn changed. */
interface Lay {
  readonly text: string;
  readonly left: number;
  readonly top: number;
}

const layOf = (button: Element): Lay => {
  const { left, top } = button.getBoundingClientRect();
  return { text: `${button.textContent} ${button.getAttribute('aria-label')}`, left, top };
};

const isSame = (a: Lay, b: Lay): boolean => a.text === b.text && Math.abs(a.left - b.left) < NEAR && Math.abs(a.top - b.top) < NEAR;

const buttonsNow = (): ReadonlyMap<Element, Lay> =>
  new Map([...document.querySelectorAll('[data-area="question"] button')].map((button) => [button, layOf(button)]));

/** What the eyes on the screen may do. */
const phaseOf = ({ plan, eyes }: TableState): string => `${eyes} ${plan?.ahead ? 'ahead' : plan?.decision ? 'asked' : 'idle'}`;

/** True if others changed what the reader may do: no answer to an own command did. */
const isTurned = (now: TableState, before: TableState): boolean =>
  now.position !== before.position && before.sending === null && before.position !== null && phaseOf(now) !== phaseOf(before);

/**
 * Keeps a press from a button that came to lie under the hand, or changed its words, in the moment in which others changed whose turn it is,
 * and says so. Not where nothing of others' turns is staged: there the reader wants no rest.
 */
export function useTurnGuard(store: TableStore): void {
  const app = useWords();
  const show = useToasts((toasts) => toasts.show);
  const isOn = useSettings(({ pace }) => pace !== 'instant');
  useEffect(() => {
    if (!isOn) return undefined;
    let turned: { readonly at: number; readonly buttons: ReadonlyMap<Element, Lay> } | null = null;
    let stopped: Element | null = null;
    // The store tells of the change before the page is drawn anew.
    const leave = store.subscribe((now, before) => {
      if (isTurned(now, before)) turned = { at: performance.now(), buttons: buttonsNow() };
    });
    const isFresh = ({ timeStamp }: Event): boolean => turned !== null && timeStamp - turned.at < MEANT_MS;
    const stop = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
      show(app.text('notice.justTurned'));
    };
    const onPointerDown = (event: PointerEvent): void => {
      stopped = null;
      const button = event.target instanceof Element ? event.target.closest('[data-area="question"] button') : null;
      if (!button || !isFresh(event)) return;
      const lay = turned?.buttons.get(button);
      if (!lay || !isSame(lay, layOf(button))) stopped = button;
    };
    const onClick = (event: MouseEvent): void => {
      if (stopped && event.target instanceof Node && stopped.contains(event.target)) stop(event);
      stopped = null;
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isFresh(event) && pressedOn(event.target) === 'page' && ANSWERS.test(shortcutOf(event))) stop(event);
    };
    window.addEventListener('pointerdown', onPointerDown, true);
    window.addEventListener('click', onClick, true);
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      leave();
      window.removeEventListener('pointerdown', onPointerDown, true);
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [store, isOn, app, show]);
}
