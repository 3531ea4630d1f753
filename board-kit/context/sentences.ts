/** Ends of sentences in the scripts of our languages. */
const ENDED = /[.!?…:。！？：]["”』」)）]?$/;
/** Chinese sentences without their end. */
const CHINESE = /[，：（]|[\p{Script=Han}）”》]$/u;

/** A text with the full stop of its script, if it has no end yet. */
export const endSentence = (text: string): string => (ENDED.test(text) ? text : `${text}${CHINESE.test(text) ? '。' : '.'}`);

/** Texts as one text for listeners: each but the last is ended by the full stop of its script. Missing ones are left out. */
export const inSentences = (texts: readonly (string | null | undefined)[]): string =>
  texts
    .filter((text) => text != null && text !== '')
    .reduce<string>((head, text) => (head === '' ? `${text}` : spaced(endSentence(head), `${text}`)), '');

const spaced = (head: string, text: string): string => (head.endsWith('。') ? `${head}${text}` : `${head} ${text}`);
