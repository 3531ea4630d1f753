import type { Move } from '@madang/kernel';
import { createContext, createPortal, type ReactNode } from 'preact/compat';
import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useGameName } from '../context/board.tsx';
import { GameRoot } from '../context/game-root.tsx';
import type { Way } from '../contract.ts';
import { Contained } from '../faults/contained.tsx';
import type { OpenCard } from '../ring/open-card.ts';
import { Described, type ExplainedWay, Read } from '../ring/read.tsx';
import { explainedWays, type RowLook } from '../ring/ring.tsx';
import { MOST_READ } from './forecast-card.tsx';

/** What a dock explains. */
export type Docked = Pick<OpenCard, 'ways' | 'about'>;

/** Milliseconds for which the dock explains a piece that the mouse has left: what lies in it can be read and pressed until then. */
const STAYS = 2500;

interface Reading {
  endReading(): void;
  leaveReading(): void;
}

/** What the dock explains: what is pointed at on the board or in the list, and a while longer; and the ways to put that down and to leave it. */
export function useDocked(dock: Element | null, pointed: Move | null, { endReading, leaveReading }: Reading) {
  const [docked, setDocked] = useState<Docked | null>(null);
  const timer = useRef(0);
  const acts = useMemo(() => {
    const stop = (): void => window.clearTimeout(timer.current);
    const leave = (): void => {
      stop();
      timer.current = window.setTimeout(() => (dock?.matches(':hover, :focus-within') ? leave() : setDocked(null)), STAYS);
    };
    const put = (next: (last: Docked | null) => Docked | null): void => {
      stop();
      setDocked(next);
    };
    return { stop, leave, put };
  }, [dock]);
  useEffect(() => {
    const isSaid = (last: Docked | null): boolean => last?.ways.length === 1 && last.ways[0]?.[0] === pointed;
    if (dock && pointed) acts.put((last) => (isSaid(last) ? last : { ways: [[pointed]], about: null }));
    else acts.leave();
  }, [dock, pointed, acts]);
  useEffect(() => acts.stop, [acts]);
  const left = useMemo(() => {
    const after = (end: () => void) => () => {
      end();
      acts.leave();
    };
    return { endReading: after(endReading), leaveReading: after(leaveReading), putDown: (next: Docked | null): void => acts.put(() => next) };
  }, [acts, endReading, leaveReading]);
  return { lastDocked: docked, ...left };
}

const Pressable = createContext(false);

/** Whether what is drawn lies where its rows can be pressed: in the dock, or in a panel that takes its place. */
export const useIsPressable = (): boolean => useContext(Pressable);

/** What lies open in a panel of the board while there is no dock: its rows can be pressed as they could there. */
export const PressableRows = ({ children }: { readonly children: ReactNode }) => <Pressable value>{children}</Pressable>;

/** From step to step a forecast takes less room: without its portrait, in smaller letters, and over the players, too. */
const TIGHTEST = 3;

/** Makes what the dock shows so tight that its last line lies in the window: a mouse on a piece cannot scroll the dock. */
function useTight(dock: Element | null) {
  const box = useRef<HTMLDivElement>(null);
  const fit = useCallback((): void => {
    if (!dock || !box.current) return;
    for (let tight = 0; tight <= TIGHTEST; tight++) {
      box.current.dataset.tight = `${tight}`;
      if (dock.scrollHeight <= dock.clientHeight) return;
    }
  }, [dock]);
  // Each time that other words are drawn.
  useLayoutEffect(fit);
  useEffect(() => {
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [fit]);
  return box;
}

interface DockedProps {
  /** By which pieces are described. */
  readonly id: string;
  readonly dock: Element | null;
  readonly docked: Docked | null;
  readonly overview: ReactNode;
  explain(way: Way): ExplainedWay | null;
  picture(way: Way): ReactNode;
  look(way: Way): RowLook;
}

/** The forecast of what was pointed at last, or an overview of the decision, in the dock. */
export function DockedForecast({ id, dock, docked, overview, explain, picture, look }: DockedProps) {
  const game = useGameName();
  const box = useTight(dock);
  if (!dock || (!docked && overview === null)) return null;
  const shown = explainedWays(docked?.ways.slice(0, MOST_READ) ?? [], explain);
  return createPortal(
    <GameRoot name={game}>
      <div ref={box} id={id} className="docked-forecast" data-pointed={docked !== null}>
        <Pressable value>
          {docked ? null : (
            <Contained part="overview" position={overview}>
              {overview}
            </Contained>
          )}
          {shown.map(({ way, explained }) => (
            <Read key={way.map(({ id }) => id).join(' ')} explanation={explained} picture={picture(way)} balance={look(way)} />
          ))}
          {docked?.about && <Described about={docked.about} alone={false} />}
        </Pressable>
      </div>
    </GameRoot>,
    dock,
  );
}
