import { showGallery, showPage } from '@madang/board-kit/dev';
import { framed } from '@madang/text';
import { type UnderwaterMove, underwater } from '../../rules/index.ts';
import { wording } from '../../text/index.ts';
import { Art } from '../cover/sea.tsx';
import { board } from '../index.tsx';
import { Pieces } from './pieces.tsx';

/** Answers that make something happen, so that seas fill with cities and tunnels. */
const isLively = (move: UnderwaterMove): boolean => move.kind !== 'skip' && move.kind !== 'stop';

if (new URLSearchParams(location.search).has('pieces')) showPage(<Pieces />);
else await showGallery({ game: underwater, wording: framed(wording), board, cover: Art, lively: (moves) => moves.filter(isLively) });
