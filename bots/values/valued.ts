import type { Expertise, Facts, Game, Move, State } from '@madang/kernel';
import { forward, newMemory, newPass, OUTPUTS, softmax } from './net.ts';
import { readValues, type Values } from './value-file.ts';

/** Files that were read, so that each is read once. */
const known = new WeakMap<object, Values>();

/** What bots know of a game, positions judged by its trained values where it has some that fit them, else by its own evaluation. Throws a ValueFileError where they do not fit. */
export function valued<S extends State, M extends Move>(game: Game<S, M>, expertise: Expertise<S, M>): Expertise<S, M> {
  const read = valuesOf(game, expertise);
  return expertise.facts && read ? judgingBy(game, expertise, expertise.facts, read) : expertise;
}

/** The game's trained values; undefined where it has none. Throws a ValueFileError where they do not fit. */
export function valuesOf<S extends State, M extends Move>(
  game: Game<S, M>,
  { facts, values }: Pick<Expertise<S, M>, 'facts' | 'values'>,
): Values | undefined {
  if (!facts || values === undefined) return undefined;
  const read = known.get(values) ?? readValues(game, facts, values);
  known.set(values, read);
  return read;
}

/** What bots know of a game, positions that its facts fit judged by a net. The weights must not change meanwhile: what they made of the last facts is remembered. */
export function judgingBy<S extends State, M extends Move>(
  game: Game<S, M>,
  expertise: Expertise<S, M>,
  facts: Facts<S>,
  net: Values,
): Expertise<S, M> {
  const told = new Float32Array(game.players.max * facts.seat.length + facts.table.length);
  const passes = Array.from({ length: game.players.max + 1 }, (_, seats) => ({
    pass: newPass(net.shape, seats),
    memory: newMemory(net.shape, seats),
  }));
  const evaluate = (state: S): readonly number[] => {
    if (state.over || facts.fits?.(state) === false) return expertise.evaluate(state);
    const seats = facts.write(state, told);
    const { pass, memory } = passes[seats] ?? {};
    if (!pass) throw new Error(`${game.name}: facts of ${seats} seats`);
    forward(net, told, seats, pass, memory);
    return softmax(pass.out, seats, OUTPUTS);
  };
  return { ...expertise, evaluate };
}
