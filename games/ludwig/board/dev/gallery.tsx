import { showGallery } from '@madang/board-kit/dev';
import { type LudwigMove, ludwig } from '../../rules/index.ts';
import { wording } from '../../text/index.ts';
import { Art } from '../cover/castle.tsx';
import { board } from '../index.tsx';

/** Answers that make something happen, so that castles grow. */
function isLively(move: LudwigMove): boolean {
  switch (move.kind) {
    case 'pass':
    case 'price':
    case 'decline':
    case 'stop':
      return false;
    default:
      return true;
  }
}

await showGallery({ game: ludwig, wording, board, cover: Art, lively: (moves) => moves.filter(isLively) });
