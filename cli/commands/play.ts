import { randomBytes } from 'node:crypto';
import type { Contender } from '@madang/bots/arena';
import { automaSeats, type Game, type Match, newMatch, ok, type Result } from '@madang/kernel';
import { bots, matchSetting, type Typed, wholeNumber } from '../arguments.ts';
import { type Command, type Context, DONE, FAILED } from '../command.ts';
import { writable } from '../files.ts';
import { type Loaded, loadGame, loadMatch } from '../load.ts';
import { askedPack } from '../packs/load.ts';
import { playOn } from '../play/loop.ts';
import { openSession, type Player } from '../play/session.ts';
import type { Problem } from '../problems.ts';

/** madang play: a whole game by numbered choices, against bots or around one keyboard. */
export const play: Command = {
  words: 1,
  form: { values: ['seats', 'people', 'automas', 'bots', 'seed', 'options', 'pack', 'save', 'load'], switches: [] },
  async run({ words, values }, context) {
    const loaded = await loadGame(words[0] ?? '');
    if (!loaded.ok) return loaded;
    const { game } = loaded.value;
    const chosen = bots(values.bots ?? 'normal');
    if (!chosen.ok) return chosen;
    const asked = await askedPack(loaded.value, values, context);
    if (!asked.ok) return asked;
    const setting = matchSetting(game, values, usualSeats(game, values), asked.value);
    if (!setting.ok) return setting;
    const { seats, options, pack } = setting.value;
    const seed = values.seed ?? randomBytes(8).toString('hex');
    const match = values.load === undefined ? ok(newMatch(game, { seats, seed, options, pack })) : await continued(values.load, context);
    if (!match.ok) return ok(FAILED);
    const people = wholeNumber('people', values.people ?? '1', 1, match.value.seats - automasOf(match.value).length);
    if (!people.ok) return people;
    const file = values.save ?? `madang-${game.name}-${match.value.seed.replace(/[^\w-]/g, '_').slice(0, 32)}.json`;
    const room = await writable(file);
    if (!room.ok) return room;
    return ok(await start(context, loaded.value, match.value, { people: people.value, chosen: chosen.value, file }));
  },
};

/** As many seats as the game has; with automas and no bots named, those of the people and the automas. */
function usualSeats({ players }: Game, { people = '1', automas, bots: named }: Typed['values']): number {
  if (automas === undefined || named !== undefined) return players.max;
  return Math.max(players.min, Math.min(players.max, Number(people) + Number(automas) || players.max));
}

const automasOf = ({ game, options, seats }: Match) => automaSeats(game, options, seats);

/** The match of a file; a bad file is told at once. */
async function continued(path: string, { terminal, texts }: Context): Promise<Result<Match, Problem>> {
  const loaded = await loadMatch(path);
  if (loaded.ok) return { ok: true, value: loaded.value.match };
  const { code, args } = loaded.problem;
  terminal.note(`${code}: ${texts.text(`cli.problem.${code}`, args)}`);
  return loaded;
}

/** People at this terminal, who plays beside them in turn, and where the match is kept. */
interface Company {
  readonly people: number;
  readonly chosen: readonly Contender[];
  readonly file: string;
}

async function start(context: Context, loaded: Loaded, match: Match, { people, chosen, file }: Company): Promise<number> {
  const automas = automasOf(match);
  let others = 0;
  const players = Array.from({ length: match.seats }, (_, seat): Player => {
    if (automas.includes(seat)) return 'automa';
    return others++ < people ? 'person' : (chosen[(others - people - 1) % chosen.length] ?? 'person');
  });
  const session = await openSession(context, loaded, match, players, file);
  return (await playOn(session)) ? DONE : FAILED;
}
