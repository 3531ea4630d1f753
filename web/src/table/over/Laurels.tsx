import { Pawn, usePrinted } from '@madang/board-kit';
import type { Score } from '@madang/kernel';
import { useScene } from '../../board-context/scene.tsx';

/** Leaves of one branch, from its foot to its tip: how far up the ring, in degrees. */
const LEAVES = [20, 44, 68, 92, 116, 140] as const;
const RADIUS = 30;

const leafAt = (angle: number): string => {
  const turn = (angle * Math.PI) / 180;
  return `translate(${(Math.sin(turn) * RADIUS).toFixed(1)} ${(Math.cos(turn) * RADIUS).toFixed(1)}) rotate(${-angle})`;
};

/** The winners' figures in wreaths of laurel. Decoration: the title names them. Nothing in the plain look, or for somebody who played alone. */
export function Laurels({ scores }: { readonly scores: readonly Score[] }) {
  const { seats } = useScene();
  if (!usePrinted() || scores.length < 2) return null;
  return (
    <span className="laurels" aria-hidden="true">
      {scores
        .filter(({ rank }) => rank === 1)
        .map(({ seat }) => {
          const winner = seats[seat];
          return (
            <span key={seat} className="laurel">
              <svg viewBox="-42 -42 84 84" aria-hidden="true">
                <circle r="40" className="laurel-ground" />
                {[1, -1].map((side) => (
                  <g key={side} transform={`scale(${side} 1)`}>
                    <path d={`M3 ${RADIUS}A${RADIUS} ${RADIUS} 0 0 0 19-23`} className="laurel-twig" />
                    {LEAVES.map((angle) => (
                      <g key={angle} transform={leafAt(angle)}>
                        <path d="M0 0C6-4 13-3 16 1C11 4 5 4 0 0z" className="laurel-leaf" />
                        <path d="M0 0C-1-6-5-10-10-10C-10-5-6-1 0 0z" className="laurel-leaf laurel-shade" />
                      </g>
                    ))}
                  </g>
                ))}
              </svg>
              {winner ? <Pawn seat={winner} height={46} /> : null}
            </span>
          );
        })}
    </span>
  );
}
