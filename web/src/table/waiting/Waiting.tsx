import './waiting.css';
import type { TableView } from '@madang/wire';
import { type ReactNode, use } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import { AccessField } from '../../access/AccessField.tsx';
import { Check } from '../../access/Check.tsx';
import { Cover } from '../../art/Cover.tsx';
import { namesOf } from '../../board-context/seatInfos.ts';
import { clockWish } from '../../clock/ClockField.tsx';
import { NewcomerLinks } from '../../lobby/LearnLink.tsx';
import { GameFigures } from '../../lobby/shelf/GameBlurb.tsx';
import { changeTable, leaveTable, letBack, tableAction } from '../../net/api.ts';
import { useServer } from '../../net/useSession.ts';
import { Page } from '../../page/Page.tsx';
import { useToasts } from '../../page/toasts/toasts.ts';
import { go } from '../../page/useRoute.ts';
import { isNameless } from '../../reach/guest.ts';
import { MyName } from '../../settings/MyName.tsx';
import { loadGame } from '../../words/loaded-game.ts';
import { ChosenOptions } from '../../words/marks/ChosenOptions.tsx';
import { GameTitle } from '../../words/marks/GameTitle.tsx';
import { useWords } from '../../words/useWords.tsx';
import { Chat } from '../chat/Chat.tsx';
import { RemovalNote, SentAway } from '../table-actions/Removal.tsx';
import type { Talk } from '../useTableView.ts';
import { InviteCard } from './InviteCard.tsx';
import { isFree, Seats } from './Seats.tsx';
import { SitDown, useSitting } from './SitDown.tsx';
import { Starting } from './Starting.tsx';
import { type Act, useTableAction } from './useTableAction.ts';
import { Yard } from './Yard.tsx';
import './yard.css';

interface WaitingProps {
  readonly table: TableView;
  readonly invitation: string | null;
  readonly talk: Talk;
}

/** A table whose people are still coming together: for those who sit there to invite others, for others to sit down. */
export function Waiting({ table, invitation, talk }: WaitingProps) {
  const { act, busy } = useTableAction();
  useArrivals(table);
  const sits = table.mine.length > 0 || table.invitation !== null;
  const chat = <WaitingChat table={table} talk={talk} />;
  const parts = { table, invitation, busy, act, chat };
  return (
    <Page at="other" game={table.game} title={<WaitingTitle table={table} invitation={invitation} sits={sits} />}>
      {sits ? <Gathering {...parts} /> : <Landing {...parts} />}
    </Page>
  );
}

/** The game's name, or for somebody who was sent its link who invites them. */
function WaitingTitle({ table, invitation, sits }: Pick<WaitingProps, 'table' | 'invitation'> & { readonly sits: boolean }) {
  const words = useWords();
  const kit = use(loadGame(table.game, words.language));
  const isInvited = !sits && (invitation !== null || table.asked.length > 0) && table.owner.name !== '' && !table.sentAway;
  if (!kit || !isInvited) return <GameTitle game={table.game} />;
  return words.text('waiting.invites', { name: table.owner.name, game: kit.catalogue[`${table.game}.title`] ?? '' });
}

interface PartProps extends Omit<WaitingProps, 'talk'> {
  readonly chat: ReactNode;
  readonly busy: boolean;
  readonly act: Act;
}

/** What a match there will be: its figures, clock and options. */
function About({ table }: Pick<WaitingProps, 'table'>) {
  const words = useWords();
  return (
    <>
      <GameFigures game={table.game} />
      {table.clock ? <p className="clock-wish">{clockWish(words, table.clock)}</p> : null}
      <ChosenOptions game={table.game} options={table.options} />
    </>
  );
}

/** That the table shows who is ahead. Its owner may change it while others reach for a seat: it stands below the button to sit down. */
function ChancesNote({ table }: Pick<WaitingProps, 'table'>) {
  const words = useWords();
  return table.chances && table.invitation === null ? <p className="note">{words.text('chances.table')}</p> : null;
}

/** The link, for those who can pass it on: at a table by link its owner, and who came by it. It would open for nobody else. */
function Inviting({ table, invitation, ...rest }: Parameters<typeof InviteCard>[0]) {
  const words = useWords();
  const known = table.invitation ?? invitation;
  if (table.access === 'closed') return null;
  if (table.access === 'link' && known === null) return <p className="note">{words.text('waiting.ownersLink', { owner: table.owner.name })}</p>;
  return <InviteCard table={table} invitation={known} {...rest} />;
}

