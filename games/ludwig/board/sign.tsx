import { ROOM_TYPES, SYMBOL_MODES } from '../components/index.ts';
import { ModeGlyph, TypeGlyph } from './rooms/signs.tsx';

/** A thing of the board alone, by the id that the first pages give it. */
export function Sign({ id }: { readonly id: string }) {
  const type = ROOM_TYPES.find((one) => one === id);
  if (type) return <TypeGlyph type={type} size={24} />;
  const mode = Object.values(SYMBOL_MODES).find((one) => one === id);
  return mode ? <ModeGlyph mode={mode} size={24} /> : null;
}
