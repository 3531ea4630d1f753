import { createPortal, type ReactNode } from 'preact/compat';

/** What is to be pressed next: in the bar under the thumb where there is one (`BoardProps.bar`), else at the foot of its part of the board. */
export const InBar = ({ bar, children }: { readonly bar: Element | null; readonly children: ReactNode }) =>
  bar ? createPortal(children, bar) : <footer>{children}</footer>;
