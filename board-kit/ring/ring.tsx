import type { Message } from '@madang/kernel';
import type { PointerEvent, ReactNode } from 'preact/compat';
import { useId } from 'preact/hooks';
import { useSayMessage } from '../context/board.tsx';
import type { Reason, Way } from '../contract.ts';
import { Contained } from '../faults/contained.tsx';
import { type KeyPress, shortcutOf } from '../keys.ts';
import { type ExplainedWay, Read } from './read.tsx';
import { isStepped } from './stepped.ts';
import { Stepper } from './stepper.tsx';
import { type Balance, costOf, Gain, Tokens } from './tokens.tsx';
import { namesOf } from './words.ts';

/** How an answer looks beside its words: the game's own sign, and what it costs and brings. */
export interface RowLook extends Balance {
  readonly sign?: ReactNode;
  /** Its short name in the ring, where it tells each row from the others. */
  readonly name?: Message;
  /** Answers of one piece with the same key do the same: the ring shows the first of them and says how many there are. */
  readonly alike?: { readonly key: string; says(count: number): Message };
}

/** An answer that a piece would have, but that is not possible now. */
export interface Refusal {
  readonly name: string;
  readonly reason: Reason;
}

interface RingProps {
  readonly title: string;
  readonly ways: readonly Way[];
  readonly refusals: readonly Refusal[];
  explain(way: Way): ExplainedWay | null;
  look(way: Way): RowLook;
  choose(way: Way): void;
  point(way: Way | null): void;
  close(): void;
}

/** The choices at one piece, row by row; what is not possible says why in its row. */
export function Ring({ title, ways, refusals, explain, look, choose, point, close }: RingProps) {
  const shown = withoutAlike(explainedWays(ways, explain), look);
  const say = useSayMessage();
  const looks = shown.map(({ way }) => look(way));
  const names = namesOf(
    shown.map(({ explained }) => explained),
    looks.map(({ name }) => name && say(name)),
  );
  const id = useId();
  return (
    <div className="ring">
      <div className="ring-head" {...swipe(close)}>
        <strong>{title}</strong>
        {shown.length > FEW && <span className="ring-count">{shown.length}</span>}
        <span className="ring-key" aria-hidden="true">
          Esc
        </span>
      </div>
      {ways.length > 0 && ways.every(({ length }) => length === 1) && isStepped(ways) ? (
        <Stepper key={keyOf(ways[0])} ways={ways} label={(way) => explain(way)?.label ?? ''} choose={choose} point={point}>
          {(way) => <Read explanation={explain(way)} picture={null} balance={look(way)} />}
        </Stepper>
      ) : (
        shown.map(({ way, explained, count }, i) => (
          <button
            key={keyOf(way)}
            type="button"
            className="ring-row"
            data-first={i === 0 || undefined}
            aria-label={explained.label}
            {...(explained.forecast && { 'aria-describedby': `${id}-${i}` })}
            onClick={() => choose(way)}
            onFocus={() => point(way)}
            onPointerEnter={() => point(way)}
          >
            <Row name={names[i] ?? explained.label} look={looks[i] ?? {}} effect={explained.forecast} id={`${id}-${i}`} count={count} />
          </button>
        ))
      )}
      {refusals.map(({ name, reason }) => (
        <div key={name} className="ring-row ring-no">
          <Row name={name} look={{}} effect={reason.why} />
        </div>
      ))}
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly look: RowLook;
  readonly effect: string | null;
  /** By which the effect describes the row. */
  readonly id?: string;
  /** The answers that it stands for. */
  readonly count?: number;
}

/** A choice: its sign, its name, its cost, what it brings, its effect or why it is not possible. */
function Row({ name, look: { sign, alike, ...balance }, effect, id, count = 1 }: RowProps) {
  const say = useSayMessage();
  return (
    <>
      {sign && (
        <span className="ring-sign" aria-hidden="true">
          <Contained part="sign" position={sign} fallback={null}>
            {sign}
          </Contained>
        </span>
      )}
      <b>{name}</b>
      {alike && count > 1 && <small className="ring-alike">{say(alike.says(count))}</small>}
      {costOf(balance).length > 0 && (
        <span className="ring-cost" aria-hidden="true">
          <Tokens tokens={costOf(balance)} />
        </span>
      )}
      <span className="ring-gain" aria-hidden="true">
        <Gain balance={balance} />
      </span>
      {effect && (
        <span id={id} className="ring-effect">
          {effect}
        </span>
      )}
    </>
  );
}

interface Shown {
  readonly way: Way;
  readonly explained: ExplainedWay;
}

/** Explains the ways that are offered. */
export const explainedWays = (ways: readonly Way[], explain: (way: Way) => ExplainedWay | null): readonly Shown[] =>
  ways.flatMap((way) => {
    const explained = explain(way);
    return explained ? [{ way, explained }] : [];
  });

/** So many rows are seen at one glance. */
const FEW = 3;

/** The first of the ways that do the same, and how many they are. */
function withoutAlike(shown: readonly Shown[], look: RingProps['look']): readonly (Shown & { readonly count: number })[] {
  const keys = shown.map(({ way }, i) => look(way).alike?.key ?? i);
  return shown.flatMap((one, i) => (keys.indexOf(keys[i] ?? i) === i ? { ...one, count: keys.filter((key) => key === keys[i]).length } : []));
}

export const keyOf = (way: Way | undefined): string => way?.map(({ id }) => id).join(' ') ?? '';

/** Walks with the arrow keys from row to row and round the ends. False: it is another key. */
export function walk(card: HTMLElement, key: string): boolean {
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
  if (by === undefined) return false;
  const rows = [...card.querySelectorAll<HTMLButtonElement>('button:enabled')];
  const here = document.activeElement instanceof HTMLButtonElement ? rows.indexOf(document.activeElement) : -1;
  rows[here < 0 ? 0 : (here + by + rows.length) % rows.length]?.focus();
  return true;
}

/** A finger that moves this far down has swiped. */
const SWIPE = 36;

/** Closes a card whose head is swiped down. */
function swipe(close: () => void) {
  let from: number | null = null;
  return {
    onPointerDown: ({ clientY, pointerType, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'touch') return;
      from = clientY;
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerUp: ({ clientY }: PointerEvent<HTMLElement>) => {
      if (from !== null && clientY - from > SWIPE) close();
      from = null;
    },
  };
}

/** Presses the row of a digit; true: the key was one. The list of choices behind the ring has digits too, and is not meant. */
export function pressRow(ring: HTMLElement, event: KeyPress & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  const digit = shortcutOf(event);
  if (!/^[1-9]$/.test(digit) || event.ctrlKey || event.metaKey || event.altKey) return false;
  ring.querySelectorAll<HTMLElement>('button.ring-row')[Number(digit) - 1]?.click();
  return true;
}
