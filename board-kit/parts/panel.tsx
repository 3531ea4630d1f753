import { createContext, type HTMLAttributes, type Ref } from 'preact/compat';
import { useContext } from 'preact/hooks';
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
