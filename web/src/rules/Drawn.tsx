import type { Decision, Move, Seat, State, Told } from '@madang/kernel';
import { useMemo } from 'react';
import type { Refuser } from '../play/why-not.ts';
import { NO_EVENTS, type Scene } from '../scene/scene.tsx';
import { useStill } from '../settings/store.ts';
import { explainer } from '../table/prompt/explain.ts';

/** What stands on the board after so many steps, and what the last of them told. */
export interface Shown {
  readonly view: State;
  readonly told: readonly Told[];
  /** What the board lights; null: it is another's, or there is nothing more. */
  readonly decision: Decision | null;
}

const nothing = (): null => null;

/** What the last step did, in the words of the log. */
export function Happened({ scene: { kit, words }, told }: { readonly scene: Scene; readonly told: readonly Told[] }) {
  const lines = told.flatMap((event) => kit.wording.logLine(event)?.text ?? []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: much that happened scrolls, and keys must reach it
    <ul className="picture-log" aria-live="polite" tabIndex={0}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in what was told
        <li key={i}>{words.say(line)}</li>
      ))}
    </ul>
  );
}

interface DrawnProps {
  readonly scene: Scene;
  readonly shown: Shown;
  readonly eyes: Seat;
  /** The last step was one on, which is worth showing with motion. */
  readonly forward: boolean;
  /** What is pressed on the board. */
  onMoves(moves: readonly Move[]): void;
  /** Says why something is not possible; absent: nothing is asked. */
  readonly refused?: Refuser;
}

export function Drawn({ scene, shown: { view, told, decision }, eyes, forward, onMoves, refused }: DrawnProps) {
  const { kit, board, words, seats, pointed, onPoint } = scene;
  const still = useStill();
  const explain = useMemo(() => explainer(kit, words, view, eyes, decision), [kit, words, view, eyes, decision]);
  const aimed = pointed && decision?.moves.includes(pointed) ? pointed : null;
  return (
    <board.Board
      view={view}
      seat={eyes}
      seats={seats}
      decision={decision}
      onMove={(move) => onMoves([move])}
      onMoves={onMoves}
      lookAhead={() => null}
      events={forward ? told : NO_EVENTS}
      say={words.say}
      explain={explain}
      whyNot={refused?.ofFields ?? nothing}
      whyClosed={refused?.ofAny ?? nothing}
      still={still}
      pointed={aimed}
      onPoint={onPoint}
      dock={null}
    />
  );
}
