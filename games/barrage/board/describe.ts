import { at, type Message, type Seat, seatArgument, spell } from '@madang/kernel';
import {
  AREA_OF,
  AREAS,
  BASINS,
  type Barrage,
  CONDUIT_SITES,
  CONDUIT_TO,
  CONDUIT_VALUE,
  CONSTRUCTION_SPACES,
  capacity,
  DAM_SITES,
  EMPTY,
  HEADSTREAM_DROPS,
  HEADSTREAMS,
  MANAGEMENT_SPACES,
  NEUTRAL,
  NEXT,
  type Player,
  POWERHOUSE_SITES,
  SEGMENTS,
  SPACES,
  siteFee,
  TILES,
  tileIn,
  turnsUntilBack,
} from '../rules/index.ts';
import { effectsText } from '../text/effects.ts';
import { amounts, areaText, headstreamText, listed, say, sentences, siteText, spaceText, wheelThings } from '../text/names.ts';

const DAM = 0;
const POWERHOUSE = 3;
const numberOf = (basin: number): string => spell(BASINS, basin);

const sentence = (messages: readonly Message[]): Message => sentences(messages) ?? say('barrage.board.none');

/** A free site, with its fee if it is red. */
function freeSite(structure: number, site: number, name: Message): Message {
  const fee = siteFee(structure, site, false);
  const free = say('barrage.board.powerhouse', { site: name });
  return fee > 0 ? sentence([free, say('barrage.board.feeSite', { credits: fee })]) : free;
}

export function damText(view: Barrage, dam: number): Message {
  const site = siteText(spell(DAM_SITES, dam));
  const owner = at(view.damOwner, dam);
  if (owner === EMPTY) return freeSite(DAM, dam, site);
  const facts = { site, height: at(view.damHeight, dam), drops: at(view.drops, dam), room: capacity(view, dam) };
  return owner === NEUTRAL ? say('barrage.board.damNeutral', facts) : say('barrage.board.dam', { ...facts, name: seatArgument(owner) });
}

export function powerhouseText(view: Barrage, powerhouse: number): Message {
  const site = siteText(spell(POWERHOUSE_SITES, powerhouse));
  const owner = at(view.powerhouses, powerhouse);
  return owner === EMPTY ? freeSite(POWERHOUSE, powerhouse, site) : say('barrage.board.powerhouseOf', { site, name: seatArgument(owner) });
}

/** A conduit's owner, value and way. */
export function conduitText(view: Barrage, conduit: number): Message {
  const owner = at(view.conduits, conduit);
  const facts = {
    site: siteText(spell(CONDUIT_SITES, conduit)),
    value: at(CONDUIT_VALUE, conduit),
    from: numberOf(conduit >> 1),
    to: numberOf(at(CONDUIT_TO, conduit)),
  };
  return owner === EMPTY ? say('barrage.board.conduit', facts) : say('barrage.board.conduitOf', { ...facts, name: seatArgument(owner) });
}

/** A basin, and where its river leads. */
export function basinText(basin: number): Message {
  const next = at(NEXT, basin);
  const from = numberOf(basin);
  return sentence([
    say('barrage.board.basin', { basin: from, area: areaText(spell(AREAS, at(AREA_OF, basin))) }),
    next < 0 ? say('barrage.board.riverOut', { from }) : say('barrage.board.river', { from, to: numberOf(next) }),
  ]);
}

/** A headstream: what waits, what the next round brings, and the whole tile. */
export function headstreamWords(view: Barrage, i: number): Message {
  const drops = HEADSTREAM_DROPS[at(view.headstreams, i)] ?? [];
  const waits = say('barrage.board.headstream', { headstream: headstreamText(spell(HEADSTREAMS, i)), drops: at(view.waiting, i) });
  if (drops.length === 0) return waits;
  return sentence([
    waits,
    say('barrage.board.headstreamNext', { drops: at(drops, view.round) }),
    say('barrage.board.headstreamTile', { rounds: drops.join(' ') }),
  ]);
}

/** An action space: what it needs and does, and who stands there. */
export function spaceWords(view: Barrage, space: number): Message {
  const { engineers, redFee, cost, effect } = spell(MANAGEMENT_SPACES, space);
  const does = say('barrage.board.space', {
    space: spaceText(spell(SPACES, space)),
    cost: amounts({ engineers, credits: redFee + cost }),
    effect: effectsText(effect),
  });
  const owner = at(view.spaces, space);
  return owner === EMPTY ? does : sentence([does, takenBy(owner)]);
}

const takenBy = (seat: Seat): Message => say('barrage.board.takenBy', { name: seatArgument(seat) });

/** A company's construction space. */
export function constructionWords(player: Player, space: number, seat: Seat): Message {
  const { engineers, redFee } = spell(CONSTRUCTION_SPACES, space);
  const name = sentence([say('barrage.board.constructionSpace', { number: space + 1 }), amounts({ engineers, credits: redFee })]);
  return space < player.constructions ? sentence([name, takenBy(seat)]) : name;
}

/** What lies in a segment of the wheel, and when it comes back. */
export function segmentWords(player: Player, segment: number): Message {
  const things = wheelThings(TILES[tileIn(player, segment)] ?? null, at(player.wheel, 3 * segment + 1), at(player.wheel, 3 * segment + 2));
  const named = things.length > 0 ? listed(things) : say('barrage.board.empty');
  const turns = turnsUntilBack(player, segment);
  const number = turns % SEGMENTS;
  if (number === 0) return say('barrage.board.segmentOpen', { things: named });
  const words = say('barrage.board.segment', { number, things: named });
  return things.length > 0 ? sentence([words, say('barrage.board.returns', { turns })]) : words;
}
