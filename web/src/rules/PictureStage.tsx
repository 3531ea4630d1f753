import {
  type Decision,
  decisionOf,
  isLike,
  type Lesson,
  listening,
  type Match,
  matchOfPicture,
  newMatch,
  type Picture,
  playMove,
  type Seat,
  type State,
  scriptToPicture,
  stateAt,
  type Told,
  toDocument,
  toldTo,
} from '@madang/kernel';
import { useMemo, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { localSeatViews } from '../host/local.ts';
import { usePlayOn } from '../lesson/usePlayOn.ts';
import { useSeats } from '../lesson/useSeats.ts';
import { Link } from '../page/Link.tsx';
import { go } from '../page/useRoute.ts';
import { NO_EVENTS, type Scene } from '../scene/scene.tsx';
import { useTableScene } from '../scene/useTableScene.ts';
import { useStill } from '../settings/store.ts';
import { explainer } from '../table/prompt/explain.ts';
import type { Kit } from '../words/kit.ts';
import { useWords } from '../words/useWords.tsx';

interface StageProps {
  readonly kit: Kit;
  readonly lesson: Lesson;
  readonly picture: Picture;
  readonly title: string;
  readonly text: string;
}

/** The match of a picture with all its steps. Throws where they do not fit: the build's tests find those. */
function matchOf({ game }: Kit, lesson: Lesson, picture: Picture): Match {
  const match = newMatch(game, matchOfPicture(lesson, picture));
  for (const [seat, move] of [...scriptToPicture(lesson, picture), ...picture.steps]) {
    const played = playMove(match, seat, move);
    if (!played.ok) throw new Error(`picture '${picture.id}': ${played.problem.code}`);
  }
  return match;
}

/** What stands on the board after so many steps, and what the last of them told. */
interface Shown {
  readonly view: State;
  readonly told: readonly Told[];
  /** The next step as the board lights it; null: it is another's, or there is none. */
  readonly decision: Decision | null;
}

function shownAt({ game }: Kit, match: Match, eyes: Seat, picture: Picture, at: number): Shown {
  const { heard, tell } = listening();
  const view = game.redact(stateAt(match, match.log.length - picture.steps.length + at, tell), eyes);
  const [seat, next] = picture.steps[at] ?? [];
  const open = seat === eyes && next ? decisionOf(game, view, eyes) : undefined;
  const decision = open && next ? { ...open, moves: open.moves.filter((move) => isLike(move, next)) } : null;
  return { view, told: at === 0 ? NO_EVENTS : toldTo(eyes, heard), decision };
}

/** A position drawn by the game's own board; what is lit may be pressed, and a button steps on as well. */
export function PictureStage(props: StageProps) {
  const { kit, lesson, picture, title, text } = props;
  const { game } = kit;
  const { seat: eyes = lesson.seat } = picture;
  const app = useWords();
  const seats = useSeats(lesson);
  const scene = useTableScene(
    kit,
    useMemo(() => localSeatViews(seats), [seats]),
    (rule) => go({ page: 'rules', game: game.name, rule }),
  );
  const match = useMemo(() => matchOf(kit, lesson, picture), [kit, lesson, picture]);
  const [at, goTo] = useState(0);
  const [forward, setForward] = useState(true);
  const shown = useMemo(() => shownAt(kit, match, eyes, picture, at), [kit, match, eyes, picture, at]);
  const playOn = usePlayOn(seats);
  if (!scene) return null;
  const step = (to: number): void => {
    setForward(to > at);
    goTo(to);
  };
  const document = (): ReturnType<typeof toDocument> => {
    const { hash: _, ...whole } = toDocument(match);
    return { ...whole, moves: whole.moves.slice(0, whole.moves.length - picture.steps.length + at) };
  };
  return (
    <section className="picture" aria-label={title}>
      <h2>{title}</h2>
      <p className="picture-text">{text}</p>
      <p className="picture-rules">
        {picture.rules.map((rule) => (
          <Link key={rule} to={{ page: 'rules', game: game.name, rule }} className="rule-id">
            {rule}
          </Link>
        ))}
      </p>
      <div className="buttons picture-steps">
        <button type="button" disabled={at === 0} onClick={() => step(at - 1)}>
          <Icon name="back" />
          <span>{app.text('picture.back')}</span>
        </button>
        <button type="button" className="primary" disabled={at === picture.steps.length} onClick={() => step(at + 1)}>
          <span>{app.text('picture.on')}</span>
          <Icon name="forward" />
        </button>
        <span className="picture-at">{app.text('lesson.at', { number: at, count: picture.steps.length })}</span>
        <button type="button" className="quiet" onClick={() => playOn(document())}>
          <Icon name="play" />
          <span>{app.text('lesson.playOn')}</span>
        </button>
      </div>
      <Happened scene={scene} told={shown.told} />
      <div className="picture-board">
        <Drawn scene={scene} shown={shown} eyes={eyes} forward={forward} onStep={() => step(at + 1)} />
      </div>
    </section>
  );
}

/** What the last step did, in the words of the log. */
function Happened({ scene: { kit, words }, told }: { readonly scene: Scene; readonly told: readonly Told[] }) {
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
  onStep(): void;
}

function Drawn({ scene, shown: { view, told, decision }, eyes, forward, onStep }: DrawnProps) {
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
      onMove={onStep}
      onMoves={onStep}
      lookAhead={() => null}
      events={forward ? told : NO_EVENTS}
      say={words.say}
      explain={explain}
      whyNot={() => null}
      whyClosed={() => null}
      still={still}
      pointed={aimed}
      onPoint={onPoint}
      dock={null}
    />
  );
}
