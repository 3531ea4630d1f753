import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'preact/compat';
import { useCallback, useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { type Camera, cameraKey, clampCamera, distance, FITTED, type Point, panBy, pinch, type Size, ZOOM_STEP, zoomAt } from './camera.ts';
import { type EdgeNames, Edges } from './edges.tsx';
import { FirstLookProvider, keptLook, WHOLE } from './first-look.ts';
import './pan-zoom.css';
import { useSize } from './use-size.ts';

import { ZoomProvider } from './zoom.ts';

/** What the surface and its buttons are called. */
interface PanZoomLabels {
  readonly surface: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
}

interface PanZoomProps {
  readonly labels: PanZoomLabels;
  /** What is looked at: another one is looked at as at first. Absent: always the same. */
  readonly scene?: string | undefined;
  /** The arrows to what lies beyond an edge; absent: there are none. */
  readonly edges?: EdgeNames | undefined;
  children(size: Size): ReactNode;
}

/** The camera of a scene: as at first until its player looks around. `look(null)` goes back to that. */
function useCamera(scene: string | undefined, first: Camera) {
  const [chosen, look] = useState<Camera | null>(null);
  const [last, setLast] = useState(scene);
  if (scene !== last) {
    setLast(scene);
    look(null);
  }
  const change = useCallback((by: (camera: Camera) => Camera) => look((now) => by(now ?? first)), [first]);
  return { camera: chosen ?? first, look, change };
}

/** A finger or mouse that has moved less than this is a click and goes to the piece under it. */
const DRAG_FROM = 5;
const FIRST_SIZE: Size = { width: 960, height: 540 };

/**
 * A surface to look around on: wheel, pinch and drag; + − 0 and arrows when it has the focus; double click fits.
 * `children` draws content of exactly the given size (the viewport's) at scale 1.
 */
export function PanZoom({ labels, scene, edges, children }: PanZoomProps) {
  const viewport = useRef<HTMLElement>(null);
  const size = useSize(viewport, FIRST_SIZE);
  const [first, begin] = useReducer(keptLook, WHOLE);
  const { camera, look, change } = useCamera(scene, first.camera);
  const shown = clampCamera(camera, size);
  const fingers = useFingers(change, size);
  useWheel(viewport, change, size);

  const onKeyDown = (event: KeyboardEvent<Element>) => {
    if (event.target !== viewport.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = cameraKey(shown, size, event);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation(); // a page may hear number keys too
    look(next);
  };
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('[role="button"], button')) return;
    look(shown.scale > 1 ? FITTED : zoomAt(shown, size, within(event), ZOOM_STEP ** 3));
  };

  return (
    <div className="pan-zoom">
      <section
        ref={viewport}
        className="pan-zoom-viewport"
        data-area="map"
        aria-label={labels.surface}
        tabindex={0}
        onKeyDown={onKeyDown}
        onDblClick={onDoubleClick}
        data-zoomed={shown.scale > 1}
        {...fingers}
      >
        <div className="pan-zoom-content" style={{ transform: `translate(${shown.x}px, ${shown.y}px) scale(${shown.scale})` }}>
          <FirstLookProvider value={begin}>
            <ZoomProvider value={shown.scale}>{children(size)}</ZoomProvider>
          </FirstLookProvider>
        </div>
      </section>
      {edges && first.extent && <Edges names={edges} camera={shown} size={size} extent={first.extent} look={look} />}
      <Buttons labels={labels} camera={shown} size={size} isNearAtFirst={first.camera.scale > 1} look={look} />
    </div>
  );
}

interface ButtonsProps {
  readonly labels: PanZoomLabels;
  readonly camera: Camera;
  readonly size: Size;
  /** The first look does not show all: from the whole the last button leads back to it. */
  readonly isNearAtFirst: boolean;
  look(camera: Camera | null): void;
}

function Buttons({ labels, camera, size, isNearAtFirst, look }: ButtonsProps) {
  const zoom = (factor: number) => look(zoomAt(camera, size, { x: size.width / 2, y: size.height / 2 }, factor));
  const isWhole = camera.scale <= 1;
  const back = isWhole && isNearAtFirst;
  const last = back ? labels.zoomIn : labels.fit;
  return (
    <div className="pan-zoom-buttons">
      <button type="button" aria-label={labels.zoomIn} data-says={labels.zoomIn} onClick={() => zoom(ZOOM_STEP)}>
        <ButtonSign path="M8 3v10M3 8h10" />
      </button>
      <button type="button" aria-label={labels.zoomOut} data-says={labels.zoomOut} onClick={() => zoom(1 / ZOOM_STEP)} disabled={isWhole}>
        <ButtonSign path="M3 8h10" />
      </button>
      <button type="button" aria-label={last} data-says={last} onClick={() => look(back ? null : FITTED)} disabled={isWhole && !back}>
        <ButtonSign path={back ? 'M6.5 2v4.5H2M9.5 2v4.5H14M14 9.5H9.5V14M6.5 14V9.5H2' : 'M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3'} />
      </button>
    </div>
  );
}

const ButtonSign = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

type Change = (change: (camera: Camera) => Camera) => void;

/** The point of a mouse or finger inside the surface. */
function within(event: { readonly clientX: number; readonly clientY: number; readonly currentTarget: Element }): Point {
  const box = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

/** Drag and pinch. The pointer is captured only once it has moved, so that clicks reach the pieces. */
function useFingers(change: Change, size: Size) {
  const down = useRef(new Map<number, Point>());
  const dragging = useRef(false);

  // Also where a piece keeps the finger for itself: the press that it ends is none of the drag before.
  const onPointerDownCapture = () => {
    if (down.current.size === 0) dragging.current = false;
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    down.current.set(event.pointerId, within(event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    // It was let go where nobody heard it.
    if (event.buttons === 0) down.current.delete(event.pointerId);
    const before = down.current.get(event.pointerId);
    if (!before) return;
    const after = within(event);
    if (!dragging.current && distance(before, after) < DRAG_FROM) return;
    dragging.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    const other = [...down.current].find(([pointer]) => pointer !== event.pointerId)?.[1];
    change((camera) =>
      other ? pinch(camera, size, [before, other], [after, other]) : panBy(camera, size, { x: after.x - before.x, y: after.y - before.y }),
    );
    down.current.set(event.pointerId, after);
  };
  const lift = (event: PointerEvent<HTMLElement>) => {
    down.current.delete(event.pointerId);
  };
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    if (!dragging.current) return;
    dragging.current = false;
    event.stopPropagation();
  };
  return { onPointerDownCapture, onPointerDown, onPointerMove, onPointerUp: lift, onPointerCancel: lift, onClickCapture };
}

/** The wheel zooms; React's own listener is passive and could not keep the page from scrolling. */
function useWheel(viewport: { readonly current: HTMLElement | null }, change: Change, size: Size) {
  const onWheel = useCallback(
    (event: WheelEvent) => {
      event.preventDefault();
      const box = viewport.current?.getBoundingClientRect();
      if (!box) return;
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      change((camera) => zoomAt(camera, size, at, ZOOM_STEP ** (-Math.sign(event.deltaY) * Math.min(1, Math.abs(event.deltaY) / 100))));
    },
    [viewport, change, size],
  );
  useEffect(() => {
    const surface = viewport.current;
    surface?.addEventListener('wheel', onWheel, { passive: false });
    return () => surface?.removeEventListener('wheel', onWheel);
  }, [viewport, onWheel]);
}
