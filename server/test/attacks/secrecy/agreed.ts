import assert from 'node:assert/strict';
import { below, type RandomState, type Seat } from '@madang/kernel';
import type { TableAct } from '@madang/wire';
import { send, type Watched } from './worlds.ts';

/** A sender, what it sends for which seat, and the code of the refusal; without a code it is done. */
type Said = readonly [by: 'eyes' | 'others', seat: Seat, act: TableAct, refused?: string];

/** The seat that is watched (null: somebody only looks on), and one of all the others, which one person plays. */
interface Seats {
  readonly eyes: Seat | null;
  readonly other: Seat;
}

/** What is done at both tables besides moves. Gives how many acts were done, and how many refused. */
export interface Talked {
  readonly done: number;
  readonly refused: number;
}

async function say(both: readonly Watched[], all: readonly Said[], name: string): Promise<Talked> {
  for (const [i, [by, seat, act, refused]] of all.entries())
    assert.equal(await send(both, by, seat, act, `${name}-${i}`), refused, JSON.stringify(act));
  const refused = all.filter(([, , , code]) => code !== undefined).length;
  return { done: all.length - refused, refused };
}

const ABANDON = { kind: 'ask', question: { kind: 'abandon' } } as const;
const [AGREE, REFUSE, BACK, HELP] = [{ kind: 'agree' }, { kind: 'refuse' }, { kind: 'back' }, { kind: 'help', help: 'best' }] as const;
const sitIn = { kind: 'sit-in', level: 'easy' } as const;

/** Whatever may be asked for in vain, a vote that comes to nothing, and bots that sit in for both and go again. */
function withoutEnd({ eyes, other }: Seats, steps: number): readonly Said[] {
  const bots: readonly Said[] = [
    ['others', other, sitIn],
    ['others', other, ABANDON, 'bot-plays'],
    ['eyes', other, BACK, 'not-your-seat'],
    ['others', other, BACK],
  ];
  if (eyes === null) return [['eyes', other, AGREE, 'not-your-seat'], ['others', other, HELP, 'not-alone'], ...bots];
  return [
    ['eyes', eyes, AGREE, 'not-asked'],
    ['eyes', eyes, REFUSE, 'not-asked'],
    ['eyes', eyes, BACK, 'no-stand-in'],
    ['eyes', eyes, HELP, 'not-alone'],
    ['eyes', other, ABANDON, 'not-your-seat'],
    ['eyes', eyes, { kind: 'ask', question: { kind: 'rewind', to: steps } }, 'nothing-to-undo'],
    ['others', other, ABANDON],
    ['eyes', eyes, ABANDON, 'asked-already'],
    ['others', other, AGREE, 'agreed-already'],
    ['eyes', eyes, REFUSE],
    ['others', other, REFUSE],
    ...bots,
    ['others', eyes, sitIn],
    ['eyes', eyes, AGREE, 'bot-plays'],
    ['eyes', eyes, BACK],
  ];
}

/** Talks that change nothing of the match. `steps`: how many moves were made. */
export const talk = (both: readonly Watched[], seats: Seats, steps: number, name: string): Promise<Talked> =>
  say(both, withoutEnd(seats, steps), `${name}-talk`);

/** All steps after `to` are taken back, whatever they revealed: refused first, then agreed. */
export function goBack(both: readonly Watched[], { eyes, other }: Seats, to: number, name: string): Promise<Talked> {
  const back = { kind: 'ask', question: { kind: 'rewind', to } } as const;
  const alone: readonly Said[] = [['others', other, back]];
  const agreed: readonly Said[] = eyes === null ? alone : [['eyes', eyes, back], ['others', other, REFUSE], ...alone, ['eyes', eyes, AGREE]];
  return say(both, agreed, `${name}-back`);
}

/** Somebody gives up, or all agree to end the match. */
export function endIt(both: readonly Watched[], { eyes, other }: Seats, random: RandomState, name: string): Promise<Talked> {
  const ended: readonly Said[] =
    eyes === null
      ? [['others', other, ABANDON]]
      : [
          ['eyes', eyes, ABANDON],
          ['others', other, AGREE],
        ];
  const resigned: readonly Said[] = [
    ['others', other, { kind: 'resign' }],
    ['others', other, BACK, 'resigned'],
  ];
  return say(both, below(random, 2) === 0 ? ended : resigned, `${name}-end`);
}
