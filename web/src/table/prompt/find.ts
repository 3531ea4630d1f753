/** How well a label fits what was typed: the larger the better; 0: not at all. */
type Fit = 0 | 1 | 2 | 3;

const SIGNS = /[^\p{L}\p{N}]+/u;

/** A text as it is compared: small letters without accents, its words apart. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .toLocaleLowerCase()
    .split(SIGNS)
    .filter((word) => word !== '');

const IS_NUMBER = /^\p{N}+$/u;

/** Returns true if a typed word means a word of a label: the beginning of it, or the same number. */
const means = (typed: string, word: string): boolean => (IS_NUMBER.test(typed) ? word === typed : word.startsWith(typed));

/** Returns true if the letters stand there in this order, whatever stands between. */
function inOrder(letters: string, text: string): boolean {
  let at = 0;
  for (const letter of letters) {
    at = text.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

function fitOf(typed: readonly string[], label: readonly string[]): Fit {
  if (typed.every((one) => label.some((word) => means(one, word)))) return 3;
  const whole = label.join('');
  // Korean and Chinese write several of our words as one.
  if (typed.every((one) => whole.includes(one))) return 2;
  const [letters, ...digits] = [typed.filter((one) => !IS_NUMBER.test(one)).join(''), ...typed.filter((one) => IS_NUMBER.test(one))];
  return letters !== '' && digits.every((one) => label.includes(one)) && inOrder(letters, whole) ? 1 : 0;
}

/**
 * Finds the labels that somebody means who types a few letters of them (“dam 8”, “build 5a”, “ps”). Of labels that fit better and worse only
 * the better are meant. Nothing typed means all.
 */
export function findLabels(labels: readonly string[], typed: string): readonly boolean[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return labels.map(() => true);
  const fits = labels.map((label) => fitOf(wanted, wordsOf(label)));
  const best = Math.max(...fits);
  return fits.map((fit) => fit > 0 && fit === best);
}
