import { playerOf } from '@madang/kernel';
import { memo } from 'preact/compat';
import { tileText } from '../../text/names.ts';
import { useFace } from '../about.tsx';
import { describeStanding } from '../describe.ts';
import type { DoorState } from '../rooms/doors.ts';
import { type Lying, outlinePath } from '../rooms/drawing.ts';
import { Room } from '../rooms/room.tsx';
import { usePiece, useSay, useTable } from '../table.tsx';

interface StandingProps {
  /** The tile's place in its castle. */
  readonly index: number;
  readonly lying: Lying;
  readonly unit: number;
  readonly doors: readonly DoorState[];
  /** Another tile is being placed: nothing is said of this one. */
  readonly quiet: boolean;
}

/** A room that stands in the castle: it answers where it can be scored again. Over the drawing lies its outline, which carries the words. */
export const StandingRoom = memo(function StandingRoom({ index, lying, unit, doors, quiet }: StandingProps) {
  const { view, shown, props } = useTable();
  const say = useSay();
  const { drawing, x, y } = lying;
  const { face } = drawing;
  const completed = playerOf(view, shown).castle.unconnected[index] === 0;
  const { words, about } = useFace()(face, [describeStanding(doors, completed)]);
  const own = props.decision?.seat === shown;
  const piece = usePiece(`room:${face.name}`, words, own && face.stack !== undefined, quiet ? undefined : about);
  return (
    <g transform={`translate(${x * unit} ${y * unit})`} data-anchor={`laid:${shown}:${index}`}>
      <Room drawing={drawing} unit={unit} name={say(tileText(face.name))} doors={doors} completed={completed} />
      <path className="standing" d={outlinePath(drawing, unit)} {...piece} />
    </g>
  );
});
