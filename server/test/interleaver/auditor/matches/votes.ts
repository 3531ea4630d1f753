import type { Course } from '../../deeds.ts';
import type { Rows } from '../rows.ts';
import { type Act, type Entry, entriesOf, standInsAfter } from './log.ts';

/** What all agreed to happens, and nothing else does; what is said stands once and in order; what was withdrawn is not made. */
export function auditTalk(rows: Rows, course: Course): readonly string[] {
  return [
    ...rows.tables.flatMap((table) => [...votesAt(rows, table.id), ...takenOverAt(rows, table.id)]),
    ...linesOf(rows, course),
    ...plansOf(course),
  ];
}

interface Question {
  readonly seat: number;
  readonly asked: NonNullable<Act['question']>;
  readonly yes: ReadonlySet<number>;
}

const RESULTS = ['rewound', 'abandoned', 'offered'] as const;
type Outcome = (typeof RESULTS)[number];
const isResult = (kind: string): kind is Outcome => RESULTS.some((one) => one === kind);

/** What is asked after an act. */
function next(open: Question | undefined, seat: number, act: Act): Question | undefined {
  if (act.kind === 'ask' && act.question) return { seat, asked: act.question, yes: new Set([seat]) };
  if (isResult(act.kind) || !open) return undefined;
  // A player who is back needs nobody new.
  if (act.kind === 'back' && open.asked.kind === 'offer' && open.asked.seat === seat) return undefined;
  if (act.kind === 'agree') return { ...open, yes: new Set([...open.yes, seat]) };
  if (act.kind !== 'refuse') return open;
  return open.asked.kind === 'rewind' || open.seat === seat ? undefined : { ...open, yes: new Set([...open.yes].filter((one) => one !== seat)) };
}

function votesAt(rows: Rows, table: string): readonly string[] {
  const entries = entriesOf(rows, table);
  const sitting = rows.seats.filter(({ table_id, kind }) => table_id === table && kind === 'person');
  // A deleted user was one of those who were asked, and is not known any more.
  if (rows.seats.some(({ table_id, kind }) => table_id === table && kind === 'bot')) return [];
  const found: string[] = [];
  let open: Question | undefined;
  for (const [i, entry] of entries.entries()) {
    if (entry.is !== 'act') continue;
    const { kind } = entry.act;
    const due = open && agreed(open, entries.slice(0, i), sitting);
    if (kind === 'ask' && open) found.push(`${table}: something was asked at ${entry.row.seq} while another question was open`);
    if (isResult(kind) && due !== kind) found.push(`${table}: ${kind} at ${entry.row.seq}, which not enough had agreed to`);
    open = next(open, entry.row.seat, entry.act);
    const after = entries[i + 1];
    const result = open && agreed(open, entries.slice(0, i + 1), sitting);
    if (result && !(after?.is === 'act' && after.act.kind === result))
      found.push(`${table}: ${result} was agreed to at ${entry.row.seq} and did not happen`);
  }
  const kept = rows.questions.find(({ table_id }) => table_id === table);
  const text = open && JSON.stringify({ seat: open.seat, question: open.asked, agreed: [...open.yes] });
  if (sorted(kept?.question) !== sorted(text)) found.push(`${table}: the question is ${kept?.question ?? 'none'}, by its log ${text ?? 'none'}`);
  return found;
}

/** A seat is taken over only after the others agreed, and once. */
function takenOverAt(rows: Rows, table: string): readonly string[] {
  const offered = new Set<number>();
  return entriesOf(rows, table).flatMap((entry) => {
    if (entry.is !== 'act') return [];
    const { act, row } = entry;
    if (act.kind === 'offered' && act.of !== undefined) offered.add(act.of);
    const found =
      act.kind === 'take-over' && !offered.has(row.seat) ? [`${table}: seat ${row.seat} was taken over at ${row.seq} and was not offered`] : [];
    if (act.kind === 'take-over' || act.kind === 'back') offered.delete(row.seat);
    return found;
  });
}

/** The same question, whatever the order in which they agreed. */
function sorted(text: string | undefined): string {
  if (text === undefined) return '';
  const { seat, question, agreed: yes }: { seat: number; question: unknown; agreed: number[] } = JSON.parse(text);
  return JSON.stringify([seat, question, [...new Set(yes)].sort()]);
}

/** What comes of a question once enough agree: all people for a step back, more than half for an end or a new player. */
function agreed({ asked, yes }: Question, before: readonly Entry[], sitting: Rows['seats']): Outcome | undefined {
  const bots = standInsAfter(before);
  const voters = sitting.filter(({ seat }) => !bots.has(seat));
  const people = new Set(voters.map(({ person }) => person));
  const willing = new Set(voters.filter(({ seat }) => yes.has(seat)).map(({ person }) => person));
  if (asked.kind === 'rewind') return willing.size === people.size ? 'rewound' : undefined;
  const isMost = willing.size * 2 > people.size;
  if (asked.kind === 'offer') return isMost || people.size === 0 ? 'offered' : undefined;
  return isMost ? 'abandoned' : undefined;
}

function linesOf({ chat, tables }: Rows, { deeds }: Course): readonly string[] {
  const gaps = tables.flatMap(({ id }) => {
    const ids = chat
      .filter(({ table_id }) => table_id === id)
      .map((line) => line.id)
      .sort((a, b) => a - b);
    return ids.some((one, i) => one !== i + 1) ? [`the lines of ${id} are numbered ${ids.join(' ')}`] : [];
  });
  const lost = deeds.flatMap(({ what, answer, facts }) => {
    if (what !== 'chat' || !tables.some(({ id }) => id === facts.table)) return [];
    const times = chat.filter(({ command }) => command === facts.command).length;
    return times > 1 || (answer === 'done' && times !== 1) ? [`a line that was ${answer} stands ${times} times`] : [];
  });
  return [...gaps, ...lost];
}

/** Moves of a plan were planned, and not withdrawn before they were written. */
function plansOf({ deeds, written }: Course): readonly string[] {
  return written.flatMap(({ table, seq, command, at }) => {
    const seat = /^plan (\d+) /.exec(command ?? '')?.[1];
    if (seat === undefined) return [];
    const own = deeds.filter(({ facts, sentAt }) => facts.table === table && String(facts.seat) === seat && sentAt < at);
    const said = own.filter(({ what, answer }) => what === 'plan' && answer !== 'stale' && answer !== 'your-turn');
    if (said.length === 0) return [`${table}: a plan of seat ${seat} was followed at ${seq} that nobody made`];
    const withdrawn = own.find(({ what, answer, answeredAt, sentAt }) => {
      return what === 'withdraw' && answer === 'done' && answeredAt < at && said.every((plan) => plan.answeredAt < sentAt);
    });
    return withdrawn ? [`${table}: a plan of seat ${seat} was followed at ${seq} that was withdrawn before`] : [];
  });
}
