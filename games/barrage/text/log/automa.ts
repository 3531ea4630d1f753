import type { Message } from '@madang/kernel';
import { CONDUIT_SITES, CONTRACTS, DAM_SITES, HEADSTREAMS, POWERHOUSE_SITES, type Site, TILES } from '../../components/words.ts';
import type { Candidate } from '../../rules/automa-words.ts';
import type { BarrageEvent } from '../../rules/events.ts';
import { contractText, headstreamText, listed, of, say, sectionText, sidedSpaceText, tileText } from '../names.ts';

type Named<E extends BarrageEvent['event']> = Extract<BarrageEvent, { readonly event: E }>;

const SITES: readonly Site[] = [...DAM_SITES, ...CONDUIT_SITES, ...POWERHOUSE_SITES];

const placeText = (site: Site): Message => say(`barrage.place.${site}`);

/** A dam, a conduit and a powerhouse, named in one word with blanks. */
function systemText(candidate: Candidate): Message {
  const [powerhouse, dam, conduit] = candidate.split(' ').map((word) => SITES.find((site) => site === word));
  if (!powerhouse || !dam || !conduit) throw new Error(`no candidate '${candidate}'`);
  return say('barrage.label.system', { dam: placeText(dam), conduit: placeText(conduit), powerhouse: placeText(powerhouse) });
}

/** What an automa chooses from: a site, contract, headstream or tile, else a production system. */
function candidateText(candidate: Candidate): Message {
  const site = SITES.find((one) => one === candidate);
  if (site) return placeText(site);
  const contract = CONTRACTS.find((one) => one === candidate);
  if (contract) return contractText(contract);
  const headstream = HEADSTREAMS.find((one) => one === candidate);
  if (headstream) return headstreamText(headstream);
  const tile = TILES.find((one) => one === candidate);
  return tile ? tileText(tile) : systemText(candidate);
}

/** A step of the tile and what became of it. */
export const automaStep = ({ seat, tile, number, step, outcome }: Named<'automa-step'>): Message =>
  of(seat, 'barrage.log.automa-step', {
    tile,
    number,
    step: say(`barrage.automa-step.${step}`),
    outcome: say(`barrage.outcome.${outcome}`),
  });

/** The kind of site that candidates are. */
function siteKind(site: Candidate | undefined): 'dam' | 'conduit' | 'powerhouse' {
  if (DAM_SITES.some((one) => one === site)) return 'dam';
  return CONDUIT_SITES.some((one) => one === site) ? 'conduit' : 'powerhouse';
}

/** One look at what may be chosen from: first all candidates, then what each criterion leaves, so that anybody can check it. */
export function automaNarrowed({ seat, of: what, by, criterion, before, after }: Named<'automa-narrowed'>): Message {
  const left = listed(after.map(candidateText));
  if (by === 'possible') {
    const kind = what === 'site' ? siteKind(after[0]) : what;
    return of(seat, 'barrage.log.automa-possible', { kind: say(`barrage.log.candidates-${kind}`), after: left });
  }
  const kept = after.length === before.length;
  const args = { by: say(`barrage.narrowing.${by}`), criterion, before: before.length, after: left };
  if (criterion > 0) return of(seat, kept ? 'barrage.log.automa-kept-criterion' : 'barrage.log.automa-narrowed-criterion', args);
  return of(seat, kept ? 'barrage.log.automa-kept' : 'barrage.log.automa-narrowed', args);
}

/** Where an automa's engineers stand. */
export function postText({ post, space }: Named<'automa-engineers'>): Message {
  if (post === 'construction') return say('barrage.log.automa-own-board');
  if (post === 'bank') return say('barrage.log.automa-bank');
  return space === null ? say('barrage.log.automa-beside', { section: sectionText(post) }) : sidedSpaceText(space);
}
