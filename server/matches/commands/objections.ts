import type { DoneAct, Problem, Question, Rest, RestAct, TableAct, TakeOverAct } from '@madang/wire';
import { timeLeft } from '../../core/clock/clocks.ts';
import { MOST_ACTS, SORTS } from '../log/action-rows.ts';
import type { Fold } from '../log/fold.ts';
import type { Taker } from '../log/outcome.ts';
import type { TableRecord } from '../model/table.ts';
import { objectionToOffering, objectionToTakingOver } from './offers.ts';

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
  readonly act: TableAct | RestAct | TakeOverAct;
  readonly by: DoneAct['by'];
  readonly leaving?: boolean;
  /** The person who takes the seat over. */
  readonly taker?: Taker | undefined;
  readonly now: number;
}

/** Acts of a player at their own seat: not while a bot sits there. */
const PLAYERS_ONLY: readonly Acting['act']['kind'][] = ['sit-in', 'ask', 'agree', 'refuse', 'give-time'];

/** True for a player who left, or the owner for them, who asks that somebody new is looked for, or asks it no more. */
function isOfOwnSeat({ question }: Fold, seat: number, act: Acting['act']): boolean {
  if (act.kind === 'ask') return act.question.kind === 'offer' && act.question.seat === seat;
  return act.kind === 'refuse' && question?.question.kind === 'offer' && question.seat === seat;
}

/** Why an act is not done. */
export function objectionTo(fold: Fold, record: TableRecord, acting: Acting): Problem | undefined {
  const { seat, act, by, leaving = false } = acting;
  if (by !== 'clock' && !leaving && isUsedUp(fold, seat, act.kind)) return { code: 'too-many', details: { of: 'acts', most: MOST_ACTS } };
  if (fold.standIns[seat] !== undefined && PLAYERS_ONLY.includes(act.kind) && !isOfOwnSeat(fold, seat, act)) return { code: 'bot-plays' };
  switch (act.kind) {
    case 'back':
      return objectionToReturning(fold, seat);
    case 'resign':
      return fold.resigned.has(seat) || by !== 'player' ? { code: 'resigned' } : undefined;
    case 'ask':
      return objectionToAsking(fold, record, act.question, acting);
    case 'agree':
      return agreedBy(fold, record, seat) ? { code: 'agreed-already' } : unasked(fold);
    case 'refuse':
      return unasked(fold);
    case 'help':
      return by === 'player' && isAlone(record) ? undefined : { code: 'not-alone' };
    case 'give-time':
      return objectionToGift(fold, record, { seat, ...act });
    case 'take-over':
      return objectionToTakingOver(fold, record, seat, acting.taker);
    case 'sit-in':
      return by === 'clock' ? objectionToReplacing(fold, acting) : undefined;
    case 'rest':
      return objectionToRest(fold, seat, act.rest);
  }
}

/** A later change of when its person rests is known already. */
function objectionToRest({ clocks, seq }: Fold, seat: number, { since = 0 }: Rest): Problem | undefined {
  return since < (clocks?.seats[seat]?.rest?.since ?? 0) ? { code: 'stale', details: { seq } } : undefined;
}

/** A player who answered or was given time since the clock looked keeps the seat. */
function objectionToReplacing({ clocks, seq }: Fold, { seat, now }: Acting): Problem | undefined {
  return clocks && (timeLeft(clocks, seat, now) ?? 1) > 0 ? { code: 'stale', details: { seq } } : undefined;
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

function objectionToAsking(fold: Fold, record: TableRecord, question: Question, { seat, by, now }: Acting): Problem | undefined {
  const { question: open, log, undone } = fold;
  if (open) return { code: 'asked-already' };
  // Nobody but the player agrees there, and what was revealed would stay known.
  if (record.deal !== null && question.kind !== 'abandon') return { code: 'in-deal' };
  if (question.kind === 'abandon') return undefined;
  if (question.kind === 'offer') return objectionToOffering(fold, record, { asking: seat, by, seat: question.seat, now });
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
