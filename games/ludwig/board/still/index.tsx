import type { StillBoard, StillBox } from '@madang/board-kit';
import { playerOf } from '@madang/kernel';
import { CastlePicture } from '../rooms/planned.tsx';
import '../styles/index.ts';
import { type LudwigMatProps, MatFrame } from '../table.tsx';

/** A player's castle as it stands. */
export const still: StillBoard = {
  Still: ({ box, ...props }: LudwigMatProps & StillBox) => (
    <MatFrame props={props}>
      <CastlePicture tiles={playerOf(props.view, props.player).castle.tiles} box={box} />
    </MatFrame>
  ),
  isShared: false,
};
