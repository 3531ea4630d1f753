import { type Message, renamed } from '@madang/kernel';
import { EXCHANGES } from '../words.ts';
import { type Figures, figuresOf, type Names, OURS, type Played } from './index.ts';

const THINGS = ['siberia.place.', 'siberia.exchange.'];
const FROM = 'siberia.from.';
const exchanges: readonly string[] = EXCHANGES;

type Own = Readonly<Record<string, Names | undefined>>;

const own = ({ en, ko, zh }: Names): Message => ({ key: 'siberia.name.own', args: { en, ko, zh } });

/** What names a thing that has another name in the pack; undefined: the message does not. */
function ownName(names: Own, key: string): Message | undefined {
  const prefix = THINGS.find((one) => key.startsWith(one));
  const name = prefix && names[key.slice(prefix.length)];
  if (name) return own(name);
  const source = key.startsWith(FROM) ? key.slice(FROM.length) : '';
  const from = names[source];
  if (!from) return undefined;
  return exchanges.includes(source)
    ? { key: 'siberia.source.seller', args: { exchange: own(from) } }
    : { key: 'siberia.source.worker', args: { place: own(from) } };
}

/** A message with these names of regions and exchanges; where all names are ours, the message itself. */
export const namedBy = (names: Figures['names'], message: Message): Message =>
  names === OURS.names ? message : renamed(message, (key) => ownName(names, key));

/** A message with the names that the pack of a match gives to regions and exchanges. */
export const named = (state: Played, message: Message): Message => namedBy(figuresOf(state).names, message);
