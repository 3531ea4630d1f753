import {
  type Decision,
  decision,
  decisions,
  type Example,
  heardAs,
  isAmong,
  isLike,
  type Move,
  play,
  type Seat,
  type State,
  type Told,
} from '@madang/kernel';
import { useMemo, useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { NO_EVENTS, type Scene } from '../../board-context/scene.tsx';
import { refuserOf } from '../../board-context/why-not.ts';
import type { LocalSeat } from '../../local-server/local.ts';
import { Link } from '../../page/Link.tsx';
import { explainer } from '../../table/prompt/explain.ts';
import type { LoadedGame } from '../../words/loaded-game.ts';
import { ruleTitle } from '../../words/rule-title.ts';
import { useWords } from '../../words/useWords.tsx';
import { Drawn, type Shown, useStage } from './Drawn.tsx';
import { Stage } from './Stage.tsx';

/** A position of an example: the whole of it, which never leaves this page. */
interface Stood {
  readonly state: State;
  readonly told: readonly Told[];
}

/** After one more move, told as `eyes` hear it. */
function played({ game }: LoadedGame, { state }: Stood, seat: Seat, move: Move, eyes: Seat): Stood {
  const after = game.clone(state);
  const told: Told[] = [];
  play(game, after, seat, move, (event, only, twin) => {
    const heard = heardAs(eyes, event, only, twin);
    if (heard) told.push(heard);
  });
  return { state: after, told };
}

/** The position of an example and after each of its steps. Throws where they do not fit: the build's tests find those. */
function stepsOf(kit: LoadedGame, example: Example): readonly Stood[] {
  const list: Stood[] = [{ state: example.position(), told: NO_EVENTS }];
  for (const [seat, fields] of example.steps) {
    const at = list.at(-1);
    const move = at && openTo(kit, at, seat)?.moves.find((one) => isLike(one, fields));
    if (!at || !move) throw new Error(`example '${example.id}': ${JSON.stringify(fields)} is not offered`);
    list.push(played(kit, at, seat, move, example.seat));
  }
  return list;
}

const openTo = ({ game }: LoadedGame, { state }: Stood, seat: Seat): Decision | undefined => decisions(game, state).find((one) => one.seat === seat);

/** After each of these moves, as long as they are offered. */
function playedOn(kit: LoadedGame, from: Stood, moves: readonly Move[], eyes: Seat): readonly Stood[] {
  const list: Stood[] = [];
  for (const move of moves) {
    const at = list.at(-1) ?? from;
    const open = decision(kit.game, at.state);
    if (!open || !isAmong(open.moves, move)) break;
    list.push(played(kit, at, open.seat, move, eyes));
  }
  return list;
}

interface StageProps {
  readonly kit: LoadedGame;
  readonly example: Example;
  readonly title: string;
  readonly text: string;
}

/** The seats of an example: its reader, and others with names, for whom the reader plays too. */
function useSeats(seats: number, own: Seat): readonly LocalSeat[] {
  const app = useWords();
  return useMemo(() => {
    const other = (seat: Seat): string => app.text(`picture.other.${seat < own ? seat + 1 : seat}`);
    return Array.from({ length: seats }, (_, seat): LocalSeat => ({ kind: 'person', name: seat === own ? app.text('new.me') : other(seat) }));
  }, [seats, own, app]);
}

/**
 * A worked example on the game's own board: stepped through, or from any step on played by hand, for all seats. It is no match: nothing of it can
 * be kept or sent.
 */
export function ExampleStage({ kit, example, title, text }: StageProps) {
  const { game } = kit;
  const steps = useMemo(() => stepsOf(kit, example), [kit, example]);
  const count = useMemo(() => game.standing(example.position()).length, [game, example]);
  const seats = useSeats(count, example.seat);
  const length = example.steps.length;
  const { scene, at, forward, step } = useStage(kit, seats, length);
  const [own, setOwn] = useState<Own | null>(null);
  const stood = own?.stood.at(-1) ?? steps[at] ?? { state: example.position(), told: NO_EVENTS };
  const asked = own ? decision(game, stood.state) : undefined;
  const eyes = asked?.seat ?? example.seat;
  const shown = useMemo(() => shownOf(kit, example, stood, own ? null : at, eyes), [kit, example, stood, own, at, eyes]);
  if (!scene) return null;
  const answer = (moves: readonly Move[]): void => {
    if (own) setOwn({ stood: [...own.stood, ...playedOn(kit, stood, moves, eyes)], forward: true });
    else step(at + 1);
  };
  const back = (): void => {
    if (own && own.stood.length > 1) setOwn({ stood: own.stood.slice(0, -1), forward: false });
    else {
      setOwn(null);
      step(own ? at : at - 1);
    }
  };
  return (
    <Stage
      {...{ scene, title, text, at }}
      count={length}
      rules={example.rules}
      told={stood.told}
      canGoBack={own !== null || at > 0}
      canGoOn={own === null && at < length}
      onBack={back}
      onNext={() => step(at + 1)}
      play={<PlayButton own={own !== null} onPress={() => setOwn(own ? null : { stood: [stood], forward })} />}
      note={own ? null : <Refused scene={scene} example={example} stood={stood} at={at} />}
      answers={own ? <Answers scene={scene} shown={shown} eyes={eyes} onMove={(move) => answer([move])} /> : null}
      board={<Board scene={scene} shown={shown} eyes={eyes} forward={own?.forward ?? forward} own={own !== null} onMoves={answer} />}
    />
  );
}

/** The positions of a reader who plays on by hand. */
interface Own {
  readonly stood: readonly Stood[];
  /** The last of them came by a move. */
  readonly forward: boolean;
}

interface RefusedProps {
  readonly scene: Scene;
  readonly example: Example;
  readonly stood: Stood;
  readonly at: number;
}

/** What is not allowed here, and why: in the words and by the rule that a press on the board would be answered with. */
function Refused({ scene: { kit, words }, example, stood, at }: RefusedProps) {
  const app = useWords();
  const here = example.refused?.filter((one) => one.at === at) ?? [];
  const [seat = example.seat] = example.steps[at] ?? [];
  const open = openTo(kit, stood, seat);
  if (here.length === 0 || !open) return null;
  const view = kit.game.redact(stood.state, seat);
  const refuser = refuserOf(kit, words, view, open);
  return (
    <ul className="picture-refused">
      {here.map(({ move: fields, rule }) => {
        const move = kit.game.moves.find(fields);
        const reason = move && refuser.ofMove(move);
        return reason ? (
          <li key={JSON.stringify(fields)}>
            {app.text('picture.refused', { what: words.say(kit.wording.label(view, open, move)), why: reason.why })}{' '}
            <Link to={{ page: 'rules', game: kit.game.name, rule }} className="rule-id">
              {ruleTitle(kit, words, rule)}
            </Link>
          </li>
        ) : null;
      })}
    </ul>
  );
}

/** What is seen; `at`: the step whose answer alone is lit, null: all that is offered. */
function shownOf(kit: LoadedGame, example: Example, stood: Stood, at: number | null, eyes: Seat): Shown {
  const view = kit.game.redact(stood.state, eyes);
  const open = openTo(kit, stood, eyes);
  if (at === null) return { view, told: stood.told, decision: open ?? null };
  const [seat, next] = example.steps[at] ?? [];
  const lit = open && next && seat === eyes ? { ...open, moves: open.moves.filter((move) => isLike(move, next)) } : null;
  return { view, told: stood.told, decision: lit };
}

/** Begins and ends playing by hand. */
function PlayButton({ own, onPress }: { readonly own: boolean; onPress(): void }) {
  const app = useWords();
  return (
    <button type="button" className="quiet" aria-pressed={own} onClick={onPress}>
      <Icon name="play" />
      <span>{app.text(own ? 'picture.example' : 'picture.own')}</span>
    </button>
  );
}

interface BoardProps {
  readonly scene: Scene;
  readonly shown: Shown;
  readonly eyes: Seat;
  readonly forward: boolean;
  readonly own: boolean;
  onMoves(moves: readonly Move[]): void;
}

/** The board; who plays by hand is told why something is not possible. */
function Board({ own, ...props }: BoardProps) {
  const { scene, shown } = props;
  const refused = useMemo(() => refuserOf(scene.kit, scene.words, shown.view, own ? shown.decision : null), [scene, shown, own]);
  return <Drawn {...props} refused={refused} />;
}

/** More answers than that lie on the board alone. */
const MOST_ANSWERS = 30;

/** All answers of who decides, as buttons: some lie nowhere on the board. */
function Answers({ scene, shown, eyes, onMove }: Pick<BoardProps, 'scene' | 'shown' | 'eyes'> & { onMove(move: Move): void }) {
  const { kit, words } = scene;
  const explain = useMemo(() => explainer(kit, words, shown.view, eyes, shown.decision), [kit, words, shown, eyes]);
  const moves = shown.decision?.moves ?? [];
  if (moves.length === 0 || moves.length > MOST_ANSWERS) return null;
  return (
    <div className="buttons picture-answers">
      {moves.map((move) => (
        <button key={move.id} type="button" onClick={() => onMove(move)}>
          {explain(move)?.label ?? move.kind}
        </button>
      ))}
    </div>
  );
}
