import type { Seat } from '@madang/kernel';
import type { Translator } from '@madang/text';
import type { DoneAct } from '@madang/wire';
import type { LogTurn } from './log.ts';

const DAY_MINUTES = 1440;

/** What was done besides a move, in words. */
export function actText(words: Translator, { act, by, seat }: DoneAct, nameOf: (seat: Seat) => string): string {
  const name = nameOf(seat);
  switch (act.kind) {
    case 'sit-in':
      return words.text(`act.sitIn.${by === 'host' ? 'owner' : by}`, { name, level: words.text(`level.${act.level}`) });
    case 'back':
      return words.text(`act.back.${by === 'owner' ? 'owner' : 'player'}`, { name });
    case 'ask':
      return words.text(`act.ask.${act.question.kind}`, { name });
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
