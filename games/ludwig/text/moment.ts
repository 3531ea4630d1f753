import type { Around, Feat, Moment, MomentRow, Told } from '@madang/kernel';
import type { LudwigEvent } from '../rules/events.ts';
import { rankingOf } from '../rules/scoring/favors.ts';
import { favorWord } from '../rules/spelling.ts';
import type { Ludwig } from '../rules/state.ts';
import { isLudwigEvent, logLine } from './log.ts';
import { favorText, rewardText, say, tileText } from './names.ts';

type Scoring = LudwigEvent & { readonly event: 'placed' | 'rescored' | 'reward-points' };

/** Where points come from during the match, in the order of the panel. */
const SOURCES = ['placed', 'rescored', 'reward-points'] as const;

const isScoring = (event: LudwigEvent): event is Scoring => SOURCES.some((source) => source === event.event);

const sumOf = (events: readonly Scoring[]): number => events.reduce((sum, { points }) => sum + points, 0);

/** What was told since the last round ended. */
const sinceRoundEnd = (told: readonly Told[]): readonly Told[] => told.slice(told.findLastIndex(({ event }) => event === 'round-ended') + 1);

/** The end of a round: what everybody scored in it, and how the king's favors stand. What it means may be that the last round begins. */
export function moment(told: readonly Told[], { after, earlier }: Around<Ludwig>): Moment | null {
  const events = told.filter(isLudwigEvent);
  const ended = events.find((event) => event.event === 'round-ended');
  const last = events.find((event) => event.event === 'last-round');
  const lasts = last && logLine(last);
  if (ended?.event !== 'round-ended' && !lasts) return null;
  const state = after();
  const scored = ended ? [...sinceRoundEnd(earlier()), ...told].filter(isLudwigEvent).filter(isScoring) : [];
  const rows = SOURCES.map((source) => row(state, source, scored)).filter(({ points }) => points.some((some) => some !== 0));
  return {
    title: ended?.event === 'round-ended' ? say('ludwig.moment.round', { round: ended.round }) : say('ludwig.moment.last'),
    before: state.players.map(({ points }, seat) => points - sumOf(scored.filter((event) => event.seat === seat))),
    rows: ended ? [...rows, ...standings(state)] : [],
    means: lasts ? [lasts.text] : [],
  };
}

/** What each seat scored from one source in a round, and with how many tiles. */
function row({ players }: Ludwig, source: Scoring['event'], scored: readonly Scoring[]): MomentRow {
  const by = players.map((_, seat) => scored.filter((event) => event.event === source && event.seat === seat));
  return {
    source: say(`ludwig.moment.${source}`),
    points: by.map(sumOf),
    notes: by.map((events) => (source === 'placed' && events.length > 0 ? say('ludwig.moment.tiles', { tiles: events.length }) : null)),
  };
}

/** What each favor would bring if it were scored now (LUD-FAVOR-01): said, not counted. */
const standings = (state: Ludwig): readonly MomentRow[] =>
  state.favors.map((favor): MomentRow => {
    const { values, points } = rankingOf(state, favor);
    return {
      source: say('ludwig.moment.favor', { favor: favorText(favorWord(favor)) }),
      points: points.map(() => 0),
      notes: values.map((value, seat) => say('ludwig.moment.stands', { value, points: points[seat] ?? 0 })),
    };
  });

/** Completed rooms with their rewards, and the points of the whole step (LUD-TILE-08, LUD-REWARD-01). */
export function feat(told: readonly Told[]): Feat | null {
  const events = told.filter(isLudwigEvent);
  const completed = events.flatMap((event) => (event.event === 'completed' ? [event] : []));
  const [first] = completed;
  if (!first) return null;
  const { seat } = first;
  const points = sumOf(events.filter(isScoring).filter((event) => event.seat === seat));
  return {
    seat,
    title: say('ludwig.moment.completed', { count: completed.length, tile: tileText(first.face) }),
    lines: [
      ...completed.map(({ face, type }) => say('ludwig.moment.reward', { tile: tileText(face), reward: rewardText(type) })),
      ...(points === 0 ? [] : [say('ludwig.moment.gain', { points })]),
    ],
  };
}
