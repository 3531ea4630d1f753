/** Ends of sentences in the scripts of our languages. */
const ENDED = /[.!?…:。！？：]["”』」)）]?$/;
/** Chinese sentences without their end. */
const CHINESE = /[，：（]|[\p{Script=Han}）”》]$/u;

/** A text with the full stop of its script, if it has no end yet. */
export const endSentence = (text: string): string => (ENDED.test(text) ? text : `${text}${CHINESE.test(text) ? '。' : '.'}`);

/** Texts as one text, each once: all but the last are ended by the full stop of their script. Missing ones are left out. */
export function inSentences(texts: readonly (string | null | undefined)[]): string {
  const [first = '', ...others] = new Set(texts.flatMap((text) => text || []));
  return others.reduce((head, text) => followed(endSentence(head), text), first);
}

/** Chinese stops have their own room. */
const followed = (head: string, text: string): string => (head.endsWith('。') ? `${head}${text}` : `${head} ${text}`);
