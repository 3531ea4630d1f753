import './chips.css';
import { LONG_PRESS } from '@madang/board-kit';
import type { Move } from '@madang/kernel';
import type { FocusEvent, PointerEvent } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import { usePointing } from '../../board-context/pointing.tsx';
import { useWords } from '../../words/useWords.tsx';
import { useGuide } from '../guide.ts';
import type { Choice, ChoiceGroup } from './choices.ts';

interface ChipsProps {
  readonly groups: readonly ChoiceGroup[];
  readonly disabled: boolean;
  onChoose(move: Move): void;
}

/** The complete list of choices. It says the same as what is lit on the board. */
export function Chips({ groups, disabled, onChoose }: ChipsProps) {
  const words = useWords();
  const list = useRef<HTMLFieldSetElement>(null);
  const byKey = useRef(false);
  // A step that arrives draws the same choices anew: who reads them stays where they read.
  const choices = groups.flatMap((group) => group.choices.map(({ move }) => move.id)).join();
  useEffect(() => {
    // New choices are read from their beginning; who walked to the last one with the keyboard stays in the list.
    if (choices !== '') (list.current?.closest('.choice-scroll') ?? list.current)?.scrollTo({ left: 0, top: 0 });
    list.current?.querySelector('[data-guided]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (byKey.current) list.current?.querySelector<HTMLButtonElement>('.chip')?.focus();
    byKey.current = false;
  }, [choices]);
  const choose = (move: Move, key: boolean): void => {
    byKey.current = key;
    onChoose(move);
  };
  return (
    <fieldset ref={list} className="chips" aria-label={words.text('prompt.choices')} disabled={disabled}>
      {groups.map((group, i) => (
        <fieldset
          key={group.choices[0]?.move.id ?? i}
          className="chip-group"
          data-captioned={group.caption !== null}
          aria-label={group.caption ?? undefined}
        >
          {group.caption === null ? null : (
            <span className="chip-caption" aria-hidden="true">
              {group.caption}
            </span>
          )}
          <ChipRow choices={group.choices} onChoose={choose} />
        </fieldset>
      ))}
    </fieldset>
  );
}

interface RowProps {
  readonly choices: readonly Choice[];
  /** The one that confirming takes, too. */
  readonly usual?: Move | null;
  onChoose(move: Move, byKey: boolean): void;
}

/** Choices as buttons, one after the other. */
export function ChipRow({ choices, usual = null, onChoose }: RowProps) {
  const guide = useGuide();
  return choices.map((choice) => (
    <Chip
      key={choice.move.id}
      choice={choice}
      guided={guide?.teaches === true && guide.lit([choice.move]).length === 1}
      usual={choice.move === usual}
      onChoose={onChoose}
    />
  ));
}

interface ChipProps {
  readonly choice: Choice;
  /** Somebody who teaches means this one. */
  readonly guided: boolean;
  /** Confirming takes this one. */
  readonly usual: boolean;
  onChoose(move: Move, byKey: boolean): void;
}

/** A mouse and the keys point at a choice; a finger does once it stays: for a tap the whole board would be drawn three times in vain. */
function usePointingAt(move: Move, onPoint: (move: Move | null) => void) {
  const [held, hold] = useState<Move | null>(null);
  useEffect(() => {
    // Another step may have brought another choice under the finger.
    if (held !== move) return undefined;
    const timer = setTimeout(() => onPoint(move), LONG_PRESS);
    return () => clearTimeout(timer);
  }, [held, move, onPoint]);
  const away = (): void => {
    hold(null);
    onPoint(null);
  };
  return {
    away,
    onPointerEnter({ pointerType }: PointerEvent<Element>) {
      if (pointerType === 'touch') hold(move);
      else onPoint(move);
    },
    onPointerLeave: away,
    onFocus({ currentTarget }: FocusEvent<Element>) {
      if (currentTarget.matches(':focus-visible')) onPoint(move);
    },
    onBlur: away,
  };
}

/** One choice; pointing at it lights its place on the board. */
function Chip({ choice, guided, usual, onChoose }: ChipProps) {
  const { pointed, onPoint } = usePointing();
  const { move, explanation, short, key, quiet, isCut = false } = choice;
  const { away, ...pointing } = usePointingAt(move, onPoint);
  // What the group's caption says for the eye is said here for the ear; the name then holds what is seen.
  const start = explanation.label.slice(0, explanation.label.length - short.length);
  return (
    <button
      type="button"
      className="chip"
      data-quiet={quiet}
      data-guided={guided || undefined}
      data-usual={usual || undefined}
      data-pointed={pointed === move}
      data-move={move.id}
      aria-keyshortcuts={key ?? undefined}
      aria-description={explanation.forecast ?? undefined}
      onClick={(event) => {
        away();
        onChoose(move, event.detail === 0);
      }}
      {...pointing}
    >
      {key === null ? null : (
        <span className="kbd" aria-hidden="true">
          {key}
        </span>
      )}
      {start === '' ? null : <span className="unseen">{start}</span>}
      <span>{isCut ? `…${short}` : short}</span>
    </button>
  );
}
