/** How much room words take, in letters: signs of Korean and Chinese are nearly twice as wide. */
export const roomOf = (words: string): number => [...words].reduce((sum, one) => sum + (one > '\u2e80' ? 1.75 : 1), 0);
