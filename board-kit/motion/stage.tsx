import type { Told } from '@madang/kernel';
import { type ReactNode, useEffectEvent } from 'preact/compat';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Contained } from '../faults/contained.tsx';
import { attempt, useFaults } from '../faults/faults.ts';
import type { Point } from '../map/camera.ts';
import { type Beat, type Flight, STEP_LONGEST, schedule } from './schedule.ts';
import { useStaging } from './staging.ts';
import { type Spot, useLean } from './use-lean.ts';
import './stage.css';

interface StageProps<E extends Told> {
  readonly events: readonly E[];
  readonly still: boolean;
  /** The told events of a step as an animation. */
  script(events: readonly E[]): readonly Beat[];
  /** How a flying token looks. */
  token(name: string): ReactNode;
  /** The map leans in on what other players do on it. */
  readonly leans?: boolean;
  readonly children: ReactNode;
}

interface Flying {
  readonly key: string;
  readonly token: string;
  readonly points: readonly Point[];
  readonly start: number;
  readonly length: number;
}

const PULSE = 360;
/** The part of an act in which the map leans in; then things move. */
const SETTLED = 0.25;
/** The bright place on a dimmed map, in pixels from its middle. */
const BRIGHT = 90;
const DARK = 300;

/**
 * Plays what has just happened over its children, which already show the result. Places are elements with
 * `data-anchor`, looked for inside first, then on the whole page. A new step, or `still`, settles the last at once.
 */