/** For those who sit there: the link first, then who is here, and the start. */
function Gathering({ table, invitation, busy, act, chat }: PartProps) {
  const words = useWords();
  const kit = use(loadGame(table.game, words.language));
  const { person } = useServer();
  const free = table.seats.some(isFree);
  const isOwner = table.invitation !== null || table.seats.some((seat) => table.mine.includes(seat.seat) && seat.person === table.owner.id);
  const leave = () =>
    act(
      () => leaveTable(table.id),
      () => go({ page: 'lobby' }),
    );
  return (
    <>
      <p className="lead">{words.text(free ? 'waiting.text' : 'waiting.full', { owner: table.owner.name })}</p>
      <RemovalNote removeAt={table.removeAt} status={table.status} />
      <div className="gathering" data-guest={!isOwner}>
        <div className="gathering-send">
          {free ? <Inviting table={table} invitation={invitation} title={kit?.catalogue[`${table.game}.title`] ?? ''} busy={busy} act={act} /> : null}
        </div>
        <Yard table={table} />
        <div className="gathering-here">
          {person && isNameless(person) ? <MyName person={person} here /> : null}
          <Seats table={table} busy={busy} act={act} free={[]} onSit={() => undefined} />
          <SentAway table={table} busy={busy} onBack={(who) => act(() => letBack(table.id, who))} />
          {isOwner ? <Starting table={table} busy={busy} act={act} /> : <p>{words.text('waiting.starter', { owner: table.owner.name })}</p>}
        </div>
        {chat}
      </div>
      <About table={table} />
      <ChancesNote table={table} />
      <NewcomerLinks game={table.game} />
      {isOwner ? (
        <>
          <AccessField doors={table} disabled={busy} onDoors={({ access, watchers }) => act(() => changeTable(table.id, { access, watchers }))} />
          <Check
            label={words.text('chances.choose')}
            note={words.text('chances.choose.online')}
            checked={table.chances}
            onChange={(chances) => act(() => changeTable(table.id, { chances }))}
          />
        </>
      ) : null}
      {table.mine.length > 0 ? (
        <p className="waiting-leave">
          <button type="button" disabled={busy} onClick={leave}>
            {words.text('waiting.leave')}
          </button>
        </p>
      ) : null}
    </>
  );
}

/** For somebody who comes by: what is played, who is there, and one press to sit down. */
function Landing({ table, invitation, busy, act, chat }: PartProps) {
  const words = useWords();
  const sitting = useSitting();
  const free = table.sentAway
    ? []
    : table.seats.filter((seat) => seat.kind === 'open' || (seat.kind === 'invited' && (invitation !== null || table.asked.includes(seat.seat))));
  const sit = (seat?: number): void =>
    sitting.named(() =>
      act(() => tableAction(table.id, 'join', { ...(seat !== undefined && { seat }), ...(invitation !== null && { invitation }) })),
    );
  return (
    <div className="landing">
      <div className="landing-picture">
        <Cover game={table.game} />
      </div>
      <div className="landing-words">
        <About table={table} />
        <RemovalNote removeAt={table.removeAt} status={table.status} />
        <SentAway table={table} busy={busy} onBack={() => undefined} />
        {free.length > 0 ? <SitDown table={table} sitting={sitting} busy={busy} onSit={() => sit()} /> : null}
        <ChancesNote table={table} />
        <Seats table={table} busy={busy} act={act} free={free.length > 1 ? free.map(({ seat }) => seat) : []} onSit={sit} />
        {free.length === 0 && !table.sentAway ? (
          <p className="notice">{words.text(table.watchers ? 'waiting.noSeat' : 'waiting.noSeatText')}</p>
        ) : null}
        {table.owner.name === '' ? null : <p className="note">{words.text('waiting.starter', { owner: table.owner.name })}</p>}
        <NewcomerLinks game={table.game} />
        {chat}
      </div>
    </div>
  );
}

/** Says who sits down and who leaves while the reader waits. */
function useArrivals({ seats, mine }: TableView): void {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const people = new Map(
    namesOf(words, seats).flatMap((name, seat) => (seats[seat]?.kind === 'person' && !mine.includes(seat) ? [[seats[seat].person, name]] : [])),
  );
  const before = useRef(people);
  useEffect(() => {
    for (const [person, name] of people) if (!before.current.has(person)) show(words.text('speech.seated', { name: name ?? '' }));
    for (const [person, name] of before.current)
      if (!people.has(person) && !seats.some((seat) => seat.person === person)) show(words.text('waiting.left', { name: name ?? '' }));
    before.current = people;
  });
}

/** Words between those who wait. */
function WaitingChat({ table, talk }: Pick<WaitingProps, 'table' | 'talk'>) {
  const words = useWords();
  return (
    <section className="waiting-chat">
      <h2>{words.text('waiting.chat')}</h2>
      <Chat table={table} lines={talk.lines} onSay={talk.say} onRead={talk.read} />
    </section>
  );
}
