import type { Expertise, Game, Wording } from '@madang/kernel';

/** A game on the shelf: what can be loaded of it, each part only when it is needed. */
export interface Title {
  readonly name: string;
  rules(): Promise<Game>;
  expertise(): Promise<Expertise>;
  wording(): Promise<Wording>;
}

/** The shelf: every game that Madang plays, in the order of the lobby. */
export const SHELF: readonly Title[] = [
  {
    name: 'siberia',
    rules: async () => (await import('@madang/siberia')).siberia,
    expertise: async () => (await import('@madang/siberia/bot')).expertise,
    wording: async () => (await import('@madang/siberia/text')).wording,
  },
  {
    name: 'barrage',
    rules: async () => (await import('@madang/barrage')).barrage,
    expertise: async () => (await import('@madang/barrage/bot')).expertise,
    wording: async () => (await import('@madang/barrage/text')).wording,
  },
];

/** The title of that name; undefined if the shelf does not have it. */
export const findTitle = (name: string): Title | undefined => SHELF.find((title) => title.name === name);
