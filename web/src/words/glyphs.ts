/** Two signs of each script that differ in every font that has them, twice: some fonts have a part of a script. */
const SAMPLES = [
  ['가', '힣'],
  ['나', '질'],
  ['一', '龍'],
  ['水', '山'],
] as const;
/** A face with the letters that every system has. */
const LATIN = /U\+0{1,4}-/;
const SIZE = 24;

/** How a sign looks in the system's own font. */
function drawn(sign: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const paper = canvas.getContext('2d');
  if (!paper) return sign;
  paper.font = `${SIZE - 4}px system-ui, sans-serif`;
  paper.fillText(sign, 0, SIZE - 4);
  return canvas.toDataURL();
}

/** Whether the system shows a box for the signs of a script: then they all look the same. */
const lacksScript = (): boolean => SAMPLES.some(([one, other]) => drawn(one) === drawn(other));

/**
 * Lets no boxes be seen in the place of glyphs while our fonts load: where the system has none of its own for Hangul or Han, such text
 * waits unseen for the font, up to the browser's block period; elsewhere the system's font stands in for it, so that nothing waits.
 * Call it when faces have been added.
 */
export function hideBoxes(): void {
  if (!lacksScript()) return;
  for (const face of document.fonts) if (!LATIN.test(face.unicodeRange) && face.display === 'swap') face.display = 'block';
}
