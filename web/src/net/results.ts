import type { OwnReached, Progress } from '@madang/wire';
import { list, NUMBER, TEXT } from './forms/form.ts';
import * as forms from './forms/forms.ts';
import { requestFor } from './request.ts';

/** Finds the ratings of a game's players for one number of seats, and statistics of its matches. */
export const findLadder = (game: string, seats: number) => requestFor(forms.Ladder, 'GET', `/ladders/${encodeURIComponent(game)}/${seats}`);

/** Finds the ratings of a game's puzzles by people's first tries. */
export const findPuzzleRatings = (game: string) => requestFor(forms.PuzzleRatings, 'GET', `/puzzles/${encodeURIComponent(game)}`);

/** What the server has found out about a match that is over. */
export const findAnalysis = (table: string) => requestFor(forms.AnalysisView, 'GET', `/tables/${encodeURIComponent(table)}/analysis`);

/** Asks the server to analyse it. */
export const askForAnalysis = (table: string) => requestFor(forms.AnalysisView, 'POST', `/tables/${encodeURIComponent(table)}/analysis`, {});

/** Finds the achievements that this person has reached at tables of the server, the latest first. */
export const findReached = () =>
  requestFor<OwnReached[]>({ shape: list({ game: TEXT, achievement: TEXT, at: NUMBER, table: TEXT }) }, 'GET', '/achievements');

/** Finds what this person has come to in campaigns and puzzles. */
export const findProgress = () => requestFor(forms.OwnProgress, 'GET', '/progress');

/** Tells the server of progress; it keeps what is more than before, and answers with all. */
export const sendProgress = (progress: Progress) => requestFor(forms.OwnProgress, 'PUT', '/progress', { progress });
