import type { DoneAct, OpenQuestion } from '@madang/wire';
import type { TableRecord } from '../model/table.ts';

type Act = DoneAct['act'];

/** The question that is open after an act of a seat. */
export function questionAfter(open: OpenQuestion | undefined, seat: number, act: Act): OpenQuestion | undefined {
  switch (act.kind) {
    case 'ask':
      return { seat, question: act.question, agreed: [seat] };
    case 'agree':
      return open && { ...open, agreed: [...open.agreed, seat] };
    case 'refuse':
      return open && refused(open, seat);
    case 'rewound':
    case 'abandoned':
    case 'offered':
      return undefined;
    case 'back':
      return open?.question.kind === 'offer' && open.question.seat === seat ? undefined : open;
    case 'sit-in':
    case 'take-over':
    case 'resign':
    case 'help':
    case 'rest':
    case 'give-time':
      return open;
  }
}

/** One no ends what all must agree to; a vote goes on without it, unless whoever asked takes it back. */
function refused(open: OpenQuestion, seat: number): OpenQuestion | undefined {
  if (open.question.kind === 'rewind' || open.seat === seat) return undefined;
  return { ...open, agreed: open.agreed.filter((one) => one !== seat) };
}

/** The parts of a match that votes need: each seat's stand-in, and the steps. */
interface Standing {
  readonly standIns: readonly (string | undefined)[];
  readonly log: readonly { readonly seq: number }[];
}

/**
 * What comes of an open question once enough have agreed: all people for a step back, more than half for an end or a new player. Bots always
 * agree.
 */
export function resultOf(open: OpenQuestion | undefined, { seats }: TableRecord, match: Standing): Act | undefined {
  if (!open) return undefined;
  const { question, agreed } = open;
  const voters = seats.filter(({ seat, kind }) => kind === 'person' && match.standIns[seat] === undefined);
  const people = new Set(voters.map(({ person }) => person));
  const yes = new Set(voters.filter(({ seat }) => agreed.includes(seat)).map(({ person }) => person));
  switch (question.kind) {
    case 'rewind': {
      const { to } = question;
      return yes.size === people.size ? { kind: 'rewound', to, steps: match.log.filter(({ seq }) => seq > to).length } : undefined;
    }
    case 'abandon':
      return yes.size * 2 > people.size ? { kind: 'abandoned' } : undefined;
    case 'offer':
      // An owner who does not play asks where nobody is left.
      return yes.size * 2 > people.size || people.size === 0 ? { kind: 'offered', of: question.seat } : undefined;
  }
}