export function Stage<E extends Told>({ events, still, script, token, leans = false, children }: StageProps<E>) {
  const faults = useFaults();
  const stage = useRef<HTMLDivElement>(null);
  const sky = useRef<HTMLDivElement>(null);
  const [flying, setFlying] = useState<readonly Flying[]>([]);
  const played = useRef<readonly Told[]>(events);
  const { seat, length, ...staging } = useStaging();
  const mayLean = leans && staging.leans && seat !== null;
  const leaning = useLean(stage, mayLean && !still);

  // Only a new step plays; the script belongs to it.
  const scripted = useEffectEvent(() => {
    const after = mayLean ? length * SETTLED : 0;
    return schedule(
      attempt(faults, 'motion', () => script(events), []),
      Math.min(STEP_LONGEST, length - after),
      after,
    );
  });
  const stand = useEffectEvent((root: Element, beats: ReturnType<typeof schedule>) => {
    const map = leaning.measured();
    const { flights, veils, pulses, landed } = staged(root, beats);
    const see = map ? leaning.lean(landed.filter((one) => map.contains(one)).map((one) => one.getBoundingClientRect())) : null;
    return { veils, pulses, flights: flights.map(({ ends, ...flight }) => ({ ...flight, points: ends.map((end) => seenAt(end, map, see)) })) };
  });
  useLayoutEffect(() => {
    const root = stage.current;
    const seen = events === played.current;
    played.current = events;
    if (!root || seen || still || events.length === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const beats = scripted();
    const end = beats.reduce((last, beat) => Math.max(last, beat.start + beat.length), 0);
    const { flights, veils, pulses } = stand(root, beats);
    const shown = [...veils.map(({ element, at }) => veil(element, at)), ...pulses.map(({ element, at }) => pulse(element, at))];
    setFlying(flights);
    const landing = window.setTimeout(() => setFlying([]), end);
    return () => {
      window.clearTimeout(landing);
      for (const animation of shown) animation.cancel();
      setFlying([]);
    };
  }, [events, still]);

  useLayoutEffect(() => {
    if (flying.length > 0) sky.current?.showPopover();
    else sky.current?.hidePopover();
  }, [flying]);

  return (
    <div ref={stage} className="stage">
      {children}
      {leans ? <Dim spot={leaning.spot} /> : null}
      <div ref={sky} popover="manual" className="stage-sky" aria-hidden="true">
        {flying.map((one) => (
          <Token key={one.key} flying={one}>
            <Contained part="token" position={one} fallback={null}>
              <Drawn name={one.token} token={token} />
            </Contained>
          </Token>
        ))}
      </div>
    </div>
  );
}

/** Everything on the map but the bright place, darker; it stays where it was while it fades. */
function Dim({ spot }: { readonly spot: Spot | null }) {
  const [last, setLast] = useState(spot);
  if (spot && spot !== last) setLast(spot);
  if (!last) return null;
  const { left, top, width, height, at } = last;
  const light = `radial-gradient(circle at ${at.x}px ${at.y}px, transparent ${BRIGHT}px, rgb(10 14 20 / 42%) ${DARK}px)`;
  return <div className="stage-dim" data-on={spot !== null} style={{ left, top, width, height, background: light }} aria-hidden="true" />;
}

/** A token as the board draws it. */
const Drawn = ({ name, token }: { readonly name: string; token(name: string): ReactNode }) => token(name);

function Token({ flying, children }: { readonly flying: Flying; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const last = flying.points.length - 1;
    const frames = flying.points.map(({ x, y }, i) => ({
      transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${i === 0 || i === last ? 1 : 1.15})`,
      opacity: 1,
    }));
    const animation = element.animate(frames, {
      delay: flying.start,
      duration: flying.length,
      easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
    });
    return () => animation.cancel();
  }, [flying]);
  return (
    <div ref={box} className="stage-token">
      {children}
    </div>
  );
}

const onScreen = (element: Element): boolean => element.getBoundingClientRect().width > 0;

/** The element of an anchor, inside the stage or else on the page; of `a|b` the first that is on the screen. */
function anchored(root: Element, anchor: string): Element | null {
  for (const one of anchor.split('|')) {
    const selector = `[data-anchor="${CSS.escape(one)}"]`;
    const element = [...root.querySelectorAll(selector), ...document.querySelectorAll(selector)].find(onScreen);
    if (element) return element;
  }
  return null;
}

/** Something at an element, at a time of the animation. */
interface Cue {
  readonly element: Element;
  readonly at: number;
}

/** A flight whose points are still elements. */
type Leg = Omit<Flying, 'points'> & { readonly ends: readonly End[] };

/** An end of a flight: an element, and its middle on the screen. */
interface End {
  readonly element: Element;
  readonly middle: Point;
}

/** Finds the places of all beats before anything is animated, so that the page is laid out only once. `landed`: where something arrives. */
function staged(
  root: Element,
  beats: ReturnType<typeof schedule>,
): Record<'veils' | 'pulses', readonly Cue[]> & { readonly flights: readonly Leg[]; readonly landed: readonly Element[] } {
  const cues = (anchors: readonly string[], at: number): readonly Cue[] =>
    anchors.flatMap((anchor) => {
      const element = anchored(root, anchor);
      return element ? [{ element, at }] : [];
    });
  const flown = beats.flatMap(({ flights, start, length }, b) =>
    flights.flatMap((flight, f) => {
      const ends = endsOf(root, flight);
      if (ends.length < 2) return [];
      const leg: Leg = { key: `${b}.${f}`, token: flight.token, ends, start, length };
      return [{ leg, veils: cues(flight.reveals ?? [], start + length) }];
    }),
  );
  const pulses = beats.flatMap(({ pulses, start, length }) => cues(pulses, start + length));
  const flights = flown.map(({ leg }) => leg);
  const landed = [...flights.flatMap(({ ends }) => ends.slice(1)), ...pulses].map(({ element }) => element);
  return { flights, veils: flown.flatMap(({ veils }) => veils), pulses, landed };
}

/** The anchors of a flight that are on the screen, with their middles in viewport pixels. */
function endsOf(root: Element, flight: Flight): readonly End[] {
  return flight.path.flatMap((anchor) => {
    const element = anchored(root, anchor);
    if (!element) return [];
    const box = element.getBoundingClientRect();
    return [{ element, middle: { x: box.left + box.width / 2, y: box.top + box.height / 2 } }];
  });
}

/** Where the end of a flight is seen while the map leans. */
const seenAt = ({ element, middle }: End, map: Element | null, see: ((point: Point) => Point) | null): Point =>
  see && map?.contains(element) ? see(middle) : middle;

/** Keeps an element unseen until that time. */
const veil = (element: Element, until: number): Animation => element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until });

const GLOW = [{ filter: 'none' }, { filter: 'drop-shadow(0 0 5px var(--lit))', offset: 0.3 }, { filter: 'none' }];

/** Lights an element up for a blink at that time. */
const pulse = (element: Element, at: number): Animation => element.animate(GLOW, { delay: Math.max(0, at - PULSE / 3), duration: PULSE });
