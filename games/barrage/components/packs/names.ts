import { type Message, renamed } from '@madang/kernel';
import { CONTRACT_TILES } from '../contracts.ts';
import { contractsOf, type Played } from './index.ts';

const PREFIX = 'barrage.contract.';

/** A contract is called by its colour and what it requires: in a match that requires something else, as another of its colour that requires as much. */
function ownName(match: Played, key: string): Message | undefined {
  if (!key.startsWith(PREFIX)) return undefined;
  const number = CONTRACT_TILES.findIndex(({ id }) => `${PREFIX}${id}` === key);
  const tile = CONTRACT_TILES[number];
  const requires = contractsOf(match).requires[number];
  if (!tile || tile.requires === requires) return undefined;
  const alike = CONTRACT_TILES.find((one) => one.kind === tile.kind && one.requires === requires);
  return alike && { key: `${PREFIX}${alike.id}` };
}

/** A message with the names that contracts have in a match. */
export const contractsNamed = (match: Played, message: Message): Message =>
  match.pack === undefined ? message : renamed(message, (key) => ownName(match, key));
