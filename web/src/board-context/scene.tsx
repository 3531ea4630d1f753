import { type Rules, RulesContext, type SeatInfo, VoiceContext } from '@madang/board-kit';
import type { Told } from '@madang/kernel';
import type { Translator } from '@madang/text';
import { createContext, type ReactNode } from 'preact/compat';
import { useContext, useMemo } from 'preact/hooks';
import { useSay } from '../assist/useSay.ts';
import type { LoadedGame } from '../words/loaded-game.ts';
import { ruleTitle } from '../words/rule-title.ts';
import type { HostedBoard } from './contained-board.tsx';
import { PointingProvider } from './pointing.tsx';

/** What every part of a table's screen needs: the game, its words with the players' names, and who sits where. */
export interface Scene {
  readonly kit: LoadedGame;
  readonly board: HostedBoard;
  readonly words: Translator;
  readonly seats: readonly SeatInfo[];
  /** Opens the rule's text. */
  showRule(rule: string): void;
}

export const NO_EVENTS: readonly Told[] = [];

const SceneContext = createContext<Scene | null>(null);

/** Gives a table's screen its scene, and the board on it the titles of rules and the page's voice. */
export function SceneProvider({ value, children }: { readonly value: Scene; readonly children: ReactNode }) {
  const say = useSay();
  return (
    <SceneContext value={value}>
      <VoiceContext value={say}>
        <PointingProvider>
          <RuleTitles scene={value}>{children}</RuleTitles>
        </PointingProvider>
      </VoiceContext>
    </SceneContext>
  );
}

/** Gives a board the titles of its game's rules. */
export function RuleTitles({ scene: { kit, words, showRule }, children }: { readonly scene: Scene; readonly children: ReactNode }) {
  const rules = useMemo((): Rules => ({ titleOf: (rule) => ruleTitle(kit, words, rule), show: showRule }), [kit, words, showRule]);
  return <RulesContext value={rules}>{children}</RulesContext>;
}

/** The table that this component stands on. */
export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('no table above this component');
  return scene;
}
