/** One line of what happened. `ripe`: it may be told; the others wait until their turn is over. */
export interface Happening {
  readonly key: string;
  readonly text: string;
  readonly ripe: boolean;
}

/** One of the sums that a player counts. */
export interface Sum {
  readonly name: string;
  readonly value: number;
}

/** How things stand for somebody who listens. */
export interface Moment {
  /** What is asked, or whom all wait for. */
  readonly asked: string;
  /** Names the decision: another one with the same words is asked again. */
  readonly decision: string;
  /** The move tried last; absent: none is. */
  readonly tried?: string;
  /** It is the reader's to decide. */
  readonly mine: boolean;
  readonly lines: readonly Happening[];
  /** The reader's own. */
  readonly sums: readonly Sum[];
  /** How many steps the reader has made. */
  readonly steps: number;
}

/** What was told up to now. */
export interface Heard {
  readonly told: ReadonlySet<string>;
  readonly asked: string;
  readonly decision: string;
  readonly sums: readonly Sum[];
  readonly steps: number;
}

/** Puts into words what hearing adds to what was told. */
export interface Phrases {
  /** A sum with what it has changed by. */
  sum(sum: Sum, change: number): string;
  /** What happened several times on end. */
  times(text: string, count: number): string;
}

/** Somebody who has just come: what happened before is not told as if it happened now. */
export const arriving = ({ lines, asked, decision, sums, steps }: Moment): Heard => ({
  told: new Set(lines.map(({ key }) => key)),
  asked,
  decision,
  sums,
  steps,
});

/** What there is to be said now that was not said yet: the question, what happened since, the own sums that have changed. */
export function hear(heard: Heard, moment: Moment, say: Phrases): { readonly heard: Heard; readonly sentences: readonly string[] } {
  const { asked, decision, sums, steps, mine, lines } = moment;
  const fresh = lines.filter(({ key, ripe }) => ripe && !heard.told.has(key));
  const changed = sums.flatMap((sum) => {
    const before = heard.sums.find(({ name }) => name === sum.name);
    return before && before.value !== sum.value ? [say.sum(sum, sum.value - before.value)] : [];
  });
  // Own sums come before what led there: of a long turn they would wait among the rest.
  const happened = [...(changed.length > 0 ? [changed.join(', ')] : []), ...inRuns(fresh, say)];
  const isNew = decision !== heard.decision || asked !== heard.asked;
  // Whom all wait for is said with what led there; by itself it is no news.
  // The same words after a choice would not say that it was taken.
  const taken = asked === heard.asked && moment.tried !== undefined ? [moment.tried] : [];
  const asks = isNew && (mine || happened.length > 0) ? [...taken, asked] : [];
  const known = isNew && asks.length === 0 ? { asked: heard.asked, decision: heard.decision } : { asked, decision };
  return {
    heard: { ...known, sums, steps, told: toldOf(heard, moment, fresh) },
    sentences: mine ? [...asks, ...happened] : [...happened, ...asks],
  };
}

/** The lines in words; the same several times on end is one sentence. */
function inRuns(lines: readonly Happening[], say: Phrases): readonly string[] {
  const runs: { readonly text: string; readonly count: number }[] = [];
  for (const { text } of lines) {
    const last = runs.at(-1);
    if (last?.text === text) runs[runs.length - 1] = { text, count: last.count + 1 };
    else runs.push({ text, count: 1 });
  }
  return runs.map(({ text, count }) => (count > 1 ? say.times(text, count) : text));
}

/** The lines that were told and still stand: one that was taken back and comes again is told again. */
function toldOf({ told }: Heard, { lines }: Moment, fresh: readonly Happening[]): ReadonlySet<string> {
  const standing = lines.filter(({ key }) => told.has(key));
  return new Set([...standing, ...fresh].map(({ key }) => key));
}
