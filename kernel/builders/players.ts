import type { Seat } from '../state.ts';

/** The player of a seat. Throws if there is none. */
export function playerOf<P>({ players }: { readonly players: readonly P[] }, seat: Seat): P {
  const found = players[seat];
  if (!found) throw new Error(`no player at seat ${seat}`);
  return found;
}
