import './picture.css';
import { inPlace } from '@madang/board-kit/in-place';
import type { Decision, Move, Seat, State, Told } from '@madang/kernel';
import { use } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { PointingProvider } from '../../board-context/pointing.tsx';
import { NO_EVENTS, RuleTitles, type Scene } from '../../board-context/scene.tsx';
import { useTableScene } from '../../board-context/useTableScene.ts';
import type { Refuser } from '../../board-context/why-not.ts';
import { type LocalSeat, localSeatViews } from '../../local-server/local.ts';
import { Link } from '../../page/Link.tsx';
import { go } from '../../page/useRoute.ts';
import { usePlayback } from '../../replay/usePlayback.ts';
import { useStill } from '../../settings/store.ts';
import { explainer } from '../../table/prompt/explain.ts';
import { type LoadedGame, loadRulebook } from '../../words/loaded-game.ts';
import { ruleTitle } from '../../words/rule-title.ts';
import { useWords } from '../../words/useWords.tsx';

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
    <ul className="picture-log" aria-live="polite" tabindex={0}>
      {inPlace(lines, (line) => (
        <li>{words.say(line)}</li>
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
  const { kit, board, words, seats } = scene;
  const still = useStill();
  const explain = useMemo(() => explainer(kit, words, view, eyes, decision), [kit, words, view, eyes, decision]);
  return (
    <RuleTitles scene={scene}>
      <PointingProvider>
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
          dock={null}
        />
      </PointingProvider>
    </RuleTitles>
  );
}

/** The rules that a picture or an example shows, folded: their titles, which lead to them, and their texts. */
export function Cited({ kit, rules, titles }: { readonly kit: LoadedGame; readonly rules: readonly string[]; readonly titles: Scene['words'] }) {
  const app = useWords();
  const rulebook = use(loadRulebook(kit.wording, kit.game.name, app.language));
  return (
    <details className="picture-rules">
      <summary>{app.text('rules.shown', { count: rules.length })}</summary>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>
            <Link to={{ page: 'rules', game: kit.game.name, rule }} className="rule-id">
              {ruleTitle(kit, titles, rule)}
            </Link>{' '}
            {rulebook[rule]}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The table of a stage on a rules page, and the step of `length` that it shows. */
export function useStage(kit: LoadedGame, seats: readonly LocalSeat[], length: number) {
  const scene = useTableScene(
    kit,
    useMemo(() => localSeatViews(seats), [seats]),
    (rule) => go({ page: 'rules', game: kit.game.name, rule }),
  );
  const { at, forward, go: step } = usePlayback(length, 0);
  return { scene, at, forward, step };
}
