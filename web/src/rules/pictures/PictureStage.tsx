import {
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
  scriptToPicture,
  stateAt,
  toDocument,
  toldTo,
} from '@madang/kernel';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { NO_EVENTS } from '../../board-context/scene.tsx';
import { usePlayOn } from '../../lesson/usePlayOn.ts';
import { useSeats } from '../../lesson/useSeats.ts';
import type { LoadedGame } from '../../words/loaded-game.ts';
import { useWords } from '../../words/useWords.tsx';
import { Drawn, type Shown, useStage } from './Drawn.tsx';
import { Stage } from './Stage.tsx';

interface StageProps {
  readonly kit: LoadedGame;
  readonly lesson: Lesson;
  readonly picture: Picture;
  readonly title: string;
  readonly text: string;
}

/** The match of a picture with all its steps. Throws where they do not fit: the build's tests find those. */
function matchOf({ game }: LoadedGame, lesson: Lesson, picture: Picture): Match {
  const match = newMatch(game, matchOfPicture(lesson, picture));
  for (const [seat, move] of [...scriptToPicture(lesson, picture), ...picture.steps]) {
    const played = playMove(match, seat, move);
    if (!played.ok) throw new Error(`picture '${picture.id}': ${played.problem.code}`);
  }
  return match;
}

function shownAt({ game }: LoadedGame, match: Match, eyes: Seat, picture: Picture, at: number): Shown {
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
  const { seat: eyes = lesson.seat } = picture;
  const count = picture.steps.length;
  const app = useWords();
  const seats = useSeats(lesson);
  const { scene, at, forward, step } = useStage(kit, seats, count);
  const match = useMemo(() => matchOf(kit, lesson, picture), [kit, lesson, picture]);
  const shown = useMemo(() => shownAt(kit, match, eyes, picture, at), [kit, match, eyes, picture, at]);
  const playOn = usePlayOn(seats);
  if (!scene) return null;
  const document = (): ReturnType<typeof toDocument> => {
    const { hash: _, ...whole } = toDocument(match);
    return { ...whole, moves: whole.moves.slice(0, whole.moves.length - picture.steps.length + at) };
  };
  return (
    <Stage
      {...{ scene, title, text, at, count }}
      rules={picture.rules}
      told={shown.told}
      canGoBack={at > 0}
      canGoOn={at < count}
      onBack={() => step(at - 1)}
      onNext={() => step(at + 1)}
      play={
        <button type="button" className="quiet" onClick={() => playOn(document())}>
          <Icon name="play" />
          <span>{app.text('lesson.playOn')}</span>
        </button>
      }
      board={<Drawn scene={scene} shown={shown} eyes={eyes} forward={forward} onMoves={() => step(at + 1)} />}
    />
  );
}
