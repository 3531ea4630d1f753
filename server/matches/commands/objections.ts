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

/** Why an act is not done. */
export function objectionTo(fold: Fold, record: TableRecord, { seat, act, by, leaving = false }: Acting): Problem | undefined {
  if (by !== 'clock' && !leaving && isUsedUp(fold, seat, act.kind)) return { code: 'too-many', details: { of: 'acts', most: MOST_ACTS } };
  const sits = fold.standIns[seat] !== undefined;
  switch (act.kind) {
    case 'sit-in':
      return sits ? { code: 'bot-plays' } : undefined;
    case 'back':
      if (fold.resigned.has(seat)) return { code: 'resigned' };
      return sits ? undefined : { code: 'no-stand-in' };
    case 'resign':
      return fold.resigned.has(seat) || by !== 'player' ? { code: 'resigned' } : undefined;
    case 'ask':
      return sits ? { code: 'bot-plays' } : objectionToAsking(fold, act.question);
    case 'agree':
      if (sits) return { code: 'bot-plays' };
      return fold.question && agreedBy(fold, record, seat) ? { code: 'agreed-already' } : unasked(fold);
    case 'rest':
      return undefined;
    case 'refuse':
      return sits ? { code: 'bot-plays' } : unasked(fold);
    case 'help':
      return by === 'player' && record.seats.filter(({ kind }) => kind === 'person').length === 1 ? undefined : { code: 'not-alone' };
  }
}

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
