import { storeHook } from '../../store-hook.ts';

/** A short notice in words already. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  /** `talk`: what somebody wrote, which the table's voice says already. */
  readonly kind: 'notice' | 'problem' | 'talk';
}

interface Toasts {
  readonly toasts: readonly Toast[];
  show(text: string, kind?: Toast['kind']): void;
  dismiss(id: number): void;
}

const SHOWN_AT_ONCE = 3;
let last = 0;

/** The notices on the screen; newer ones take the place of older ones. */
export const useToasts = storeHook<Toasts>((set) => ({
  toasts: [],
  show(text, kind = 'notice') {
    last += 1;
    const toast: Toast = { id: last, text, kind };
    set(({ toasts }) => ({ toasts: [...toasts.filter((one) => one.text !== text), toast].slice(-SHOWN_AT_ONCE) }));
  },
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));
