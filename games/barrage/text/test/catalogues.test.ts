import { catalogueLaws } from '@madang/text/testing';
import {
  COMPANIES,
  CONDUIT_SITES,
  DAM_SITES,
  HEADSTREAMS,
  OBJECTIVE_TILES,
  OFFICERS,
  POWERHOUSE_SITES,
  SPACES,
  STRUCTURES,
  TILES,
} from '../../components/words.ts';
import { NARROWINGS, STEP_OUTCOMES } from '../../rules/automa-words.ts';
import { barrage } from '../../rules/index.ts';
import { LEDGER } from '../../test/ledger.ts';
import { wording } from '../index.ts';

await catalogueLaws({
  game: barrage,
  wording,
  ledger: LEDGER,
  marks: /\b(?:D|R|EX)-\d\d/,
  names: {
    company: COMPANIES,
    headstream: HEADSTREAMS,
    narrowing: NARROWINGS,
    objective: OBJECTIVE_TILES,
    officer: OFFICERS,
    outcome: STEP_OUTCOMES,
    place: [...DAM_SITES, ...CONDUIT_SITES],
    site: [...DAM_SITES, ...CONDUIT_SITES, ...POWERHOUSE_SITES],
    // the two sides of a row have one name
    space: SPACES.filter((space) => !space.endsWith('-right')),
    structure: STRUCTURES,
    tile: TILES,
  },
});
