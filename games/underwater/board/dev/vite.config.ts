import { galleryOf } from '../../../../board-kit/dev/vite.ts';

/** The gallery: `npx vite games/underwater/board/dev`, then /?task=turn&language=ko&theme=night. `/?pieces`: all things and pictures of cards. */
export default galleryOf(import.meta.dirname);
