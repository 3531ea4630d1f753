import type { FieldsOf, Message, Move, Seat, State, Told } from '@madang/kernel';
import { createContext, type ReactNode } from 'preact/compat';
import { useContext, useMemo, useRef, useState } from 'preact/hooks';
import { type Answering, firstPieces, inHand, type PieceId, piecesFor, takeable, targetsOf } from '../answering.ts';
import { Choices, type LookOf, type Picture, useChoosing, useReading } from '../answers/choices.tsx';
import { Explained } from '../answers/reading.tsx';
import type { OrderWays } from '../answers/target.ts';
import { followWay, type WayStep } from '../answers/ways.ts';
import { BoardProvider, PositionProvider } from '../context/board.tsx';
import { GameRoot } from '../context/game-root.tsx';
import { inSentences } from '../context/sentences.ts';
import type { About, BoardProps, MatProps, Way } from '../contract.ts';
import { attempt, type Faults, useFaults } from '../faults/faults.ts';
import { ThreatMarks } from '../marks/threat-marks.tsx';
import { MaterialDefs } from '../material/defs.tsx';
import type { Beat } from '../motion/schedule.ts';
import { Stage } from '../motion/stage.tsx';
import { addUp } from '../ring/add-up.ts';
import type { RowLook } from '../ring/ring.tsx';
import { aboutWords } from '../ring/words.ts';
import { pieceAt, useDrag } from './drag.ts';
import { useInSight } from './in-sight.ts';
import { keptParts } from './kept-part.tsx';
import { type Keeper, type PieceTable, usePieceOf } from './piece.ts';
import { ownerOf, seatInfo } from './seats.ts';
import { type TakeUp, takeUpProps } from './take-up.ts';
import { useChosen } from './use-chosen.ts';
import './board.css';

/** What every part of a board looks at. */
export interface Table<S extends State, M extends Move, E extends Told> extends PieceTable<M> {
  readonly props: BoardProps<S, M, E>;
  readonly view: S;
  /** The seat whose mat the board shows. */
  readonly owner: Seat;
}

/** An answer that a piece may have: its name, and fields that find its moves. */
export interface Alternative<M extends Move> {
  readonly name: Message;
  readonly fields: FieldsOf<M>;
}

/** What a game says of its board once. */
export interface BoardOf<S extends State, M extends Move, E extends Told, More extends object> extends Answering<M> {
  /** The game's name: where its styles begin, and its messages. */
  readonly game: string;
  /** Its map is everybody's: it leans in on what other players do there. */
  readonly leans?: true;
  /** Its parts have a printed look: the table around them is one of wood and brass where the reader wants it. */
  readonly isPrinted?: true;
  /** What its parts look at beside the table, worked out once for each position. A hook: it may keep state. */
  useMore(props: BoardProps<S, M, E>): More;
  /**
   * Short cuts: pieces that answer with several moves, each offered after the ones before (`lookAhead` tells), best first. One move
   * begins an act; a way from a piece's own move takes its place. `held`: what is taken up. A hook.
   */
  useWays?(props: BoardProps<S, M, E>, held: PieceId | null): ReadonlyMap<PieceId, readonly Way<M>[]>;
  /** All that a piece might answer with in this decision: its ring says of what is not offered why not. */
  alternatives?(piece: PieceId, props: BoardProps<S, M, E>): readonly Alternative<M>[];
}

interface FrameProps<S extends State, M extends Move, E extends Told> {
  readonly props: BoardProps<S, M, E>;
  /** The told events of a step as an animation; `view` is the position after it. */
  script(events: readonly E[], view: S): readonly Beat[];
  /** How a flying token looks, by the name that the script gives it. */
  token(name: string): ReactNode;
  /** A drawing of what a move would do, for the card beside its piece. */
  picture?(view: S, seat: Seat | null, move: M): ReactNode;
  /** The sign of a move, what it costs and brings: for its row in the ring, and for its card where no picture shows it. */
  look?(view: S, seat: Seat | null, move: M): RowLook;
  /** What the dock shows of the whole decision while nothing has been pointed at. */
  readonly overview?: ReactNode;
  readonly children: ReactNode;
}

interface MatFrameProps<S extends State, M extends Move, E extends Told> {
  readonly props: MatProps<S, M, E>;
  readonly passed?: boolean;
  /** What the card says of the player, line by line; their name goes before. */
  readonly facts?: readonly string[];
  readonly children: ReactNode;
}

/** What makes an element a piece: it answers, or it is read as a picture. */
export type PieceProps = ReturnType<typeof usePieceOf>;

