import type { DoneAct, Problem, Question, RestAct, TableAct } from '@madang/wire';
import { MOST_ACTS, SORTS } from '../log/action-rows.ts';
import type { Fold } from '../log/fold.ts';
import type { TableRecord } from '../model/table.ts';

/** Steps that are taken back at one table by consent: its log is kept for ever. */
const MOST_UNDONE = 2000;

/** Whether the seat's acts of that sort are used up. */
function isUsedUp({ acts }: Fold, seat: number, kind: DoneAct['act']['kind']): boolean {
  const sort = SORTS[kind];
  if (sort === undefined || acts.length < MOST_ACTS) return false;
  return acts.filter((one) => one.seat === seat && one.by !== 'clock' && SORTS[one.act.kind] === sort).length >= MOST_ACTS;
}

/** What is to be done for a seat. `leaving`: by somebody who goes away for good. */
interface Acting {
  readonly seat: number;
  readonly act: TableAct | RestAct;
  readonly by: DoneAct['by'];
  readonly leaving?: boolean;
}

/** Acts of a player at their own seat: not while a bot sits there. */
const PLAYERS_ONLY: readonly (TableAct | RestAct)['kind'][] = ['sit-in', 'ask', 'agree', 'refuse', 'give-time'];

/** Why an act is not done. */
export function objectionTo(fold: Fold, record: TableRecord, { seat, act, by, leaving = false }: Acting): Problem | undefined {
  if (by !== 'clock' && !leaving && isUsedUp(fold, seat, act.kind)) return { code: 'too-many', details: { of: 'acts', most: MOST_ACTS } };
  if (fold.standIns[seat] !== undefined && PLAYERS_ONLY.includes(act.kind)) return { code: 'bot-plays' };
  switch (act.kind) {
    case 'back':
      return objectionToReturning(fold, seat);
    case 'resign':
      return fold.resigned.has(seat) || by !== 'player' ? { code: 'resigned' } : undefined;
    case 'ask':
      return objectionToAsking(fold, act.question);
    case 'agree':
      return agreedBy(fold, record, seat) ? { code: 'agreed-already' } : unasked(fold);
    case 'refuse':
      return unasked(fold);
    case 'help':
      return by === 'player' && isAlone(record) ? undefined : { code: 'not-alone' };
    case 'give-time':
      return objectionToGift(fold, record, { seat, ...act });
    case 'sit-in':
    case 'rest':
      return undefined;
  }
}

function objectionToReturning({ resigned, standIns }: Fold, seat: number): Problem | undefined {
  if (resigned.has(seat)) return { code: 'resigned' };
  return standIns[seat] === undefined ? { code: 'no-stand-in' } : undefined;
}

/** True if one person plays, against bots. */
const isAlone = ({ seats }: TableRecord): boolean => seats.filter(({ kind }) => kind === 'person').length === 1;

const unasked = ({ question }: Fold): Problem | undefined => (question ? undefined : { code: 'not-asked' });

/** Whether the seat's person agreed, on this seat or another. */
function agreedBy({ question }: Fold, { seats }: TableRecord, seat: number): boolean {
  const person = seats[seat]?.person;
  return seats.some((one) => one.person === person && question?.agreed.includes(one.seat) === true);
}

function objectionToAsking({ question: open, log, undone }: Fold, question: Question): Problem | undefined {
  if (open) return { code: 'asked-already' };
  if (question.kind === 'abandon') return undefined;
  const steps = log.filter(({ seq }) => seq > question.to).length;
  if (steps === 0) return { code: 'nothing-to-undo', details: { reason: 'no-move' } };
  return undone + steps > MOST_UNDONE ? { code: 'too-many', details: { of: 'undone', most: MOST_UNDONE } } : undefined;
}

/** Gifts of time that one seat may be given in a match: by more it would never end. */
const MOST_GIFTS = 12;

/** Minutes that may be given at once. */
const MOST_MINUTES = { live: 30, days: 1440 } as const;

interface Gift {
  readonly seat: number;
  readonly to: number;
  readonly minutes: number;
}

/** Time is given to a person who needs it: with days only while their decision is waited for, as each new one has all its days. */
function objectionToGift(
  { clocks, standIns, acts, open }: Fold,
  { seats, clock, cup }: TableRecord,
  { seat, to, minutes }: Gift,
): Problem | undefined {
  const person = seats[to]?.person ?? null;
  if (!clock || !clocks || clocks.seats[to] === undefined) return { code: 'no-clock' };
  if (!(clock.gifts ?? cup === null)) return { code: 'no-gifts' };
  if (person === null || person === seats[seat]?.person || minutes > MOST_MINUTES[clock.kind]) return { code: 'no-gift' };
  if (standIns[to] !== undefined) return { code: 'bot-plays' };
  if (clock.kind === 'days' && !open.some((one) => one.seat === to)) return { code: 'not-waited-for' };
  const given = acts.filter(({ act }) => act.kind === 'give-time' && act.to === to).length;
  return given < MOST_GIFTS ? undefined : { code: 'too-many', details: { of: 'gifts', most: MOST_GIFTS } };
}
