import { SIGN_NAMES } from './pieces/effect-signs.ts';
import { Sign as Piece } from './pieces/glyphs.tsx';

/** A thing of the board alone, by the id that the first pages give it. */
export function Sign({ id }: { readonly id: string }) {
  const name = SIGN_NAMES.find((one) => one === id);
  return name ? <Piece name={name} size={24} /> : null;
}
