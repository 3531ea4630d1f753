import { begin, dealtSeed, fail, KEYED_WORDS, type LogDifference, type MoveLogs, ok } from '@madang/kernel';
import { barrage } from '../rules/index.ts';
import { arrangementOf, copyableWords, draftedIn, ONLINE_OPTIONS, setupWords, WrongForm } from './arrange.ts';
import { factsOf, Unsupported } from './facts.ts';
import { follow } from './follow.ts';
import { readLog } from './form.ts';

const NOWHERE: Omit<LogDifference, 'code' | 'log'> = { step: '', at: 0, seat: 0, rule: '', ours: '' };
const SEATS: ReadonlySet<number> = new Set([2, 3, 4]);

/** Reads a log and follows it; throws WrongForm and Unsupported. */
function read(json: unknown): ReturnType<MoveLogs['read']> {
  const log = readLog(json);
  if (!log) throw new WrongForm('gamedatas, logs');
  if (log.start.LWP === true) throw new Unsupported('', 'Leeghwater Project');
  const { windows, draws } = factsOf(log.notes);
  const drafted = draftedIn(log.start, log.notes);
  if (!SEATS.has(drafted.length)) throw new Unsupported('', `${drafted.length} drafting players`);
  const set = arrangementOf(log.start, drafted);
  if (!set.expert) throw new Unsupported('', 'introductory game');
  const seats = drafted.length;
  const state = begin(barrage, { seats, seed: dealtSeed(setupWords(set)), options: ONLINE_OPTIONS });
  const followed = follow({ windows, draws, draftWords: copyableWords(set) }, state);
  if (!followed.ok) {
    const { window, ...difference } = followed.problem;
    return fail({ ...difference, step: windows[window]?.step ?? '' });
  }
  const { moves, state: end } = followed.value;
  return ok({ options: end.options, seats, seed: dealtSeed(end.random.slice(KEYED_WORDS)), moves, names: drafted.map(({ name }) => name) });
}

/** Reads archives of Barrage tables of Board Game Arena: docs/import.md. */
export const logs: MoveLogs = {
  read(json) {
    try {
      return read(json);
    } catch (error) {
      if (error instanceof WrongForm) return fail({ ...NOWHERE, code: 'form', log: error.message });
      if (error instanceof Unsupported) return fail({ ...NOWHERE, code: 'unsupported', step: error.step, log: error.message });
      throw error;
    }
  },
};
