import type { TableView } from '@madang/wire';
import { useState } from 'react';
import { AccessField } from '../access/AccessField.tsx';
import { CopyField } from '../access/CopyField.tsx';
import { Icon } from '../art/Icon.tsx';
import { SeatMark } from '../art/SeatMark.tsx';
import { clockWish } from '../clock/ClockField.tsx';
import { NewcomerLinks } from '../lobby/LearnLink.tsx';
import { changeDoors, freeAsked, leaveTable, letBack, sendAway, tableAction } from '../net/api.ts';
import { Page } from '../page/Page.tsx';
import { useToasts } from '../page/toasts.ts';
import { addressOf, go } from '../page/useRoute.ts';
import { namesOf } from '../scene/seatInfos.ts';
import { AutomaMark } from '../words/AutomaMark.tsx';
import { ChosenOptions } from '../words/ChosenOptions.tsx';
import { GameTitle } from '../words/GameTitle.tsx';
import { explainProblem } from '../words/problems.ts';
import { useWords } from '../words/useWords.tsx';
import { type Action, AskButton } from './business/Inviting.tsx';
import { RemovalNote, SentAway } from './business/Removal.tsx';

interface WaitingProps {
  readonly table: TableView;
  readonly invitation: string | null;
}

/** A table whose people are still coming together. */
export function Waiting({ table, invitation }: WaitingProps) {
  const words = useWords();
  const { act, busy } = useTableAction();
  const seated = table.mine.length > 0;
  const full = table.seats.every((seat) => seat.kind !== 'open' && seat.kind !== 'invited');
  const isOwner =
    table.invitation !== null || (seated && table.seats.some((seat) => table.mine.includes(seat.seat) && seat.person === table.owner.id));
  const leave = () =>
    act(
      () => leaveTable(table.id),
      () => go({ page: 'lobby' }),
    );
  return (
    <Page at="other" title={<GameTitle game={table.game} />}>
      <p className="lead">{words.text(full ? 'waiting.full' : 'waiting.text', { owner: table.owner.name })}</p>
      {table.clock ? <p className="clock-wish">{clockWish(words, table.clock)}</p> : null}
      <ChosenOptions game={table.game} options={table.options} />
      <NewcomerLinks game={table.game} />
      <RemovalNote removeAt={table.removeAt} status={table.status} />
      <WaitingSeats table={table} invitation={invitation} busy={busy} act={act} />
      <SentAway table={table} busy={busy} onBack={(who) => act(() => letBack(table.id, who))} />
      <p className="buttons">
        {isOwner ? (
          <button type="button" className="primary" disabled={busy || !full} onClick={() => act(() => tableAction(table.id, 'start'))}>
            <Icon name="play" />
            <span>{words.text('waiting.start')}</span>
          </button>
        ) : null}
        {seated ? (
          <button type="button" disabled={busy} onClick={leave}>
            {words.text('waiting.leave')}
          </button>
        ) : null}
      </p>
      {isOwner ? (
        <AccessField doors={table} disabled={busy} onDoors={({ access, watchers }) => act(() => changeDoors(table.id, { access, watchers }))} />
      ) : null}
      <InviteLink table={table} />
    </Page>
  );
}

interface WaitingSeatsProps extends WaitingProps {
  readonly busy: boolean;
  act(action: Action, then?: () => void): void;
}

/** Who sits where, and where one may sit down. */
function WaitingSeats({ table, invitation, busy, act }: WaitingSeatsProps) {
  const words = useWords();
  const names = namesOf(words, table.seats);
  const free = table.seats.filter(
    (seat) => seat.kind === 'open' || (seat.kind === 'invited' && (invitation !== null || table.asked.includes(seat.seat))),
  );
  const sit = (seat: number) => act(() => tableAction(table.id, 'join', { seat, ...(invitation !== null && { invitation }) }));
  const decline = (seat: number) =>
    act(
      () => freeAsked(table.id, seat),
      () => go({ page: 'lobby' }),
    );
  return (
    <ol className="waiting-seats">
      {table.seats.map((seat) => (
        <li key={seat.seat} data-free={seat.kind === 'open' || seat.kind === 'invited'}>
          <SeatMark seat={seat.seat} size={32} />
          <span className="seat-name">{names[seat.seat]}</span>
          <span className="seat-kind">
            {seat.kind === 'automa' ? <AutomaMark game={table.game} options={table.options} /> : words.text(`waiting.${seat.kind}`)}
          </span>
          {table.invitation !== null && seat.person !== null && seat.person !== table.owner.id ? (
            <button type="button" className="small" disabled={busy} onClick={() => act(() => sendAway(table.id, seat.seat))}>
              {words.text('waiting.sendAway')}
            </button>
          ) : null}
          {table.invitation !== null ? <Keeping table={table} seat={seat} busy={busy} act={act} /> : null}
          {table.mine.length === 0 && !table.sentAway && free.includes(seat) ? (
            <button type="button" disabled={busy} onClick={() => sit(seat.seat)}>
              {words.text('waiting.sit')}
            </button>
          ) : null}
          {table.asked.includes(seat.seat) ? (
            <button type="button" className="small" disabled={busy} onClick={() => decline(seat.seat)}>
              {words.text('waiting.ask.decline')}
            </button>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

interface KeepingProps extends Omit<WaitingSeatsProps, 'invitation'> {
  readonly seat: TableView['seats'][number];
}

/** For the owner: somebody may be asked to a free seat, and a seat that is kept be freed. */
function Keeping({ table, seat, busy, act }: KeepingProps) {
  const words = useWords();
  if (seat.kind !== 'open' && seat.kind !== 'invited') return null;
  if (seat.name === null) return <AskButton table={table.id} seat={seat.seat} busy={busy} act={act} />;
  return (
    <button type="button" className="small" disabled={busy} onClick={() => act(() => freeAsked(table.id, seat.seat))}>
      {words.text('waiting.ask.withdraw')}
    </button>
  );
}

/** The address to send to friends. */
function InviteLink({ table }: { readonly table: TableView }) {
  const words = useWords();
  if (table.sentAway || table.access === 'closed' || !table.seats.some((seat) => seat.kind === 'open' || seat.kind === 'invited')) return null;
  return <CopyField label={words.text('waiting.link')} value={addressOf({ page: 'table', id: table.id, invitation: table.invitation })} />;
}

/** Does something to the table and tells what was refused; the table itself comes back over the socket. */
function useTableAction() {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const [busy, setBusy] = useState(false);
  const act = (action: Action, then?: () => void): void => {
    setBusy(true);
    void action().then((done) => {
      setBusy(false);
      if (done.ok) then?.();
      else show(explainProblem(words, done.problem), 'problem');
    });
  };
  return { act, busy };
}
