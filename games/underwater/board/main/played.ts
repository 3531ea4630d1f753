import type { Underwater } from '../../rules/index.ts';
import type { UnderwaterProps } from '../table.tsx';

/** Era and round that are played: what is tried begins no other one before it is confirmed, here as in the page's head. */
export const playedRound = ({ view, rest }: Pick<UnderwaterProps, 'view' | 'rest'>): Pick<Underwater, 'era' | 'round'> => rest ?? view;
