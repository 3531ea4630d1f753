import { ok } from '@madang/kernel';
import type { DailyDeals } from '@madang/wire';
import { localDailyDeals } from '../local-server/deals.ts';
import { localMatch } from '../local-server/shelf.ts';
import { listDeals } from '../net/club/daily.ts';
import { usePolled } from '../reach/usePolled.ts';

const ASK_EVERY_MS = 60_000;

const findHere = async () => ok(localDailyDeals(Date.now(), (id) => localMatch(id) !== undefined));

/** Today's deals. `online` false: those of this device. Null: not known yet. */
export const useDeals = (online: boolean): DailyDeals | null => usePolled(online ? listDeals : findHere, ASK_EVERY_MS);
