import type { Seat, Tell, Told } from '@madang/kernel';

/** Every event with who may hear it. */
export interface Heard {
  readonly event: Told;
  readonly only: readonly Seat[] | undefined;
  readonly twin: Told | undefined;
}

/** A list of what is told, and the listener that fills it. */
export function listening(): { readonly heard: readonly Heard[]; readonly tell: NonNullable<Tell> } {
  const heard: Heard[] = [];
  return { heard, tell: (event, only, twin) => heard.push({ event, only, twin }) };
}

/** What one pair of eyes heard; null: a spectator's. */
export function toldTo(heard: readonly Heard[], eyes: Seat | null): Told[] {
  return heard
    .map(({ event, only, twin }) => (!only || (eyes !== null && only.includes(eyes)) ? event : twin))
    .filter((event): event is Told => event !== undefined);
}
