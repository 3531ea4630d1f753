import { storeHook } from '../store-hook.ts';
import { further, type Manner, type SayMore, SILENT, type Speech, speak } from './speech.ts';

interface Voice {
  readonly speech: Speech;
  /** The key that says what waits; null: a button does. */
  readonly restKey: string | null;
  say(sentences: readonly string[], manner: Manner): void;
  /** Says what waits. */
  further(more: SayMore): void;
}

/** The one voice of the page: whatever is to be heard is said by it, one after the other. */
export const useVoice = storeHook<Voice>((set) => ({
  speech: SILENT,
  restKey: null,
  say: (sentences, manner) => set(({ speech }) => ({ speech: speak(speech, sentences, manner) })),
  further: (more) => set(({ speech }) => ({ speech: further(speech, more) })),
}));
