import type { StillBoard, StillBox } from '@madang/board-kit';
import { Sheet } from '../map/map.tsx';
import '../styles/index.ts';
import { MatFrame, type UnderwaterMatProps } from '../table.tsx';

/** A player's sea as it stands. */
export const still: StillBoard = {
  Still: ({ box, ...props }: UnderwaterMatProps & StillBox) => (
    <MatFrame props={props}>
      <Sheet size={box} seat={props.player} answers={false} />
    </MatFrame>
  ),
  isShared: false,
};
