import './side.css';
import './dock.css';
import './handle.css';
import { Contained } from '@madang/board-kit';
import { useLayer } from '@madang/board-kit/layers';
import { useSwipe } from '@madang/board-kit/swipe';
import type { Seat, State } from '@madang/kernel';
import type { TableView } from '@madang/wire';
import type { ReactNode } from 'preact/compat';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from '../../art/Icon.tsx';
import { SeatMark } from '../../art/SeatMark.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../assist/tabs.tsx';
import type { HostProps } from '../../board-context/contained-board.tsx';
import { useScene } from '../../board-context/scene.tsx';
import { useAct } from '../../board-context/steady.ts';
import { useMedia } from '../../page/useMedia.ts';
import { useWords } from '../../words/useWords.tsx';
import { Lately } from '../log/Lately.tsx';
import { LogPanel } from '../log/LogPanel.tsx';
import type { LogTurn } from '../log/log.ts';
import { InWords } from './InWords.tsx';
import { Players } from './Players.tsx';

export interface SideProps {
  readonly mat: HostProps;
  readonly table: Pick<TableView, 'seats'>;
  readonly view: State;
  readonly seat: Seat | null;
  readonly waitingFor: readonly Seat[];
  readonly turns: readonly LogTurn[];
  /** Whether the log has yet to catch up with the board. */
  readonly logBehind?: boolean;
  /** Above the log: the way through what the others did. */
  readonly since?: ReactNode;
  /** Chat lines that nobody has looked at. */
  readonly unread?: number;
  readonly known: (seq: number) => boolean;
  /** The address of the table after a step; null or absent: there is none. */
  readonly link?: ((step: number) => string) | null;
  readonly at: number | null;
  /** The earlier step that the board shows instead of the present: each new one lowers the sheet, which would hide it. */
  readonly past?: number | null;
  /** The panels are folded beside the board until one is opened; the latest turns stand in their place. */
  readonly folds?: boolean;
  readonly chat: ReactNode;
  /** What can be done at the table besides moves. */
  readonly business?: ReactNode;
  readonly more?: ReactNode;
  onLook(seq: number): void;
  /** Shows the present again; absent: the log ends at what is shown. */
  readonly onNow?: () => void;
  onOpenMat(seat: Seat): void;
  /** Is told where forecasts find room, below the log; null: nowhere. Left out: there are none. */
  onDock?: (dock: Element | null) => void;
}

/** Where the side is a column that is always in sight, or lies below a tablet's board: there forecasts have room in it. */
const ROOM_FOR_DOCK =
  '(min-width: 1100px) and (min-height: 562px), (min-width: 900px) and (min-height: 700px), (min-width: 600px) and (min-height: 900px)';

/** Players, the own mat, log, chat and the position in words: beside the board, or as a sheet below it. */
export function Side(props: SideProps) {
  const words = useWords();
  const [raised, setRaised] = useState(false);
  const roomy = useMedia(ROOM_FOR_DOCK);
  // No function made here names `props`: an effect would keep those of the first drawing, and with them all that was drawn since.
  const { seat, chat, unread = 0, past = null, onLook: lookAt } = props;
  const lower = (): void => setRaised(false);
  useLayer(raised, lower);
  // Before the picture is painted: no frame shows the sheet over what was asked for.
  useLayoutEffect(() => {
    if (past !== null) setRaised(false);
  }, [past]);
  const onLook = useAct((seq: number): void => {
    lower();
    lookAt(seq);
  });
  const panels: readonly Panel[] = [
    {
      name: 'log',
      icon: 'log',
      content: (
        <>
          {props.since}
          <LogPanel turns={props.turns} eyes={seat} known={props.known} link={props.link ?? null} at={props.at} onLook={onLook} onNow={props.onNow} />
        </>
      ),
    },
    ...(chat === null ? [] : [{ name: 'chat', icon: 'chat', content: chat } as const]),
    ...(props.business ? [{ name: 'business', icon: 'people', content: props.business } as const] : []),
    { name: 'words', icon: 'list', content: <InWords view={props.view} seat={seat} /> },
  ];
  return (
    <aside className="side" data-raised={raised} aria-label={words.text('side.label')}>
      <Handle {...props} unread={unread} raised={raised} onRaise={setRaised} />
      <SideTop {...props} />
      {props.folds && roomy ? (
        <FoldedPanels {...props} panels={panels} />
      ) : (
        <Tabs className="tabs" first="log">
          <Panels {...props} panels={panels} />
        </Tabs>
      )}
      {props.onDock && roomy ? <div ref={props.onDock} className="forecast-dock" /> : null}
    </aside>
  );
}

