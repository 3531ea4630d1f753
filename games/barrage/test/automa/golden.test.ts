import { goldenMatch } from '@madang/kernel/testing';
import { barrage } from '../../rules/index.ts';

const LEVELS = ['standard', 'high-voltage', 'overpowered'] as const;

LEVELS.forEach((automaLevel, i) => {
  goldenMatch(barrage, {
    seats: i + 2,
    seed: `golden automas ${automaLevel}`,
    options: { game: 'expert', automas: i === 0 ? '1' : i === 1 ? '2' : '3', automaLevel },
    folder: new URL('./golden/', import.meta.url),
  });
});
