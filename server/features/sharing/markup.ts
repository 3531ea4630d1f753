const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Characters that XML 1.0 has no way to write: controls and halves of surrogate pairs. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

/** A text as HTML and XML write it, in an element or in a quoted attribute. */
export const escaped = (text: string): string => text.replaceAll(UNWRITABLE, '').replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
