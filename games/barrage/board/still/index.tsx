import type { StillBoard, StillBox } from '@madang/board-kit';
import { Sheet } from '../map/map.tsx';
import '../styles/index.ts';
import { type BarrageMatProps, MatFrame } from '../table.tsx';

/** Barrage’s map as it stands. */
export const still: StillBoard = {
  Still: ({ box, ...props }: BarrageMatProps & StillBox) => (
    <MatFrame props={props}>
      <Sheet size={box} />
    </MatFrame>
  ),
  isShared: true,
};
