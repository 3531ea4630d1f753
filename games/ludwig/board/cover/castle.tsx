import { PrintedCover } from '@madang/board-kit/cover-art';
import { chance, type Pen, paintBush } from '@madang/board-kit/material';
import { FloorDefs } from '../rooms/plan/floors.tsx';
import { PlannedCastle } from '../rooms/planned.tsx';
import { COVER_CASTLE } from './rooms.ts';
import '../styles/printed/plan.css';

const VIEW = { x: -140, y: -86, width: 372 };

/** The mown hill under a castle: bands of grass, and bushes where no room lies. */
function paintHill(pen: Pen): void {
  const { x, y, width } = VIEW;
  pen.fill(`M${x} ${y}h${width}v${width}h${-width}z`, '--plan-lawn');
  for (let band = 0; band < 14; band += 2) pen.fill(`M${x + band * 30 - 60} ${y}h30l-60 200h-30z`, '--plan-hedge', 0.13);
  const next = chance(3);
  for (const [left, top] of BUSHES) {
    const size = 4.5 + next() * 3;
    paintBush(pen, { x: left, y: top }, size);
    paintBush(pen, { x: left + size * 1.7, y: top + size * 0.6 }, size * 0.7);
  }
}

const BUSHES = [
  [96, -72],
  [-44, 92],
  [60, 92],
  [130, 8],
  [196, 70],
  [64, 60],
] as const;

/** A castle of floor plans on its hill. */
export const Art = () => (
  <PrintedCover game="ludwig" view={VIEW} paint={paintHill}>
    <FloorDefs />
    <PlannedCastle tiles={COVER_CASTLE} />
  </PrintedCover>
);
