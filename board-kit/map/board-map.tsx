import type { ReactNode, SVGProps } from 'preact/compat';
import { useKitWords } from '../context/board.tsx';
import type { Size } from './camera.ts';
import type { EdgeNames } from './edges.tsx';
import { PanZoom } from './pan-zoom.tsx';

interface BoardMapProps {
  /** What is looked at: another one is looked at as at first, however the last was zoomed. */
  readonly scene?: string;
  /** Names of the arrows to what lies beyond an edge; absent: there are none. */
  readonly edges?: EdgeNames;
  children(size: Size): ReactNode;
}

/** The board's map, to look around on: `children` draws it anew for the pixels there are. */
export function BoardMap({ scene, edges, children }: BoardMapProps) {
  const say = useKitWords();
  const labels = { surface: say('map'), zoomIn: say('zoomIn'), zoomOut: say('zoomOut'), fit: say('fit') };
  return (
    <PanZoom labels={labels} scene={scene} edges={edges}>
      {children}
    </PanZoom>
  );
}

/** The map's drawing: an SVG whose units are CSS pixels at scale 1. */
export function MapSheet({ size: { width, height }, children, ...rest }: { readonly size: Size } & SVGProps<SVGSVGElement>) {
  const say = useKitWords();
  return (
    <svg
      className="map-sheet own-tones"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={say('map')}
      {...rest}
    >
      {children}
    </svg>
  );
}
