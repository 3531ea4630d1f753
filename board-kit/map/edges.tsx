import { type Camera, type Point, panBy, type Size } from './camera.ts';

/** The box of what is drawn on a map, in pixels at scale 1. */
export type Extent = Point & Size;

const EDGES = ['left', 'right', 'top', 'bottom'] as const;

type Edge = (typeof EDGES)[number];

/** What the arrows at the edges are called. */
export type EdgeNames = Readonly<Record<Edge, string>>;

/** Where the map moves at a press, in parts of its size. */
const STEPS: Readonly<Record<Edge, Point>> = { left: { x: 0.6, y: 0 }, right: { x: -0.6, y: 0 }, top: { x: 0, y: 0.6 }, bottom: { x: 0, y: -0.6 } };

/** So many pixels beyond an edge are only a margin. */
const MARGIN = 10;

/** The edges that something of the extent lies beyond. */
function crossedEdges({ x, y, scale }: Camera, size: Size, extent: Extent): readonly Edge[] {
  const beyond: Readonly<Record<Edge, number>> = {
    left: -(x + extent.x * scale),
    right: x + (extent.x + extent.width) * scale - size.width,
    top: -(y + extent.y * scale),
    bottom: y + (extent.y + extent.height) * scale - size.height,
  };
  return EDGES.filter((edge) => beyond[edge] > MARGIN);
}

interface EdgesProps {
  readonly names: EdgeNames;
  readonly camera: Camera;
  readonly size: Size;
  readonly extent: Extent;
  look(camera: Camera): void;
}

/** A shadow along each edge that the drawing goes on beyond, and an arrow to press. The keyboard has the map's own arrow keys. */
export const Edges = ({ names, camera, size, extent, look }: EdgesProps) =>
  crossedEdges(camera, size, extent).map((edge) => (
    <div key={edge} className="map-edge" data-edge={edge}>
      <button
        type="button"
        tabindex={-1}
        aria-label={names[edge]}
        data-says={names[edge]}
        onClick={() => look(panBy(camera, size, { x: STEPS[edge].x * size.width, y: STEPS[edge].y * size.height }))}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M6 3l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </button>
    </div>
  ));
