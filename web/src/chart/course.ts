import type { Chronicle, Game, Match, Reading, ScorePart, Wording } from '@madang/kernel';

/** The points of every seat after each move, from the start. */
export function courseOf({ play, stateAt }: Pick<Reading, 'play' | 'stateAt'>, match: Match): number[][] {
  const { game, log } = match;
  const state = stateAt(match, 0);
  const course = [pointsOf(game, state)];
  for (const { seat, move } of log) {
    play(game, state, seat, move);
    course.push(pointsOf(game, state));
  }
  return course;
}

/** The points of a finished match by source. */
export const partsOf = ({ match, log }: Chronicle, wording: Wording): readonly ScorePart[] =>
  wording.parts(
    match.state,
    log.flatMap(({ heard }) => heard.map(({ event }) => event)),
  );

const pointsOf = (game: Game, state: Match['state']): number[] => game.standing(state).map((score) => score.points);

/** A line that goes level and then up, as points do: an SVG path through (step, points). */
export function stairs(points: readonly number[], x: (step: number) => number, y: (points: number) => number): string {
  let path = `M${round(x(0))} ${round(y(points[0] ?? 0))}`;
  let last = points[0] ?? 0;
  points.forEach((value, step) => {
    if (value !== last) path += `H${round(x(step))}V${round(y(value))}`;
    last = value;
  });
  return `${path}H${round(x(points.length - 1))}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Round figures for an axis from 0 to at least `most`. */
export function ticksTo(most: number, wanted = 4): number[] {
  const rough = Math.max(1, most) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 10 * power;
  const unit = Math.max(1, step);
  return Array.from({ length: Math.floor(most / unit) + 2 }, (_, i) => i * unit);
}
