import type { MeasuredCards, Told } from '@madang/kernel';
import { FACE_NAMES } from '../../components/faces.ts';
import { ROOMS } from '../../components/rooms.ts';
import type { LudwigEvent } from '../events.ts';

type Placed = Extract<LudwigEvent, { readonly event: 'placed' }>;

const isPlaced = (told: Told): told is Placed => told.event === 'placed';

/** The rooms: a number is that of the face. Corridors are no cards, for everybody may have as many as they like. */
export const cards: MeasuredCards = {
  count: ROOMS.length,
  word: (card) => `ludwig.tile.${FACE_NAMES[card]}`,
  played(told) {
    if (!isPlaced(told)) return undefined;
    const card = FACE_NAMES.indexOf(told.face);
    return card < ROOMS.length ? { seat: told.seat, card } : undefined;
  },
};
