import { catalogueLaws } from '@madang/text/testing';
import { BUILDING_SITES, CITY_SITES, CONTRACTS, METROPOLISES, SLOTS, TUNNEL_SITES } from '../../components/words.ts';
import { SOURCES, YIELDERS } from '../../rules/events.ts';
import { underwater } from '../../rules/index.ts';
import { LEDGER } from '../../test/ledger.ts';
import { wording } from '../index.ts';

await catalogueLaws({
  game: underwater,
  wording,
  ledger: LEDGER,
  marks: /OQ-\d/,
  names: {
    // Each side of the main board has its own slots; nobody sees both.
    slot: SLOTS.filter((slot) => !slot.startsWith('p12')),
    site: [...CITY_SITES, ...BUILDING_SITES, ...TUNNEL_SITES],
    metropolis: METROPOLISES,
    contract: CONTRACTS,
    source: SOURCES,
    by: YIELDERS,
    card: Array.from({ length: 206 }, (_, card) => String(card)),
  },
});
