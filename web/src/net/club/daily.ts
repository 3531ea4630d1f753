import * as forms from '../forms/forms.ts';
import { requestFor } from '../request.ts';

/** Today's deals, with the reader's attempts. */
export const listDeals = () => requestFor(forms.DailyDeals, 'GET', '/deals');

/** The results of a game's deal of a day. */
export const findDeal = (game: string, day: string) =>
  requestFor(forms.DealList, 'GET', `/deals/${encodeURIComponent(game)}/${encodeURIComponent(day)}`);

/** Starts today's deal of a game, or finds the reader's first attempt. */
export const startDeal = (game: string) => requestFor(forms.DealStarted, 'POST', `/deals/${encodeURIComponent(game)}`, {});
