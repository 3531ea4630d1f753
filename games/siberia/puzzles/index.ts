import type { Puzzles } from '@madang/kernel';
import found from './puzzles.json' with { type: 'json' };

/** Made by `madang puzzles`. */
export const puzzles: Puzzles = found;
