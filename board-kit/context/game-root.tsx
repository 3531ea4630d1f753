import type { ReactNode } from 'preact/compat';
import './game-root.css';

/** What is of one game: all its styles begin at the class of its name, so that no game's styles reach another's pieces. It takes no room. */
export const GameRoot = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={`game-root ${name}`}>{children}</div>
);
