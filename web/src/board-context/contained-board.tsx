import { type BoardProps, type BoardView, Contained, type MatProps } from '@madang/board-kit';
import { memo } from 'preact/compat';
import { useEffect, useMemo } from 'preact/hooks';
import { usePointing } from './pointing.tsx';

/** What the page around a board learns itself. */
type Known = 'pointed' | 'onPoint';

/** What the page gives a board, and what it gives all mats. */
export type HostProps = Omit<BoardProps, Known>;

/** A game's screen as the page shows it. */
export interface HostedBoard extends Omit<BoardView, 'Board' | 'Mat'> {
  Board(props: HostProps): ReturnType<BoardView['Board']>;
  Mat(props: Omit<MatProps, Known>): ReturnType<BoardView['Mat']>;
}

const known = new WeakMap<BoardView, HostedBoard>();

/**
 * A game's screen whose faults stay inside of it: the page around it lives on, and with the next position it is tried again. It is drawn
 * again only where something that it is given has changed.
 */
export function containedBoard(view: BoardView): HostedBoard {
  const found = known.get(view);
  if (found) return found;
  const { Board, Mat, Sign, answering, sounds, isOut } = view;
  const contained: HostedBoard = {
    Board: memo((props: HostProps) => {
      const given = usePointed(props);
      return (
        <Contained part="board" position={usePosition(given)}>
          <Board {...given} />
        </Contained>
      );
    }),
    Mat: memo((props: Omit<MatProps, Known>) => {
      // Nothing on a mat answers, so no mat is drawn again for what is pointed at.
      const given = { ...props, ...POINTING_AT_NOTHING };
      return (
        <Contained part="mat" position={usePosition(given)} {...(props.size !== 'full' && { fallback: props.seats[props.player]?.name ?? '' })}>
          <Mat {...given} />
        </Contained>
      );
    }),
    Sign: (props) => (
      <Contained part="sign" position={props.id} fallback={null}>
        <Sign {...props} />
      </Contained>
    ),
    answering,
    ...(sounds && { sounds }),
    ...(isOut && { isOut }),
  };
  known.set(view, contained);
  return contained;
}

const POINTING_AT_NOTHING = { pointed: null, onPoint: () => undefined };

/** With what is pointed at: only what is offered is looked ahead to. What is offered no more is forgotten, or it would be pointed at next turn. */
function usePointed<P extends HostProps>(props: P): P & Pick<BoardProps, Known> {
  const { pointed, onPoint } = usePointing();
  const offered = pointed && props.explain(pointed) ? pointed : null;
  useEffect(() => {
    if (pointed && !offered) onPoint(null);
  }, [pointed, offered, onPoint]);
  return { ...props, pointed: offered, onPoint };
}

/** Stands for what is drawn: another object with each position, decision and choice that is pointed at. */
function usePosition({ view, decision, pointed }: BoardProps): object {
  return useMemo(() => ({ view, decision, pointed }), [view, decision, pointed]);
}