/** The parts of one game's board that know its types. */
export interface BoardParts<S extends State, M extends Move, E extends Told, More extends object> {
  /** The board: fills the box it is put in, which must have a height. Lights targets, plays events, shows forecasts. */
  Frame(props: FrameProps<S, M, E>): ReactNode;
  /** A player's mat among the players or in a dialog. Nothing on it answers. */
  MatFrame(props: MatFrameProps<S, M, E>): ReactNode;
  /** The table around a part of the board. */
  useTable(): Table<S, M, E> & More;
  /** The table at the position on the screen, for what is done later: a kept part may have been drawn for an earlier one. */
  useLive(): { readonly current: Table<S, M, E> & More };
  /**
   * Makes a part that is drawn again only when its props, the answers of its pieces or what it `looksAt` change, in all their depth.
   * The table in it stays as it was drawn; what is asked later, such as `about`, knows the present.
   */
  keptPart<P extends object>(
    looksAt: (table: Table<S, M, E> & More, props: P) => readonly unknown[],
    Part: (props: P) => ReactNode,
  ): (props: P) => ReactNode;
  /**
   * Makes an element the piece. It answers where the decision names it, else it is a picture with these words. `answers`: false for
   * a copy shown elsewhere, or the only move that it answers with. `about` describes the piece on the card that pointing opens.
   */
  usePiece(piece: PieceId, words: string, answers?: boolean | M, about?: () => About, order?: OrderWays): PieceProps;
  /** What is pointed at in the list of choices: no card explains it, so the board may picture it where it has room. */
  usePointedElsewhere(): M | null;
  /** What is looked at, on the board, in the list or in the dock: the last move of it, and where that is played. Null: nothing. */
  useAimed(): Pick<WayStep<S, M>, 'view' | 'move'> | null;
  /** Makes an element a piece that can be taken up and put back, where the decision has a choice of them. */
  useTakeUp(piece: PieceId, words: string): TakeUp;
  /** Makes such a piece follow the pointer too, and answer with the only move of the place where it is let go; null: it cannot be taken up. */
  useDragged(piece: PieceId): ReturnType<typeof useDrag> | null;
}

/** The parts of a game's board, from what the game says of it once. Call it once, in the module that the game's parts import. */
export function boardTable<S extends State, M extends Move, E extends Told, More extends object>(
  of: BoardOf<S, M, E, More>,
): BoardParts<S, M, E, More> {
  const Context = createContext<(Table<S, M, E> & More) | null>(null);
  const { Whole, useKeeper, keptPart } = keptParts(Context);

  function useTable(): Table<S, M, E> & More {
    const table = useContext(Context);
    if (!table) throw new Error('a part of the board outside of its table');
    return table;
  }

  function TableOf({ props, children }: { readonly props: BoardProps<S, M, E>; readonly children: ReactNode }) {
    const { seats, say, view, decision, pointed } = props;
    const position = useMemo(() => ({ view, decision, pointed }), [view, decision, pointed]);
    const board = useMemo(() => ({ game: of.game, seats, say }), [seats, say]);
    return (
      <BoardProvider value={board}>
        <PositionProvider value={position}>
          <Whole table={{ ...useTableOf(of, props), ...of.useMore(props) }}>{children}</Whole>
        </PositionProvider>
      </BoardProvider>
    );
  }

  return {
    useTable,
    usePiece: (piece, words, answers = true, about = () => aboutWords(words), order = undefined) =>
      usePieceOf(useTable(), useKeeper(), { piece, words, answers, about, order }),
    useLive: () => useKeeper().live,
    keptPart,
    ...takingParts(useTable, useKeeper),
    Frame: ({ props, script, token, picture, look, overview, children }) => (
      <TableOf props={props}>
        <GameRoot name={of.game}>
          <MaterialDefs seats={props.seats} />
          <Choices {...props} picture={pictureOf(props, useFaults(), picture)} look={lookOf(props, useFaults(), look)} overview={overview}>
            <Stage events={props.events} still={props.still} script={(events) => script(events, props.view)} token={token} leans={of.leans === true}>
              <Lit {...props} {...{ children, isPrinted: of.isPrinted === true }} />
            </Stage>
          </Choices>
        </GameRoot>
      </TableOf>
    ),
    MatFrame: ({ props, passed = false, facts = [], children }) => (
      <TableOf props={props}>
        <GameRoot name={of.game}>
          <Choices {...props} decision={null} dock={null}>
            <Explained {...areaOf(props, facts)} data-passed={passed}>
              {children}
            </Explained>
          </Choices>
        </GameRoot>
      </TableOf>
    ),
  };
}

const NONE: BoardProps['threatened'] & object = [];

interface LitProps extends Pick<BoardProps, 'decision' | 'threatened'> {
  readonly isPrinted: boolean;
  readonly children: ReactNode;
}

/** The board itself; what answers in its panels comes into sight. */
function Lit({ decision, threatened = NONE, isPrinted, children }: LitProps) {
  const root = useRef<HTMLDivElement>(null);
  useInSight(root, decision);
  return (
    <Explained ref={root} className={isPrinted ? 'board printed-board' : 'board'}>
      {children}
      <ThreatMarks root={root} threatened={threatened} />
    </Explained>
  );
}

