import { showGallery } from '@madang/board-kit/dev';
import { type SiberiaMove, siberia } from '../../rules/index.ts';
import { wording } from '../../text/index.ts';
import { Art } from '../cover/land.tsx';
import { board } from '../index.tsx';

/** Answers that make something happen, so that positions fill with workers, sellers and depleted regions. */
function isLively(move: SiberiaMove): boolean {
  switch (move.kind) {
    case 'pass':
    case 'stop':
      return false;
    case 'place':
      return move.area !== 'research' || move.counter === 'manager';
    default:
      return true;
  }
}

await showGallery({ game: siberia, wording, board, cover: Art, lively: (moves) => moves.filter(isLively) });
