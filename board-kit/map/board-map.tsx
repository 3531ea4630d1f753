import type { ReactNode, SVGProps } from 'preact/compat';
import { useKitWords } from '../context/board.tsx';
import type { Size } from './camera.ts';
import { PanZoom } from './pan-zoom.tsx';

interface BoardMapProps {
  /** What is looked at: another one is seen whole, however the last was zoomed. */
  readonly scene?: string;
  children(size: Size): ReactNode;
}

/** The board's map, to look around on: `children` draws it anew for the pixels there are. */
export function BoardMap({ scene, children }: BoardMapProps) {
  const say = useKitWords();
  const labels = { surface: say('map'), zoomIn: say('zoomIn'), zoomOut: say('zoomOut'), fit: say('fit') };
  return (
    <PanZoom labels={labels} scene={scene}>
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
