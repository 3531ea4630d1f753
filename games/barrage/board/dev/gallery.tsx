import { showGallery } from '@madang/board-kit/dev';
import { type BarrageMove, barrage } from '../../rules/index.ts';
import { wording } from '../../text/index.ts';
import { Art } from '../cover/alps.tsx';
import { board } from '../index.tsx';

/** Answers that make something happen, so that positions fill with dams, conduits and powerhouses; productions before all. */
function lively(moves: readonly BarrageMove[]): readonly BarrageMove[] {
  const producing = moves.filter((move) => move.kind === 'space' && move.space.startsWith('turbine'));
  return producing.length > 0 ? producing : moves.filter(({ kind }) => kind !== 'pass' && kind !== 'decline' && kind !== 'bank');
}

await showGallery({ game: barrage, wording, board, cover: Art, lively, options: { game: 'expert' } });
