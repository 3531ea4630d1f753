import type { Told } from '@madang/kernel';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Contained } from '../faults/contained.tsx';
import { attempt, useFaults } from '../faults/faults.ts';
import type { Point } from '../map/camera.ts';
import { type Beat, type Flight, schedule } from './schedule.ts';
import './stage.css';

interface StageProps<E extends Told> {
  readonly events: readonly E[];
  readonly still: boolean;
  /** The told events of a step as an animation. */
  script(events: readonly E[]): readonly Beat[];
  /** How a flying token looks. */
  token(name: string): ReactNode;
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

/**
 * Plays what has just happened over its children, which already show the result. Places are elements with
 * `data-anchor`, looked for inside first, then on the whole page. A new step, or `still`, settles the last at once.
 */
export function Stage<E extends Told>({ events, still, script, token, children }: StageProps<E>) {
  const faults = useFaults();
  const stage = useRef<HTMLDivElement>(null);
  const sky = useRef<HTMLDivElement>(null);
  const [flying, setFlying] = useState<readonly Flying[]>([]);
  const played = useRef<readonly Told[]>(events);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new step plays; the script belongs to it
  useLayoutEffect(() => {
    const root = stage.current;
    const seen = events === played.current;
    played.current = events;
    if (!root || seen || still || events.length === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const beats = schedule(attempt(faults, 'motion', () => script(events), []));
    const end = beats.reduce((last, beat) => Math.max(last, beat.start + beat.length), 0);
    const inAir: Flying[] = [];
    // every place is looked for before anything is animated, so that the page is laid out only once
    const veils: [Element, number][] = [];
    const pulses: [Element, number][] = [];
    const note = (list: [Element, number][], anchor: string, at: number): void => {
      const element = anchored(root, anchor);
      if (element) list.push([element, at]);
    };
    for (const [b, beat] of beats.entries()) {
      for (const [f, flight] of beat.flights.entries()) {
        const points = pointsOf(root, flight);
        if (points.length < 2) continue;
        inAir.push({ key: `${b}.${f}`, token: flight.token, points, start: beat.start, length: beat.length });
        for (const anchor of flight.reveals ?? []) note(veils, anchor, beat.start + beat.length);
      }
      for (const anchor of beat.pulses) note(pulses, anchor, beat.start + beat.length);
    }
    const shown = [...veils.map(([element, until]) => veil(element, until)), ...pulses.map(([element, at]) => pulse(element, at))];
    setFlying(inAir);
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

/** The middles of a flight's anchors on the screen, in viewport pixels. */
function pointsOf(root: Element, flight: Flight): readonly Point[] {
  return flight.path.flatMap((anchor) => {
    const box = anchored(root, anchor)?.getBoundingClientRect();
    return box ? [{ x: box.left + box.width / 2, y: box.top + box.height / 2 }] : [];
  });
}

/** Keeps an element unseen until that time. */
const veil = (element: Element, until: number): Animation => element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until });

const GLOW = [{ filter: 'none' }, { filter: 'drop-shadow(0 0 5px var(--lit))', offset: 0.3 }, { filter: 'none' }];

/** Lights an element up for a blink at that time. */
const pulse = (element: Element, at: number): Animation => element.animate(GLOW, { delay: Math.max(0, at - PULSE / 3), duration: PULSE });
