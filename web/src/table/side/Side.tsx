import { Contained, type MatProps } from '@madang/board-kit';
import { useLayer } from '@madang/board-kit/layers';
import type { Seat, State } from '@madang/kernel';
import type { TableView } from '@madang/wire';
import { Tabs } from 'radix-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon, type IconName } from '../../art/Icon.tsx';
import { SeatMark } from '../../art/SeatMark.tsx';
import { useMedia } from '../../page/useMedia.ts';
import { useScene } from '../../scene/scene.tsx';
import { useWords } from '../../words/useWords.tsx';
import { InWords } from './InWords.tsx';
import { LogPanel } from './LogPanel.tsx';
import type { LogTurn } from './log.ts';
import { Players } from './Players.tsx';

export interface SideProps {
  readonly mat: Omit<MatProps, 'player' | 'size'>;
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
  readonly at: number | null;
  /** The earlier step that the board shows instead of the present: each new one lowers the sheet, which would hide it. */
  readonly past?: number | null;
  readonly chat: ReactNode;
  /** What can be done at the table besides moves. */
  readonly business?: ReactNode;
  readonly more?: ReactNode;
  onLook(seq: number): void;
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
  const { seat, chat, unread = 0, past = null } = props;
  const lower = (): void => setRaised(false);
  useLayer(raised, lower);
  useEffect(() => {
    if (past !== null) setRaised(false);
  }, [past]);
  const onLook = (seq: number): void => {
    lower();
    props.onLook(seq);
  };
  const panels: readonly { readonly name: string; readonly icon: IconName; readonly content: ReactNode }[] = [
    {
      name: 'log',
      icon: 'log',
      content: (
        <>
          {props.since}
          <LogPanel turns={props.turns} known={props.known} at={props.at} onLook={onLook} />
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
      <Tabs.Root className="tabs" defaultValue="log">
        <Tabs.List aria-label={words.text('side.tabs')}>
          {panels.map(({ name, icon }) => (
            <Tabs.Trigger key={name} value={name}>
              <Icon name={icon} />
              <span>{words.text(`side.${name}`)}</span>
              {name === 'chat' ? <Unread count={unread} /> : null}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {panels.map(({ name, content }) => (
          <Tabs.Content key={name} value={name} className="tab-panel" aria-busy={name === 'log' ? (props.logBehind ?? false) : undefined}>
            <Contained part={`side-${name}`} position={props.view}>
              {content}
            </Contained>
          </Tabs.Content>
        ))}
      </Tabs.Root>
      {props.onDock && roomy ? <div ref={props.onDock} className="forecast-dock" /> : null}
    </aside>
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

/** What is seen of it while it lies below the board: who decides, and what one has; a press raises it. */
function Handle({ mat, seat: own, waitingFor, unread, raised, onRaise }: HandleProps) {
  const words = useWords();
  const { seats, board } = useScene();
  return (
    <div className="side-handle">
      {seats.map(({ seat }) => (
        <span key={seat} className="handle-seat" data-deciding={waitingFor.includes(seat)}>
          <SeatMark seat={seat} size={20} />
        </span>
      ))}
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
