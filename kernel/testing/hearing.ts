import { heardAs, type Seat, type Tell, type Told } from '../index.ts';

/** A listener in one seat (null: a spectator) and what it has heard. */
export interface Listener {
  readonly heard: Told[];
  readonly tell: Exclude<Tell, undefined>;
}

/** Listens with the ears of one seat: give `tell` to `begin` or `play`, then read `heard`. */
export function heardBy(seat: Seat | null): Listener {
  const heard: Told[] = [];
  return {
    heard,
    tell(event, only, twin) {
      const mine = heardAs(seat, event, only, twin);
      if (mine) heard.push(mine);
    },
  };
}
