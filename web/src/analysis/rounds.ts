import { type Argument, type Match, play, stateAt, type Wording } from '@madang/kernel';

/** A part of the match that its headline calls a round: from which step on. */
export interface Round {
  readonly round: number;
  readonly from: number;
}

const isNumber = (argument: Argument | undefined): argument is number => typeof argument === 'number';

/** The rounds of a match, as far as its headlines number them. */
export function roundsOf({ game, ...match }: Match, wording: Wording): readonly Round[] {
  const state = stateAt({ game, ...match }, 0);
  const rounds: Round[] = [];
  const look = (from: number): void => {
    const round = wording.headline(state).args?.round;
    if (isNumber(round) && !state.over && rounds.at(-1)?.round !== round) rounds.push({ round, from });
  };
  look(0);
  for (const [i, { seat, move }] of match.log.entries()) {
    play(game, state, seat, move);
    look(i + 1);
  }
  return rounds;
}

/** The round that a step is in; undefined before the first. */
export const roundAt = (rounds: readonly Round[], step: number): number | undefined => rounds.findLast(({ from }) => from <= step)?.round;
