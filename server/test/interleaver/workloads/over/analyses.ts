import { deleteMe } from '../../people/account.ts';
import { askToExplain } from '../../people/analyses.ts';
import type { Client } from '../../people/client.ts';
import { wipe } from '../../people/files.ts';
import { begun, MINUTE, newcomers, playRound, SECOND, thinks, USUAL, type Workload } from '../workload.ts';

/** Players ask on several pages for the analysis of matches that are over or about to end, while a host deletes tables and people go. */
export const analyses: Workload = {
  name: 'analyses',
  workers: ['look', 'counting', 'analyses'],
  faults: USUAL,
  rest: 4 * MINUTE,
  async prepare(world) {
    const { random } = world;
    const [ada, bo, cy] = await newcomers(world, 'ada', 'bo', 'cy');
    if (!ada || !bo || !cy) return [];
    const tables: string[] = [];
    for (const owner of [ada, ada, bo, cy]) {
      const other = owner === ada ? bo : ada;
      const table = await begun(owner, [other]);
      tables.push(table);
      await playRound([owner, other], table, random.chance(0.7) ? 100 : 4);
    }
    const host = cy.other(5);
    return [
      ...[ada, ada.other(2), bo, bo.other(2)].map((me) => () => asks(me, tables)),
      () => playRound([ada.other(3), bo.other(3), cy], random.pick(tables), 8),
      async () => {
        for (let i = random.below(20); i > 0; i--) await host.pause('waits');
        if (random.chance(0.4)) await wipe(host, random.pick(tables));
        if (random.chance(0.2)) await deleteMe(bo.other(4));
      },
    ];
  },
};

async function asks(me: Client, tables: readonly string[]): Promise<void> {
  const { random } = me.world;
  for (let i = 0; i < 6; i++) {
    await askToExplain(me, random.pick(tables));
    if (random.chance(0.3)) await thinks(me, random.below(20) * SECOND);
  }
}
