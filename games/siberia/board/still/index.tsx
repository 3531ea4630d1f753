import type { StillBoard, StillBox } from '@madang/board-kit';
import { Sheet } from '../map/map.tsx';
import '../styles/index.ts';
import { MatFrame, type SiberiaMatProps } from '../table.tsx';

/** Siberia’s map as it stands. */
export const still: StillBoard = {
  Still: ({ box, ...props }: SiberiaMatProps & StillBox) => (
    <MatFrame props={props}>
      <Sheet size={box} />
    </MatFrame>
  ),
  isShared: true,
};
