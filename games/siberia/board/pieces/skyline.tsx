import { range, usePrinted } from '@madang/board-kit';
import { chance } from '@madang/board-kit/material';
import { EXCHANGES, type Exchange } from '../../rules/index.ts';

const SKIES = ['#33506b', '#6b3f52', '#3d6478', '#356356', '#54467a', '#4e5a64'] as const;

/** The city of an exchange at dusk, along the head of its card; nothing in the plain look. */
export function Skyline({ exchange }: { readonly exchange: Exchange }) {
  if (!usePrinted()) return null;
  const number = EXCHANGES.indexOf(exchange);
  const next = chance(number * 53 + 11);
  const houses = range(17).map((i) => ({ x: i * 10 - 3 + next() * 3, width: 7 + next() * 5, height: 7 + next() * 17, lights: next() }));
  const sky = SKIES[number % SKIES.length] ?? SKIES[0];
  return (
    <svg className="skyline" viewBox="0 0 160 32" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <rect width={160} height={32} fill={sky} />
      <path d={houses.map(({ x, width, height }) => `M${x + 5} 32v${-height - 4}h${width}v${height + 4}z`).join('')} fill="#fff" fillOpacity={0.07} />
      <path d={houses.map(({ x, width, height }) => `M${x} 32v${-height}h${width}v${height}z`).join('')} fill="#0c1420" fillOpacity={0.55} />
      <path
        d={houses
          .filter(({ x }) => x > 100)
          .flatMap(({ x, height, lights }) =>
            range(3).map((i) => (lights * (i + 1) * 7.3) % 1 > 0.4 && height > i * 5 + 4 && `M${x + 2 + ((i * 3) % 4)} ${30 - i * 5}h1.6v2h-1.6z`),
          )
          .filter((one) => one !== false)
          .join('')}
        fill="#ffe08a"
      />
    </svg>
  );
}
