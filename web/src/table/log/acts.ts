import type { Seat } from '@madang/kernel';
import type { Translator } from '@madang/text';
import type { DoneAct } from '@madang/wire';
import type { LogTurn } from './log.ts';

const DAY_MINUTES = 1440;

/** The names of players by seat at some step, and of those who had the seats before it. */
interface NamesThen {
  readonly nameOf: (seat: Seat) => string;
  readonly formerOf: (seat: Seat) => string;
}

/**
 * The names of the players as they were at a step, where seats passed to others since: a seat knows its first and its last player. `former`: the
 * first ones, by seat; null where nobody took the seat over.
 */
export function namesThen(words: Translator, acts: readonly DoneAct[], names: readonly string[], former: readonly (string | null)[]) {
  const taken = Map.groupBy(
    acts.filter(({ act }) => act.kind === 'take-over'),
    ({ seat }) => seat,
  );
  const at = (seat: Seat, seq: number): string => {
    const own = (taken.get(seat) ?? []).map((one) => one.seq);
    if (seq >= Math.max(0, ...own)) return names[seat] ?? '';
    return (seq < Math.min(...own) && former[seat]) || words.text('seat.former');
  };
  return (seq: number): NamesThen => ({ nameOf: (seat) => at(seat, seq), formerOf: (seat) => at(seat, seq - 1) });
}

/** What was done besides a move, in words. */
export function actText(words: Translator, { act, by, seat }: DoneAct, { nameOf, formerOf }: NamesThen): string {
  const name = nameOf(seat);
  switch (act.kind) {
    case 'sit-in':
      return words.text(`act.sitIn.${by === 'host' ? 'owner' : by}`, { name, level: words.text(`level.${act.level}`) });
    case 'back':
      return words.text(`act.back.${by === 'owner' ? 'owner' : 'player'}`, { name });
    case 'ask': {
      const { question } = act;
      if (question.kind !== 'offer') return words.text(`act.ask.${question.kind}`, { name });
      // The player who left asks themselves, or the owner for them.
      return question.seat === seat ? words.text('act.ask.offer.own', { name }) : words.text('act.ask.offer', { name, to: nameOf(question.seat) });
    }
    case 'offered':
      return words.text('act.offered', { to: nameOf(act.of) });
    case 'take-over':
      return words.text('act.takeOver', { name, to: formerOf(seat) });
    case 'rewound':
      return words.text(by === 'host' ? 'act.rewound.host' : 'act.rewound', { count: act.steps });
    case 'help':
      return words.text(`act.help.${act.help}`, { name });
    case 'give-time': {
      const to = nameOf(act.to);
      return act.minutes === DAY_MINUTES ? words.text('act.giveDay', { name, to }) : words.text('act.giveMinutes', { name, to, count: act.minutes });
    }
    case 'resign':
    case 'agree':
    case 'refuse':
    case 'abandoned':
    case 'rest':
      return words.text(`act.${act.kind}`, { name });
  }
}

/** The turns with what was done between them; each such line is nobody's turn. */
export function withActs(turns: readonly LogTurn[], acts: readonly DoneAct[], say: (done: DoneAct) => string): readonly LogTurn[] {
  if (acts.length === 0) return turns;
  const lines = acts.map((done, i): LogTurn => {
    const { seq, seat, at } = done;
    const line = { key: `act.${seq}.${i}`, seq, by: seat, text: say(done), named: 0, rule: null, ...(at > 0 && { at }) };
    return { by: null, from: seq, to: seq, lines: [line] };
  });
  return [...turns, ...lines].sort((a, b) => a.from - b.from);
}
