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
 * Keeps text in Hangul or Han invisible while our fonts load, instead of drawn as boxes. It does so only where the system has no
 * font for it, up to the browser's block period. Call it when faces have been added.
 */
export function hideBoxes(): void {
  if (!lacksScript()) return;
  for (const face of document.fonts) if (!LATIN.test(face.unicodeRange) && face.display === 'swap') face.display = 'block';
}
