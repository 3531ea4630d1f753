import { members, type Seat } from '@madang/kernel';
import {
  bestBuyer,
  type Exchange,
  extractable,
  PLACES,
  type Place,
  RESOURCES,
  type Resource,
  type Siberia,
  type SiberiaMove,
} from '../../rules/index.ts';
import { exchangeWord } from '../../rules/spelling.ts';

/** What a resource action would sell: these cubes at this exchange. */
export interface SaleForecast {
  readonly resource: Resource;
  readonly places: readonly Place[];
  readonly exchange: Exchange;
}

/** The sale that a pointed `perform` would make by the rules; null where it is no resource row or sells nothing. */
export function saleForecast(view: Siberia, seat: Seat | null, pointed: SiberiaMove | null): SaleForecast | null {
  if (seat === null || pointed?.kind !== 'perform') return null;
  const resource = RESOURCES.find((one) => one === pointed.area);
  if (resource === undefined) return null;
  const kind = RESOURCES.indexOf(resource);
  const buyer = bestBuyer(view, seat, kind);
  const places = members(extractable(view, seat, kind)).flatMap((index) => PLACES[index] ?? []);
  return buyer < 0 || places.length === 0 ? null : { resource, places, exchange: exchangeWord(buyer) };
}
