import { goldenMatch } from '@madang/kernel/testing';
import { expertise } from '../bot/index.ts';
import { barrage } from '../rules/index.ts';
import { busy } from './rich.ts';

// Any moves would build little. The seeds are such that the three matches together tell every event but the automas': contracts of
// every pile and a national one, a copied officer, a filled dam, a lost piece, a pile shuffled anew.
const PLANS = [
  { seats: 2, seed: 'golden 2 17', game: 'expert', policy: expertise.rollout },
  { seats: 3, seed: 'golden 3 53', game: 'beginner', policy: busy },
  { seats: 4, seed: 'golden 4 35', game: 'expert', policy: busy },
];

for (const { game, ...plan } of PLANS) {
  goldenMatch(barrage, { ...plan, options: { game }, folder: new URL('./golden/', import.meta.url) });
}
