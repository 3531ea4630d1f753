import type { Message } from '@madang/kernel';
import type { Shape } from '@madang/kernel/shapes';
import type { Translator } from '@madang/text';

/** What a game's form calls its fields and words. */
export interface FormWords {
  /** `within`: the operator whose field it is, where that matters. */
  field(name: string, within?: string): string;
  word(name: string | number): string;
  group(name: string): string;
  confidence(name: string): string;
  say(message: Message): string;
}

/** The words of a game's form; a name without a text is shown as it is. */
export function formWords(texts: Translator, game: string): FormWords {
  const named = (kind: string, name: string): string => {
    const key = `${game}.form.${kind}.${name}`;
    return texts.has(key) ? texts.text(key) : name;
  };
  return {
    field: (name, within) =>
      within !== undefined && texts.has(`${game}.form.field.${within}.${name}`) ? named('field', `${within}.${name}`) : named('field', name),
    word: (name) => (typeof name === 'number' ? String(name) : named('word', name)),
    group: (name) => named('group', name),
    confidence: (name) => named('confidence', name),
    say: (message) => texts.say(message),
  };
}

/** A field of a form: its form, its value so far, where it is. */
export interface FieldProps<S extends Shape = Shape> {
  readonly shape: S;
  readonly value: unknown;
  /** As misfits name it. */
  readonly path: string;
  readonly label: string;
  readonly words: FormWords;
  onChange(value: unknown): void;
}
