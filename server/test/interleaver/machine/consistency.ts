import { reloadQueued } from '../../../matches/broadcast/reload.ts';
import type { Fold } from '../../../matches/log/fold.ts';
import { loadFold } from '../../../matches/log/load.ts';
import { findTable, type TableRecord } from '../../../matches/model/table.ts';
import type { Node } from './node.ts';
import { inPlace } from './patches.ts';
import type { World } from './world.ts';

/** What must be the same on every node, as text. Time of a match that is over says nothing; where a clock stepped, each node counts from when it saw that. */
function facetsOf({ seats }: TableRecord, { seq, match, standIns, question, clocks, undone, resigned, offered }: Fold, stepped: boolean) {
  // The seat of whoever is gone is a bot's: its time counts no more.
  const ofPeople = clocks?.seats.map((one, seat) => (seats[seat]?.kind === 'person' ? one : undefined));
  const time = clocks && !match.state.over && !stepped ? { ...clocks, seats: ofPeople, gifts: undefined, pauses: undefined } : undefined;
  const facets = {
    seq,
    state: match.state,
    bots: standIns,
    question: question ?? null,
    undone,
    resigned: [...resigned],
    offered: [...offered],
    time: time ?? null,
  };
  const texts = Object.entries(facets).map(([facet, value]): [string, string] => [facet, JSON.stringify(value)]);
  return Object.fromEntries(texts);
}

/** What a node holds of a table in memory that differs from what its rows tell. */
async function apartOn(node: Node, stepped: boolean): Promise<readonly string[]> {
  const { services, registry, name } = node;
  const apart: string[] = [];
  for (const live of await registry.all()) {
    const record = await findTable(services.storage.db, live.id);
    if (!record.ok) continue;
    await reloadQueued(services, live);
    const { fold } = await loadFold(services, record.value);
    if (!fold || !live.fold) continue;
    const [held, told] = [facetsOf(record.value, live.fold, stepped), facetsOf(record.value, fold, stepped)];
    for (const [facet, value] of Object.entries(held)) {
      const other = Reflect.get(told, facet);
      if (value !== other) apart.push(`node ${name} holds ${facet} ${value} of ${live.id}, by its rows it is ${other}`);
    }
  }
  return apart;
}

/** Whether every node holds what the rows tell; what does not. */
export async function holdsTogether(world: World): Promise<readonly string[]> {
  const apart: string[] = [];
  for (const node of world.alive)
    apart.push(...(await inPlace({ ...node.place, actor: 'compares' }, () => apartOn(node, world.mishaps.has('clock step')))));
  return apart;
}