/** The hooks that look at what is pointed at and taken up: of the position on the screen, also in a kept part. */
function takingParts<S extends State, M extends Move, E extends Told, T extends Table<S, M, E>>(
  useTable: () => T,
  useKeeper: () => Keeper<T>,
): Pick<BoardParts<S, M, E, object>, 'usePointedElsewhere' | 'useAimed' | 'useTakeUp' | 'useDragged'> {
  return {
    usePointedElsewhere() {
      const { pointed, decision } = useKeeper().live.current.props;
      const reading = useReading();
      return pointed && !reading && decision?.moves.includes(pointed) ? pointed : null;
    },
    useAimed() {
      const { view, decision, explain, lookAhead, pointed } = useKeeper().live.current.props;
      const { aimed } = useChoosing();
      return useMemo(() => {
        if (!aimed && !pointed) return null;
        return followWay({ view, decision, explain, lookAhead }, aimed ?? (pointed ? [pointed] : []))?.at(-1) ?? null;
      }, [view, decision, explain, lookAhead, pointed, aimed]);
    },
    useTakeUp(piece, words) {
      useKeeper().note(piece, true);
      return takeUpProps(useTable(), piece, words);
    },
    useDragged(piece) {
      const { live, note } = useKeeper();
      note(piece, true);
      return useDraggedOf(useTable(), live, piece);
    },
  };
}

/** The area of a player: what flies to it, and what its card says. */
const areaOf = ({ size, player, seats }: MatProps, facts: readonly string[]) => ({
  className: `mat mat-${size}`,
  'data-anchor': `player:${player}`,
  'data-says': inSentences([seatInfo(seats, player).name, ...facts]),
});

/** What the player has taken up; once another position comes in which that cannot be, it is forgotten. */
function useTaken(view: State, possible: readonly PieceId[]) {
  const [taken, hold] = useState<PieceId | null>(null);
  const from = useRef(view);
  const isGone = from.current !== view && taken !== null && !possible.includes(taken);
  from.current = view;
  if (isGone) hold(null);
  return [isGone ? null : taken, hold] as const;
}

/** What the parts look at, from the props and from what the player has taken up. */
function useTableOf<S extends State, M extends Move, E extends Told, More extends object>(
  of: BoardOf<S, M, E, More>,
  props: BoardProps<S, M, E>,
): Table<S, M, E> {
  const { view, decision, pointed, seat } = props;
  const moves = decision?.moves ?? [];
  const [chosen, hold] = useTaken(view, takeable(of, moves));
  const marked = useChosen(view);
  const held = inHand(of, moves, chosen, pointed);
  return {
    props,
    view,
    owner: ownerOf(view, seat),
    targets: targetsOf(of, decision, held),
    ways: of.useWays?.(props, held) ?? new Map(),
    threatened: firstPieces(of, decision, props.threatened),
    pointed: decision && pointed ? piecesFor(of, pointed, decision) : [],
    takeable: takeable(of, moves),
    held,
    hold,
    chosen: marked,
    refusals: (piece) =>
      (of.alternatives?.(piece, props) ?? []).flatMap(({ name, fields }) => {
        const reason = props.whyNot(fields);
        return reason ? [{ name: props.say(name), reason }] : [];
      }),
    whyClosed(piece) {
      if (!decision) return null;
      return props.whyClosed((move) => of.takenBy?.(move) === piece || piecesFor(of, move, decision).includes(piece));
    },
  };
}

function useDraggedOf<S extends State, M extends Move, E extends Told>(
  { takeable, hold }: Table<S, M, E>,
  live: { readonly current: Table<S, M, E> },
  piece: PieceId,
) {
  const moveOn = (place: PieceId | null): M | null => {
    const [move, ...others] = (place !== null && live.current.targets.get(place)) || [];
    return move && others.length === 0 ? move : null;
  };
  const drag = useDrag({
    begin: () => hold(piece),
    over: (under) => live.current.props.onPoint(moveOn(pieceAt(under))),
    drop(under) {
      const move = moveOn(pieceAt(under));
      hold(null);
      live.current.props.onPoint(null);
      if (move) live.current.props.onMove(move);
    },
  });
  return takeable.includes(piece) ? drag : null;
}

/** The sign of the last move of a way, and what all its moves cost and bring; nothing of a way that is not offered. */
const lookOf =
  <S extends State, M extends Move, E extends Told>(props: BoardProps<S, M, E>, faults: Faults, look: FrameProps<S, M, E>['look']): LookOf =>
  (way) => {
    const steps = (look && followWay(props, way)) ?? [];
    const looks = steps.map(({ view, move }) => attempt(faults, 'look', () => look?.(view, props.seat, move) ?? {}, {}));
    const sign = looks.findLast((one) => one.sign)?.sign;
    return looks.length > 1
      ? { ...looks.at(-1), ...(sign && { sign }), tokens: addUp(looks.flatMap(({ tokens = [] }) => tokens)) }
      : (looks[0] ?? {});
  };

/** The picture of what the last move of a way would do where the moves before it lead; none of a way that is not offered. */
const pictureOf =
  <S extends State, M extends Move, E extends Told>(props: BoardProps<S, M, E>, faults: Faults, picture: FrameProps<S, M, E>['picture']): Picture =>
  (way) => {
    if (!picture) return null;
    const last = followWay(props, way)?.at(-1);
    return last ? attempt(faults, 'picture', () => picture(last.view, props.seat, last.move), null) : null;
  };