interface Panel {
  readonly name: string;
  readonly icon: IconName;
  readonly content: ReactNode;
}

interface PanelsProps extends Pick<SideProps, 'view' | 'unread' | 'logBehind'> {
  readonly panels: readonly Panel[];
}

/** The panels' tabs, and the one that is open. */
function Panels({ panels, view, unread = 0, logBehind = false }: PanelsProps) {
  const words = useWords();
  return (
    <>
      <TabList data-area="log" aria-label={words.text('side.tabs')}>
        {panels.map(({ name, icon }, i) => (
          <Tab key={name} name={name} isFirst={i === 0}>
            <Icon name={icon} />
            <span>{words.text(`side.${name}`)}</span>
            {name === 'chat' ? <Unread count={unread} /> : null}
          </Tab>
        ))}
      </TabList>
      {panels.map(({ name, content }) => (
        <TabPanel key={name} name={name} className="tab-panel" aria-busy={name === 'log' ? logBehind : undefined}>
          <Contained part={`side-${name}`} position={view}>
            {content}
          </Contained>
        </TabPanel>
      ))}
    </>
  );
}

/** The panels folded: a tab opens its panel, a second press of it folds it again. Meanwhile the latest turns stand there. */
function FoldedPanels(props: PanelsProps & Pick<SideProps, 'turns' | 'seat' | 'since'>) {
  const [open, setOpen] = useState('');
  return (
    <Tabs className="tabs" data-folded={open === ''} value={open} onSelect={(name) => setOpen(name === open ? '' : name)}>
      <Panels {...props} />
      {open === '' ? (
        <div className="tab-panel lately">
          {props.since}
          <Lately turns={props.turns} eyes={props.seat} onOpen={() => setOpen('log')} />
        </div>
      ) : null}
    </Tabs>
  );
}

/** The players, and what the table shows below them. */
function SideTop(props: SideProps) {
  const words = useWords();
  return (
    <div className="side-top">
      <h2 className="unseen">{words.text('players.label')}</h2>
      <Players mat={props.mat} table={props.table} waitingFor={props.waitingFor} onOpen={props.onOpenMat} />
      <Contained part="side-more" position={props.view}>
        {props.more}
      </Contained>
    </div>
  );
}

/** How many chat lines are unread, as a badge. */
function Unread({ count }: { readonly count: number }) {
  const words = useWords();
  return count === 0 ? null : <b className="unread">{words.text('chart.tick', { points: count })}</b>;
}

interface HandleProps extends Pick<SideProps, 'mat' | 'seat' | 'waitingFor'> {
  readonly unread: number;
  readonly raised: boolean;
  onRaise(raised: boolean): void;
}

/** What is seen of it while it lies below the board: who decides, and what one has; a press or a pull raises it. */
function Handle({ mat, seat: own, waitingFor, unread, raised, onRaise }: HandleProps) {
  const words = useWords();
  const { seats, board } = useScene();
  const handle = useRef<HTMLDivElement>(null);
  useSwipe(handle, raised, () => onRaise(false));
  useSwipe(handle, !raised, () => onRaise(true), -1);
  return (
    <div ref={handle} className="side-handle">
      {seats.map(({ seat, name }) => {
        const isOut = board.isOut?.(mat.view, seat) === true;
        return (
          <span key={seat} className="handle-seat" data-deciding={waitingFor.includes(seat)} data-out={isOut}>
            <SeatMark seat={seat} size={20} />
            {isOut ? <span className="unseen">{words.text('players.passed', { name })}</span> : null}
          </span>
        );
      })}
      <Icon name="log" />
      {raised ? null : <Unread count={unread} />}
      {own === null || raised ? null : (
        <span className="handle-own">
          <board.Mat {...mat} player={own} size="brief" />
        </span>
      )}
      <button type="button" className="handle-press" aria-expanded={raised} onClick={() => onRaise(!raised)}>
        <span className="wording">{words.text(raised ? 'side.lower' : 'side.raise')}</span>
      </button>
    </div>
  );
}
