import { type Document, type FormProblem, fail, type Result, readDocument } from '@madang/kernel';
import { freshName } from '../net/command.ts';

/** The match in a file that a person chose. */
export async function readMatchFile(file: File): Promise<Result<Document, FormProblem>> {
  try {
    return readDocument(JSON.parse(await file.text()));
  } catch {
    return fail({ code: 'not-a-document', field: 'JSON' });
  }
}

/** Offers a match as a file to keep. */
export const saveMatchFile = (text: string, name: string): void => saveFile(text, name, 'application/json');

/** Offers a text as a file to keep. */
export function saveFile(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Files that were opened on this page; a replay's address names one until the page is left. */
const opened = new Map<string, Document>();

/** Remembers an opened file; gives its name for the address. */
export function rememberFile(document: Document): string {
  const name = freshName();
  opened.set(name, document);
  return name;
}

export const rememberedFile = (name: string): Document | undefined => opened.get(name);
