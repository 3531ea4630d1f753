import type { BlankProps } from '@madang/board-kit';
import { findTitle } from '@madang/games';
import { LOOKS } from '@madang/games/boards';
import type { Catalogue, Language, PackEntry, PackForm } from '@madang/kernel';
import { translator } from '@madang/text';
import type { ReactNode } from 'preact/compat';
import { use } from 'preact/compat';
import { useMemo, useState } from 'preact/hooks';
import type { LoadedGame } from '../words/loaded-game.ts';
import { once } from '../words/loaded-game.ts';
import { useWords } from '../words/useWords.tsx';
import { type FormWords, formWords } from './fields/form-words.ts';
import type { Draft } from './logic/draft.ts';
import { keepDraft, keptDraft } from './logic/kept.ts';

/** A game's form with its texts, and the drawing of its pieces. */
interface FormIn {
  readonly form: PackForm;
  readonly catalogue: Catalogue;
  readonly Blank: ((props: BlankProps) => ReactNode) | null;
}

const forms = new Map<string, Promise<FormIn | null>>();

/** Null: the game asks for nothing. */
const loadForm = (name: string, language: Language): Promise<FormIn | null> =>
  once(forms, `${name}/${language}`, async () => {
    const [form, Blank] = await Promise.all([findTitle(name)?.pack?.(), LOOKS[name]?.blank?.()]);
    return form ? { form, catalogue: await form.catalogues(language), Blank: Blank ?? null } : null;
  });

/** A game's form in the reader's words. */
export interface Box extends Omit<FormIn, 'catalogue'> {
  readonly kit: LoadedGame;
  readonly words: FormWords;
}

/** Null: the game asks for nothing. */
export function useBox(kit: LoadedGame): Box | null {
  const { language } = useWords();
  const found = use(loadForm(kit.game.name, language));
  return useMemo(
    () =>
      found && { kit, form: found.form, Blank: found.Blank, words: formWords(translator(language, kit.catalogue, found.catalogue), kit.game.name) },
    [kit, found, language],
  );
}

/** A draft that every change keeps in this browser; undefined: there is none of that name. */
export function useDraft(game: string, id: string): readonly [Draft | undefined, (draft: Draft) => boolean] {
  const [draft, setDraft] = useState(() => keptDraft(game, id));
  const change = (next: Draft): boolean => {
    setDraft(next);
    return keepDraft(game, next);
  };
  return [draft, change];
}

export const entryOf = ({ entries }: Pick<PackForm, 'entries'>, id: string): PackEntry | undefined => entries.find((entry) => entry.id === id);
