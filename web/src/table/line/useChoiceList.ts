import type { RefObject } from 'preact/compat';
import { useRef, useState } from 'preact/hooks';

/** `held`: it was opened and stays until it is closed. `entered`: the focus came to it, and takes it along when it leaves. */
type Opened = 'held' | 'entered' | null;

/** The drawer with all choices: whether it is open, and the ways in and out. */
export interface ChoiceListState {
  readonly opened: Opened;
  readonly box: RefObject<HTMLElement | null>;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Opens it at its first choice, or closes it. */
  toggle(): void;
  /** Opens it at the field where one looks for a choice. */
  find(): void;
  /** The focus came to it. */
  enter(): void;
  /** The focus left it for something else. */
  leave(): void;
  /** Closes it; the focus goes back to where it was, if it is inside. */
  close(): void;
}

/** Follows the drawer with all choices. */
export function useChoiceList(field: RefObject<HTMLInputElement | null>): ChoiceListState {
  const [opened, setOpened] = useState<Opened>(null);
  const box = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const hasFocus = (): boolean => box.current?.contains(document.activeElement) === true;
  const hold = (target: HTMLElement | null | undefined): void => {
    if (!target) return;
    if (!hasFocus()) before.current = document.activeElement;
    setOpened('held');
    target.focus({ preventScroll: true });
  };
  const close = (): void => {
    setOpened(null);
    if (hasFocus() && before.current instanceof HTMLElement && before.current !== document.body) before.current.focus({ preventScroll: true });
    else if (hasFocus() && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  return {
    opened,
    box,
    field,
    toggle: () => (opened === null ? hold(box.current?.querySelector<HTMLElement>('.chip') ?? field.current) : close()),
    find: () => hold(field.current),
    enter: () => setOpened((now) => now ?? 'entered'),
    leave: () => setOpened((now) => (now === 'entered' ? null : now)),
    close,
  };
}
