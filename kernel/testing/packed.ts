import { type Game, type Move, type Pack, parseOptions, readPack, type State } from '../index.ts';

/** Reads a document as a pack of a game. Throws with all its problems. */
export function packOf<S extends State, M extends Move>(game: Game<S, M>, document: unknown): Pack {
  const read = readPack(game, document);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
}

/** A game that is always played with one pack, so that laws can be tried on it. */
export const playedWith = <S extends State, M extends Move>(game: Game<S, M>, pack: Pack): Game<S, M> => ({
  ...game,
  options: { ...game.options, [pack.option]: [pack.id] },
  setup(options, seats, random) {
    const chosen = parseOptions(game.options, options, pack);
    if (!chosen.ok) throw new Error(JSON.stringify(chosen.problem));
    return game.setup(chosen.value, seats, random, pack.text);
  },
});
