import type { Game, Message, Move, Task, Told, Wording } from '../index.ts';
import { fieldWords, type Namers, type PlainState } from './fields.ts';
import { withPlainTexts } from './texts.ts';

/** What a game says of its words where all else follows from its moves, tasks, events and state. */
export interface PlainWords<S extends PlainState, M extends Move> extends Pick<Wording<S, M>, 'catalogues' | 'rulebook' | 'chapters'> {
  readonly game: Game<S, M>;
  readonly tasks: { ruleOf(task: Task): string | undefined };
  /** The rule of each told event. An event that is not here has no line in the log. */
  readonly events: Readonly<Record<string, string>>;
  /** The rule by which points are given. */
  readonly points: string;
  /** Names of numbers, by the field of a move, task, event or state that holds them. */
  readonly names?: Namers;
}

/**
 * A wording from the catalogue alone: `<game>.prompt.<task>` (spaces as hyphens), `.label.<kind>`, `.log.<event>` with their fields, `.headline`,
 * `.field.<field>`, `.parts`. Override parts: `{ ...plainWording(…), label }`.
 */
export function plainWording<S extends PlainState, M extends Move>(words: PlainWords<S, M>): Wording<S, M> {
  const { game, tasks, events } = words;
  const of = fieldWords(game.name, words.names ?? {});
  const say = (kind: string, name: string, args: Message['args'] = {}): Message => ({
    key: `${game.name}.${kind}.${name.replaceAll(' ', '-')}`,
    args,
  });
  const headline = (view: S): Message =>
    view.over
      ? { key: `${game.name}.plain.over` }
      : { key: `${game.name}.headline`, args: of.arguments(view, 'agenda', 'random', 'over', 'options', 'players') };
  return {
    catalogues: withPlainTexts(game.name, words.catalogues),
    rulebook: words.rulebook,
    chapters: words.chapters,
    prompt: (_, { task }) => say('prompt', task.task, of.arguments(task, 'task')),
    ruleOf: (_, { task }) => tasks.ruleOf(task),
    label: (_, __, move) => say('label', move.kind, of.arguments(move, 'id', 'kind')),
    forecast: () => undefined,
    logLine: (event: Told) => {
      const rule = events[event.event];
      return rule === undefined ? undefined : { text: say('log', event.event, of.arguments(event, 'event')), rule };
    },
    begins: [],
    headline,
    fields: of.fields,
    describe: (view, seat) => [headline(view), ...of.lines(of.fields(view), seat)],
    parts: (state) => [{ name: { key: `${game.name}.parts` }, rule: words.points, points: game.standing(state).map(({ points }) => points) }],
  };
}
