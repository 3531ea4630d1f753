import { numbersTo } from '../containers/tally.ts';
import { heardAs, type Tell } from '../game.ts';
import type { Seat, Told } from '../state.ts';

/** A told event with its audience: `only` those seats (absent: all); the others hear `twin`, if there is one. */
export interface Heard {
  readonly event: Told;
  readonly only?: readonly Seat[];
  readonly twin?: Told;
}

/** Seats that a list is kept of. */
const FEW = 8;
/** By seat the list of it alone: a match keeps all that was told, and most secrets are one seat's. */
const ALONE: readonly (readonly Seat[])[] = numbersTo(FEW).map((seat) => [seat]);

/** That list of seats, the same one for each seat that is alone. */
function shared(only: readonly Seat[]): readonly Seat[] {
  const [seat] = only;
  return (only.length === 1 && seat !== undefined && ALONE[seat]) || only;
}

/** A list of what is told, and the listener that fills it. */
export function listening(): { readonly heard: readonly Heard[]; readonly tell: Exclude<Tell, undefined> } {
  const heard: Heard[] = [];
  const tell = (event: Told, only?: readonly Seat[], twin?: Told) => {
    // Nearly every event is everybody's, and each is kept as long as its match: it takes no room for what it has not.
    heard.push(only || twin ? { event, ...(only && { only: shared(only) }), ...(twin && { twin }) } : { event });
  };
  return { heard, tell };
}

/** What these eyes heard, in order; null: a spectator's. */
export function toldTo(eyes: Seat | null, heard: readonly Heard[]): Told[] {
  const told: Told[] = [];
  for (const { event, only, twin } of heard) {
    const mine = heardAs(eyes, event, only, twin);
    if (mine) told.push(mine);
  }
  return told;
}
