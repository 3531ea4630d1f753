import { type Plants, plant } from './plant.ts';

/** Faults of the stream of programs. */
export const STREAMS: Pick<Plants, 'madeUp'> = {
  madeUp: [
    plant(
      'a turn that goes on after a step is not told again',
      'streams',
      ['sqlite', 1],
      ['api/socket/stream.ts', 'if (!before?.includes(line)) this.out.write(line);', 'if (!before?.length) this.out.write(line);'],
    ),
    plant(
      'a stream outlives its token',
      'streams',
      ['sqlite', 6],
      ['features/users/tokens.ts', '  announceEnded(services, [id]);\n', ''],
      [
        'features/users/sessions.ts',
        'const known = new Set([...sessions, ...tokens].map(({ id }) => id));',
        'const known = new Set([...sessions, ...tokens].map(({ id }) => id).concat(some));',
      ],
    ),
    plant(
      'a stream keeps the end of a game to itself',
      'streams',
      ['sqlite', 1],
      ['api/socket/stream.ts', 'if (isOver && !before) return;', 'if (isOver) return;'],
    ),
  ],
};
