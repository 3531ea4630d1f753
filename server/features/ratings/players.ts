import type { TableRecord } from '../../matches/model/table.ts';

/** Who is rated: a person by id, a bot by its level, the rules' own opponent by the level that the table's options name. */
export type Player = { readonly kind: 'person' | 'bot' | 'automa'; readonly who: string };

/**
 * Who played on each seat. Undefined where the match says nothing of how well people play: somebody knew its seed (it was
 * brought as a document), or played several of its seats. `automaLevel`: the option that says how well the rules play.
 */
export function playersOf({ seats, imported, options }: TableRecord, automaLevel: string | undefined): readonly Player[] | undefined {
  const players = seats.map(({ kind, person, level }): Player | undefined => {
    if (kind === 'bot' && level !== null) return { kind, who: level };
    if (kind === 'automa' && automaLevel !== undefined) return { kind, who: options[automaLevel] ?? '' };
    return kind === 'person' && person !== null ? { kind, who: person } : undefined;
  });
  const known = players.filter((player) => player !== undefined);
  const people = known.filter(({ kind }) => kind === 'person').map(({ who }) => who);
  const several = new Set(known.map(({ kind, who }) => `${kind} ${who}`)).size > 1;
  const fair = !imported && several && new Set(people).size === people.length;
  return fair && known.length === seats.length ? known : undefined;
}
