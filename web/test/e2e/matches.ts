import { findTitle } from '@madang/games';
import { automaSeats, decisions, isAside, newMatch, type Options, playMove, scriptTo, seedRandom, toDocument } from '@madang/kernel';
import type { Page } from 'playwright-core';
import { QUIET_PAGE } from './place.ts';

/** A match to be prepared: rollouts of its game play it, always the same way. */
export interface Prepared {
  readonly game: string;
  readonly seats: number;
  readonly options?: Options;
  /** Left out: that of all pictures. */
  readonly seed?: string;
  /** It stops at the first decision with more than two choices after so many moves; left out: at its end. */
  readonly moves?: number;
  /** … and with this task. */
  readonly task?: string;
  /** … where something may be done beside what is asked. */
  readonly beside?: true;
  /** … with a single choice instead. */
  readonly single?: true;
}

/** Options with which a game has everything on its table that it can have. */
export const FULL: Readonly<Record<string, Options>> = {
  barrage: { game: 'expert' },
  underwater: { boardSide: 'advanced', governmentContracts: 'yes' },
};

/** What a match kept in a browser is, as the app writes it. The reader has the seat that decides, bots and automas have the others. */
export async function keptMatch(id: string, prepared: Prepared, names: readonly string[]): Promise<string> {
  const { game: name, seats, options = {}, moves = Number.POSITIVE_INFINITY, task, beside = false, single = false, seed = 'pictures' } = prepared;
  const title = findTitle(name);
  if (!title) throw new Error(`no game '${name}'`);
  const [game, { rollout }] = await Promise.all([title.rules(), title.expertise()]);
  const match = newMatch(game, { seats, seed, options });
  const random = seedRandom('pictures');
  const waiting = () =>
    (match.log.length >= moves ? decisions(game, match.state) : []).find(
      (open) =>
        (single ? open.moves.length === 1 : open.moves.length > 2) &&
        (task ?? open.task.task) === open.task.task &&
        (!beside || open.moves.some((move) => isAside(game, match.state, open.task, move))),
    );
  while (!match.state.over && !waiting()) {
    const next = decisions(game, match.state)[0];
    if (!next) throw new Error('nobody can move');
    playMove(match, next.seat, rollout(match.state, next, random));
  }
  const reader = waiting()?.seat ?? 0;
  const automas = automaSeats(game, match.options, seats);
  const [own = '', ...others] = names;
  const players = Array.from({ length: seats }, (_, seat) => {
    if (automas.includes(seat)) return { kind: 'automa' };
    return seat === reader ? { kind: 'person', name: own } : { kind: 'bot', name: others.shift() ?? '', level: 'random' };
  });
  return JSON.stringify({ id, seats: players, document: toDocument(match), over: match.state.over, changedAt: 1 });
}

/** A match of three that is over. */
export const finishedMatch = (game: string): Promise<string> => keptMatch('end', { game, seats: 3 }, ['Me', 'One', 'Two']);

/** The match of a game's lesson where a chapter begins, without the lesson: it stays the same whatever bots learn. The reader is the learner. */
export async function lessonMatch(id: string, name: string, chapter: string, names: readonly string[]): Promise<string> {
  const title = findTitle(name);
  const lesson = await title?.lesson?.();
  if (!title || !lesson) throw new Error(`no lesson of '${name}'`);
  const { seats, seed, options } = lesson;
  const match = newMatch(await title.rules(), { seats, seed, options });
  const at = lesson.chapters.findIndex((one) => one.id === chapter);
  for (const [seat, move] of scriptTo(lesson, at)) if (!playMove(match, seat, move).ok) throw new Error(`the lesson of '${name}' cannot be followed`);
  const players = Array.from({ length: seats }, (_, seat) =>
    seat === lesson.seat ? { kind: 'person', name: names[seat] ?? '' } : { kind: 'bot', name: names[seat] ?? '', level: 'random' },
  );
  return JSON.stringify({ id, seats: players, document: toDocument(match), over: false, changedAt: 1 });
}

/** Puts a match into the browser and opens it. */
export async function openKept(page: Page, id: string, kept: string): Promise<void> {
  await page.goto(QUIET_PAGE);
  await page.evaluate(([key, value]) => localStorage.setItem(`madang.match.${key}`, value ?? ''), [id, kept]);
  await page.goto(`/#/offline/${id}`);
  await page.locator('.table').waitFor();
}
