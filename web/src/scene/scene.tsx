import type { BoardView, SeatInfo } from '@madang/board-kit';
import type { Move, Told } from '@madang/kernel';
import type { Translator } from '@madang/text';
import { createContext, useContext } from 'react';
import type { Kit } from '../words/kit.ts';

/** What every part of a table's screen needs: the game, its words with the players' names, and who sits where. */
export interface Scene {
  readonly kit: Kit;
  readonly board: BoardView;
  readonly words: Translator;
  readonly seats: readonly SeatInfo[];
  /** The choice that is pointed at, in the list or on the board. */
  readonly pointed: Move | null;
  onPoint(move: Move | null): void;
  /** Opens the rule's text. */
  showRule(rule: string): void;
}

export const NO_EVENTS: readonly Told[] = [];

const SceneContext = createContext<Scene | null>(null);

export const SceneProvider = SceneContext.Provider;

/** The table that this component stands on. */
export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('no table above this component');
  return scene;
}
