import { createContext, type HTMLAttributes, type Ref, type RefObject } from 'preact/compat';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import './panel.css';

/** The tab that is shown on a phone; null: there are no tabs. */
export const ShownTab = createContext<string | null>(null);

interface PanelProps extends HTMLAttributes<HTMLElement> {
  /** What the panel is called. */
  readonly label: string;
  /** On a phone it lies behind this tab. */
  readonly tab?: string;
  readonly ref?: Ref<HTMLElement>;
}

/** A part of the board beside the map: stock, market, mat. Its look is the game's; on a phone one panel is seen at a time. */
export function Panel({ label, tab, className, ...rest }: PanelProps) {
  const shown = useContext(ShownTab);
  const away = shown !== null && tab !== undefined && shown !== tab;
  return <section className={`panel ${className ?? ''}`} aria-label={label} data-tab={tab} data-away={away} {...rest} />;
}

/** True while there is more in an element below what is seen of it. */
function useMore(ref: RefObject<HTMLElement | null>): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const look = (): void => setMore(element.scrollTop + element.clientHeight < element.scrollHeight - 4);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  });
  return more;
}

/** A panel that may hold more than is seen: an arrow at its foot says so. */
export function ScrollPanel(props: Omit<PanelProps, 'ref'>) {
  const ref = useRef<HTMLElement>(null);
  return <Panel ref={ref} data-more={useMore(ref)} {...props} />;
}
