import type { ReactNode } from 'preact/compat';
import { setOut } from './navigation-kind.ts';
import { printRoute, type Route } from './router.ts';

interface LinkProps {
  readonly to: Route;
  readonly className?: string;
  readonly current?: boolean;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link inside the app. `current`: it leads to where the reader is. */
export const Link = ({ to, className, current, label, children }: LinkProps) => (
  <a href={printRoute(to)} onClick={setOut} className={className} aria-current={current ? 'page' : undefined} aria-label={label}>
    {children}
  </a>
);
