import { decisions, newMatch, playMove, seedRandom, toDocument } from '@madang/kernel';
import { siberia } from '@madang/siberia';
import { expertise } from '@madang/siberia/bot';
import type { Page } from 'playwright-core';

/** What a match kept in a browser is, as the app writes it. */
export function keptMatch(id: string, seats: number, moves: number, names: readonly string[]): string {
  const match = newMatch(siberia, { seats, seed: 'pictures' });
  const random = seedRandom('pictures');
  const mine = () => decisions(siberia, match.state).some((open) => open.seat === 0 && open.moves.length > 2);
  while (!match.state.over && (match.log.length < moves || !mine())) {
    const open = decisions(siberia, match.state);
    const next = open[0];
    if (!next) throw new Error('nobody can move');
    playMove(match, next.seat, expertise.rollout(match.state, next, random));
  }
  const players = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: names[0] ?? '' } : { kind: 'bot', name: names[seat] ?? '', level: 'normal' },
  );
  return JSON.stringify({ id, seats: players, document: toDocument(match), over: match.state.over, changedAt: 1 });
}

/** Puts a match into the browser and opens it. */
export async function openKept(page: Page, id: string, kept: string): Promise<void> {
  await page.goto('/');
  await page.evaluate(([key, value]) => localStorage.setItem(`madang.match.${key}`, value ?? ''), [id, kept]);
  await page.goto(`/#/offline/${id}`);
  await page.locator('.table').waitFor();
}
