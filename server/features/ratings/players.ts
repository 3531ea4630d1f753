import { isPackId } from '@madang/kernel';
import type { TableRecord } from '../../matches/model/table.ts';

/** A rated player: a person by id, a bot by its level, an automa by the level in the table's options. */
export type Player = { readonly kind: 'person' | 'bot' | 'automa'; readonly who: string };

/** The bot by which a deleted user is known. */
const GONE: Player = { kind: 'bot', who: 'normal' };

/** Whether a table is played with a pack: with what one of its players may have made for the occasion. */
export const hasPack = ({ options }: Pick<TableRecord, 'options'>): boolean => Object.values(options).some(isPackId);

/**
 * The player of each seat; after a takeover the first. Undefined if the match says nothing of skill: players knew its seed
 * (a document, a daily deal), saw who is ahead, typed the cards (a pack), or held several seats. `automaLevel`: an option.
 */
export function playersOf({ seats, imported, options, deal, chances }: TableRecord, automaLevel: string | undefined): readonly Player[] | undefined {
  const players = seats.map(({ kind, person, level, former }): Player | undefined => {
    if (former) return former.id === '' ? GONE : { kind: 'person', who: former.id };
    if (kind === 'bot' && level !== null) return { kind, who: level };
    if (kind === 'automa' && automaLevel !== undefined) return { kind, who: options[automaLevel] ?? '' };
    return kind === 'person' && person !== null ? { kind, who: person } : undefined;
  });
  const known = players.filter((player) => player !== undefined);
  const people = known.filter(({ kind }) => kind === 'person').map(({ who }) => who);
  const several = new Set(known.map(({ kind, who }) => `${kind} ${who}`)).size > 1;
  const fair = !imported && !chances && !hasPack({ options }) && deal === null && several && new Set(people).size === people.length;
  return fair && known.length === seats.length ? known : undefined;
}
