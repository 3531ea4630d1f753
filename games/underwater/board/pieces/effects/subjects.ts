import type { ClaimedKind, Count, TriggerEvent } from '../../../rules/index.ts';
import type { ThingName } from '../things/things.ts';
import { figured, type Part, part } from './parts.ts';

const CITIES = { any: 'city', symbiotic: 'symbioticCity', nonsymbiotic: 'nonsymbioticCity' } as const;
const METROPOLISES = { any: 'anyMetropolis', brown: 'brownMetropolis', blue: 'metropolis' } as const;
const CLAIMED: Readonly<Record<ClaimedKind, ThingName>> = { permanent: 'lasting', action: 'action', production: 'production', endScoring: 'end' };

/** Where tunnels are that count. */
const BESIDE: Readonly<Record<'city' | 'noCity' | 'any', readonly Part[]>> = {
  city: [part('city')],
  noCity: [{ mark: 'no' }, part('city')],
  any: [],
};

/** What is counted, as things. */
export function counted(count: Count): readonly Part[] {
  switch (count.of) {
    case 'city':
      return [part(CITIES[count.type])];
    case 'building': {
      const kind = count.kind === 'any' ? 'building' : count.kind;
      return [part(count.state === 'upgraded' ? `${kind}Up` : kind)];
    }
    case 'tunnel':
      return [part(count.state === 'upgraded' ? 'tunnelUp' : 'tunnel'), ...BESIDE[count.beside]];
    case 'cityWithKinds':
      return [part('city'), figured('building', `${count.atLeast}`)];
    case 'metropolis':
      return [part(METROPOLISES[count.colour])];
    case 'upgradedSet':
      return [part('farmUp'), part('desalinationUp'), part('laboratoryUp'), part('tunnelUp')];
    case 'card':
      return [part('cards'), ...count.kinds.map((kind) => part(CLAIMED[kind]))];
    case 'specialPaid':
      return [part('special'), part('credits')];
  }
}

/** What a lasting card watches for, as things. */
export function eventParts(on: TriggerEvent): readonly Part[] {
  switch (on.event) {
    case 'build':
      return [part(on.what)];
    case 'buildNthAtCity':
      return [figured(on.what, `${on.nth}.`), part('city')];
    case 'buildNthThisTurn':
      return [figured(on.what, `${on.nth}.`)];
    case 'upgrade':
      return [part(`${on.what}Up`)];
    case 'upgradeNthAtCity':
      return [figured(`${on.what}Up`, `${on.nth}.`), part('city')];
    case 'connectMetropolis':
      return [part('link'), part('anyMetropolis')];
    case 'connectCity':
      return [part('link'), part('city')];
    case 'advanceTo':
      return [figured('step', `${on.space}`)];
    default:
      return momentParts(on);
  }
}

type Moment = Exclude<
  TriggerEvent,
  {
    readonly event:
      | 'build'
      | 'buildNthAtCity'
      | 'buildNthThisTurn'
      | 'upgrade'
      | 'upgradeNthAtCity'
      | 'connectMetropolis'
      | 'connectCity'
      | 'advanceTo';
  }
>;

function momentParts(on: Moment): readonly Part[] {
  switch (on.event) {
    case 'advanceBeyondTop':
      return [figured('step', '1+')];
    case 'chooseSlot':
      return [part('slot'), part(on.matched ? 'matching' : 'other')];
    case 'useAlwaysSlot':
      return [part('slot'), part('cards')];
    case 'useActionCard':
      return [part('action')];
    case 'slotGives':
      return [part('slot'), part(on.resource)];
    case 'takeSpecial':
      return [part('special')];
    case 'claimCard':
      return [part('cards'), ...on.kinds.map((kind) => part(CLAIMED[kind]))];
    case 'siteBonus':
      return [part('site')];
  }
}
