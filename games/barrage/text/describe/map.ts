import { at, type Message, seatArgument, spell } from '@madang/kernel';
import { AREA_OF, CONDUIT_TO, CONDUIT_VALUE, DAM_BASINS, HEADSTREAM_DROPS, NEXT, stripEnd, stripStart } from '../../components/map.ts';
import { AREAS, BASINS, HEADSTREAMS, type Headstream, type Site } from '../../components/words.ts';
import { siteFee } from '../../rules/building/costs.ts';
import { BASE, POWERHOUSE } from '../../rules/building/sites.ts';
import { conduitWord, damWord, powerhouseWord } from '../../rules/spelling.ts';
import { type Barrage, EMPTY, NEUTRAL } from '../../rules/state.ts';
import { capacity } from '../../rules/water/dams.ts';
import { areaText, headstreamText, listed, say, siteText } from '../names.ts';

/** A basin by its number on the map. */
const basinNumber = (basin: number): string => spell(BASINS, basin);

/** Drops that a headstream's tile brings in each round that is still to come, this one included. */
function roundsOf(view: Barrage, tile: number): Message {
  const drops = HEADSTREAM_DROPS[tile] ?? [];
  return listed(drops.flatMap((n, i) => (i + 1 < view.round ? [] : [say('barrage.describe.headstream-round', { round: i + 1, drops: n })])));
}

const headstream = (view: Barrage, name: Headstream, i: number): Message =>
  say('barrage.describe.headstream', {
    headstream: headstreamText(name),
    basin: basinNumber(i),
    waiting: at(view.waiting, i),
    rounds: roundsOf(view, at(view.headstreams, i)),
  });

function free(site: Site, structure: number, number: number): Message {
  const fee = siteFee(structure, number, false);
  return fee > 0 ? say('barrage.describe.site-red', { site: siteText(site), fee }) : say('barrage.describe.site-free', { site: siteText(site) });
}

function dam(view: Barrage, number: number): Message {
  const owner = at(view.damOwner, number);
  const site = damWord(number);
  if (owner === EMPTY) return free(site, BASE, number);
  const args = { site: siteText(site), height: at(view.damHeight, number), drops: at(view.drops, number), room: capacity(view, number) };
  return owner === NEUTRAL ? say('barrage.describe.dam-neutral', args) : say('barrage.describe.dam', { ...args, owner: seatArgument(owner) });
}

function conduit(view: Barrage, number: number): Message {
  const owner = at(view.conduits, number);
  return say('barrage.describe.conduit', {
    site: siteText(conduitWord(number)),
    value: at(CONDUIT_VALUE, number),
    to: basinNumber(at(CONDUIT_TO, number)),
    owner: owner === EMPTY ? say('barrage.describe.free') : seatArgument(owner),
  });
}

function powerhouse(view: Barrage, number: number): Message {
  const owner = at(view.powerhouses, number);
  const site = powerhouseWord(number);
  if (owner === EMPTY) return free(site, POWERHOUSE, number);
  return say('barrage.describe.powerhouse', { site: siteText(site), owner: seatArgument(owner) });
}

/** Numbers from one on, up to but not with another. */
const range = (start: number, end: number): number[] => Array.from({ length: end - start }, (_, i) => start + i);

/** A basin: where its water goes, then its powerhouses, dams and conduits in the order in which a drop meets them. */
function basin(view: Barrage, number: number): Message[] {
  const next = at(NEXT, number);
  const head = say('barrage.describe.basin', {
    basin: basinNumber(number),
    area: areaText(spell(AREAS, at(AREA_OF, number))),
    next: next < 0 ? say('barrage.describe.off-map') : say('barrage.describe.basin-name', { basin: basinNumber(next) }),
  });
  const pair = number < DAM_BASINS ? range(2 * number, 2 * number + 2) : [];
  return [
    head,
    ...range(stripStart(number), stripEnd(number)).map((site) => powerhouse(view, site)),
    ...pair.map((site) => dam(view, site)),
    ...pair.map((site) => conduit(view, site)),
  ];
}

/** Headstreams and basins from the mountains to the plains. */
export const mapLines = (view: Barrage): Message[] => [
  ...(view.headstreams.length > 0 ? HEADSTREAMS.map((name, i) => headstream(view, name, i)) : []),
  ...BASINS.flatMap((_, number) => basin(view, number)),
];
