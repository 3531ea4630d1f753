import type { BoardView } from '@madang/board-kit';
import { noted } from '@madang/board-kit/loading';
import { findTitle } from '@madang/games';
import { LOOKS } from '@madang/games/boards';
import type { Achievements, Campaign, Catalogue, Examples, Game, Language, Lesson, Primer, Puzzles, Wording } from '@madang/kernel';

/** All that a screen needs of a game, in one language. */
export interface LoadedGame {
  readonly game: Game;
  readonly wording: Wording;
  readonly catalogue: Catalogue;
}

const kits = new Map<string, Promise<LoadedGame | null>>();
const tables = new Map<string, Promise<LoadedGame | null>>();
const boards = new Map<string, Promise<BoardView | null>>();
const lessons = new Map<string, Promise<TaughtIn | null>>();
const examples = new Map<string, Promise<ExamplesIn | null>>();
const primers = new Map<string, Promise<PrimerIn | null>>();
const rulebooks = new Map<string, Promise<Catalogue>>();
const achievements = new Map<string, Promise<AchievementsIn | null>>();
const campaigns = new Map<string, Promise<CampaignIn | null>>();
const puzzles = new Map<string, Promise<Puzzles | null>>();
const synonyms = new Map<string, Promise<Catalogue>>();

/** The same promise for the same key, so that React can wait for it. */
export function once<T>(known: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const found = known.get(key);
  if (found) return found;
  const loading = noted(load());
  known.set(key, loading);
  // A load that failed (no network) may be tried again.
  loading.catch(() => known.delete(key));
  return loading;
}

/** A game's rules and words; null: the shelf does not have it. */
export const loadGame = (name: string, language: Language): Promise<LoadedGame | null> =>
  once(kits, `${name}/${language}`, async () => {
    const title = findTitle(name);
    if (!title) return null;
    const [game, wording] = await Promise.all([title.rules(), title.wording()]);
    return { game, wording, catalogue: await wording.catalogues(language) };
  });

export const loadBoard = (name: string): Promise<BoardView | null> => once(boards, name, async () => (await LOOKS[name]?.board()) ?? null);

/** A game with its board here too: a table opens once, and not again when its board has come. */
export const loadTable = (name: string, language: Language): Promise<LoadedGame | null> =>
  once(tables, `${name}/${language}`, async () => {
    const [kit] = await Promise.all([loadGame(name, language), loadBoard(name)]);
    return kit;
  });

/** A game's guided first match, with its texts in one language. */
export interface TaughtIn {
  readonly lesson: Lesson;
  readonly catalogue: Catalogue;
}

/** Null: the game has no lesson. */
export const loadLesson = (name: string, language: Language): Promise<TaughtIn | null> =>
  once(lessons, `${name}/${language}`, async () => {
    const lesson = await findTitle(name)?.lesson?.();
    return lesson ? { lesson, catalogue: await lesson.catalogues(language) } : null;
  });

/** Positions made for worked examples of a game's ledger, with their texts in one language. */
export interface ExamplesIn {
  readonly examples: Examples['examples'];
  readonly catalogue: Catalogue;
}

/** Null: the game has none. */
export const loadExamples = (name: string, language: Language): Promise<ExamplesIn | null> =>
  once(examples, `${name}/${language}`, async () => {
    const found = await findTitle(name)?.examples?.();
    return found ? { examples: found.examples, catalogue: await found.catalogues(language) } : null;
  });

/** A game's first pages, with their texts in one language. */
export interface PrimerIn {
  readonly primer: Primer;
  readonly catalogue: Catalogue;
}

/** Null: the game has none. */
export const loadPrimer = (name: string, language: Language): Promise<PrimerIn | null> =>
  once(primers, `${name}/${language}`, async () => {
    const primer = await findTitle(name)?.primer?.();
    return primer ? { primer, catalogue: await primer.catalogues(language) } : null;
  });

/** A game's achievements, with their texts in one language. */
export interface AchievementsIn {
  readonly all: Achievements['all'];
  readonly catalogue: Catalogue;
}

/** Null: the game has none. */
export const loadAchievements = (name: string, language: Language): Promise<AchievementsIn | null> =>
  once(achievements, `${name}/${language}`, async () => {
    const found = await findTitle(name)?.achievements?.();
    return found ? { all: found.all, catalogue: await found.catalogues(language) } : null;
  });

/** A game's campaign, with its texts in one language. */
export interface CampaignIn {
  readonly campaign: Campaign;
  readonly catalogue: Catalogue;
}

/** Null: the game has none. */
export const loadCampaign = (name: string, language: Language): Promise<CampaignIn | null> =>
  once(campaigns, `${name}/${language}`, async () => {
    const campaign = await findTitle(name)?.campaign?.();
    return campaign ? { campaign, catalogue: await campaign.catalogues(language) } : null;
  });

/** A game's puzzles; null: it has none. */
export const loadPuzzles = (name: string): Promise<Puzzles | null> => once(puzzles, name, async () => (await findTitle(name)?.puzzles?.()) ?? null);

/** The ledger's texts by rule id. */
export const loadRulebook = (wording: Wording, name: string, language: Language): Promise<Catalogue> =>
  once(rulebooks, `${name}/${language}`, () => wording.rulebook(language));

/** Words of a printed rulebook with ours. */
export const loadSynonyms = (wording: Wording, name: string, language: Language): Promise<Catalogue> =>
  once(synonyms, `${name}/${language}`, async () => (await wording.synonyms?.(language)) ?? {});
