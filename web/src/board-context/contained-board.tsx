import { type BoardProps, type BoardView, Contained, type MatProps } from '@madang/board-kit';
import { useMemo } from 'preact/hooks';

const known = new WeakMap<BoardView, BoardView>();

/** A game's screen whose faults stay inside of it: the page around it lives on, and with the next position it is tried again. */
export function containedBoard(view: BoardView): BoardView {
  const found = known.get(view);
  if (found) return found;
  const { Board, Mat, Sign, answering, sounds } = view;
  const contained: BoardView = {
    Board: (props) => (
      <Contained part="board" position={usePosition(props)}>
        <Board {...props} />
      </Contained>
    ),
    Mat: (props: MatProps) => (
      <Contained part="mat" position={usePosition(props)} {...(props.size !== 'full' && { fallback: props.seats[props.player]?.name ?? '' })}>
        <Mat {...props} />
      </Contained>
    ),
    Sign: (props) => (
      <Contained part="sign" position={props.id} fallback={null}>
        <Sign {...props} />
      </Contained>
    ),
    answering,
    ...(sounds && { sounds }),
  };
  known.set(view, contained);
  return contained;
}

/** Stands for what is drawn: another object with each position, decision and choice that is pointed at. */
function usePosition({ view, decision, pointed }: BoardProps): object {
  return useMemo(() => ({ view, decision, pointed }), [view, decision, pointed]);
}
