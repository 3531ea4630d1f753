import type { MatProps } from '@madang/board-kit';
import type { Seat, State } from '@madang/kernel';
import type { LogEntry, TableView } from '@madang/wire';
import { Tabs } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Icon, type IconName } from '../art/Icon.tsx';
import { SeatMark } from '../art/SeatMark.tsx';
import { useWords } from '../words/useWords.tsx';
import { InWords } from './InWords.tsx';
import { LogPanel } from './LogPanel.tsx';
import { Players } from './Players.tsx';
import { useScene } from './scene.tsx';

export interface SideProps {
  readonly mat: Omit<MatProps, 'player' | 'size'>;
  readonly table: Pick<TableView, 'seats'>;
  readonly view: State;
  readonly seat: Seat | null;
  readonly waitingFor: readonly Seat[];
  readonly log: readonly LogEntry[];
  readonly known: (seq: number) => boolean;
  readonly at: number | null;
  readonly chat: ReactNode;
  readonly more?: ReactNode;
  onLook(seq: number): void;
  onOpenMat(seat: Seat): void;
}

/** Players, the own mat, log, chat and the position in words: beside the board, or as a sheet below it. */
export function Side(props: SideProps) {
  const words = useWords();
  const { seats } = useScene();
  const [raised, setRaised] = useState(false);
  const { seat, mat, chat } = props;
  const panels: readonly { readonly name: string; readonly icon: IconName; readonly content: ReactNode }[] = [
    { name: 'log', icon: 'log', content: <LogPanel log={props.log} known={props.known} at={props.at} onLook={props.onLook} /> },
    ...(chat === null ? [] : [{ name: 'chat', icon: 'chat', content: chat } as const]),
    { name: 'words', icon: 'list', content: <InWords view={props.view} seat={seat} /> },
  ];
  return (
    <aside className="side" data-raised={raised} aria-label={words.text('side.label')}>
      <button type="button" className="side-handle" aria-expanded={raised} onClick={() => setRaised(!raised)}>
        {seats.map(({ seat }) => (
          <span key={seat} className="handle-seat" data-deciding={props.waitingFor.includes(seat)}>
            <SeatMark seat={seat} size={22} />
          </span>
        ))}
        <span>{words.text(raised ? 'side.lower' : 'side.raise')}</span>
      </button>
      <div className="side-top">
        <h2 className="unseen">{words.text('players.label')}</h2>
        <Players mat={mat} table={props.table} waitingFor={props.waitingFor} onOpen={props.onOpenMat} />
        {props.more}
      </div>
      <Tabs.Root className="tabs" defaultValue="log">
        <Tabs.List aria-label={words.text('side.tabs')}>
          {panels.map(({ name, icon }) => (
            <Tabs.Trigger key={name} value={name}>
              <Icon name={icon} />
              <span>{words.text(`side.${name}`)}</span>
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {panels.map(({ name, content }) => (
          <Tabs.Content key={name} value={name} className="tab-panel">
            {content}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </aside>
  );
}
