import { asksForLessMotion, useSettings } from '../settings/store.ts';
import type { Pace } from './paced.ts';

/** Long enough to see a piece travel, short enough not to wait. */
const REST_MS = 420;

/** The pace of this screen: none where nothing may move. */
export const screenPace: Pace = {
  rest() {
    const { motion } = useSettings.getState();
    return motion === 'none' || (motion === 'system' && asksForLessMotion()) ? 0 : REST_MS;
  },
  later: (callback, milliseconds) => {
    setTimeout(callback, milliseconds);
  },
};
