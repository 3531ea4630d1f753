import { catalogueLaws } from '@madang/text/testing';
import { BONUS_CARDS } from '../../components/bonus-cards.ts';
import { FACE_NAMES } from '../../components/faces.ts';
import { FAVORS } from '../../components/favors.ts';
import { REWARDS } from '../../components/rewards.ts';
import { ROOM_TYPES } from '../../components/words.ts';
import { ludwig } from '../../rules/index.ts';
import { LEDGER } from '../../test/ledger.ts';
import { wording } from '../index.ts';

await catalogueLaws({
  game: ludwig,
  wording,
  ledger: LEDGER,
  marks: /OQ-|KO §/,
  names: { tile: FACE_NAMES, favor: FAVORS, bonus: BONUS_CARDS, reward: REWARDS, type: ROOM_TYPES },
});
