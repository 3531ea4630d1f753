import type { Expertise, Game } from '@madang/kernel';

/** What plays a game and thinks about it, without a word or a picture: each part loaded only when it is needed. */
export interface Played {
  readonly name: string;
  rules(): Promise<Game>;
  expertise(): Promise<Expertise>;
}

export const siberia: Played = {
  name: 'siberia',
  rules: async () => (await import('@madang/siberia')).siberia,
  expertise: async () => (await import('@madang/siberia/bot')).expertise,
};

export const barrage: Played = {
  name: 'barrage',
  rules: async () => (await import('@madang/barrage')).barrage,
  expertise: async () => (await import('@madang/barrage/bot')).expertise,
};

export const ludwig: Played = {
  name: 'ludwig',
  rules: async () => (await import('@madang/ludwig')).ludwig,
  expertise: async () => (await import('@madang/ludwig/bot')).expertise,
};

export const underwater: Played = {
  name: 'underwater',
  rules: async () => (await import('@madang/underwater')).underwater,
  expertise: async () => (await import('@madang/underwater/bot')).expertise,
};

/** The game of that name, for who plays it alone: a browser's workers would carry the texts of the whole shelf otherwise. Undefined if there is none. */
export const findPlayed = (name: string): Played | undefined => [siberia, barrage, ludwig, underwater].find((game) => game.name === name);
