import '../side/looking.css';
import { Contained } from '@madang/board-kit';
import type { Seat } from '@madang/kernel';
import type { Translator } from '@madang/text';
import type { OpenQuestion, TableView } from '@madang/wire';
import { Icon } from '../../art/Icon.tsx';
import { SeatMark } from '../../art/SeatMark.tsx';
import { useScene } from '../../board-context/scene.tsx';
import { seenBy } from '../../play/position.ts';
import type { TableState, TableStore } from '../../play/table.ts';
import { useWords } from '../../words/useWords.tsx';
import type { TableActions } from '../actions.ts';
import { SinceCard } from '../side/SinceCard.tsx';
import { Offered } from './Offered.tsx';
import { RemovalNote } from './Removal.tsx';

interface BarsProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly table: TableView;
  readonly actions: TableActions;
}

/** What lies over the board besides the match: who plays for the reader, what all are asked, and that the match was ended. */
export const Bars = (props: BarsProps) => (
  <Contained part="bars" position={props.state.position} fallback={null}>
    <BarsShown {...props} />
  </Contained>
);

function BarsShown({ store, state, table, actions }: BarsProps) {
  const { eyes, question } = state;
  const busy = state.acting !== null;
  const removal = <RemovalNote removeAt={table.removeAt} status={table.status} />;
  if (table.status === 'abandoned')
    return (
      <>
        {removal}
        <Ended actions={actions} />
      </>
    );
  if (table.status === 'frozen') return removal;
  if (table.status !== 'running') return null;
  const standIn = eyes === null ? null : (table.seats[eyes]?.standIn ?? null);
  return (
    <>
      {removal}
      {eyes !== null && standIn !== null ? <StandIn store={store} table={table} seat={eyes} busy={busy} /> : null}
      {eyes !== null && actions.chat ? <SinceCard state={state} table={table} /> : null}
      {question ? <Asked store={store} state={state} table={table} question={question} /> : null}
      <Offered state={state} table={table} takeOver={actions.takeOver} />
    </>
  );
}

interface StandInProps extends Pick<BarsProps, 'store' | 'table'> {
  readonly seat: Seat;
  readonly busy: boolean;
}

/** Tells whoever looks that a bot plays for them, with the way back to their seat. */
function StandIn({ store, table, seat, busy }: StandInProps) {
  const words = useWords();
  const { standIn, resigned, offered } = table.seats[seat] ?? { standIn: null, resigned: false, offered: false };
  const text = words.text(resigned ? 'business.resigned' : 'business.playsForYou', { level: words.text(`level.${standIn}`) });
  return (
    <p className="looking stand-in">
      <Icon name="bot" />
      <span className="looking-text">{offered ? `${text} ${words.text('business.offeredMine')}` : text}</span>
      {resigned ? null : (
        <button type="button" className="small primary" disabled={busy} onClick={() => store.act(seat, { kind: 'back' })}>
          {words.text('business.backMine')}
        </button>
      )}
    </p>
  );
}

/** What all at the table are asked, with the answers of those who have not agreed yet. */
function Asked({ store, state, table, question: { seat, question, agreed } }: Omit<BarsProps, 'actions'> & { readonly question: OpenQuestion }) {
  const words = useWords();
  const { seats } = useScene();
  const { eyes, position, acting } = state;
  const log = position ? (seenBy(position, eyes)?.log ?? []) : [];
  const count = question.kind === 'rewind' ? log.filter((entry) => entry.seq > question.to).length : 0;
  // What all agreed to is done before the question is taken from the table.
  if (question.kind === 'rewind' && count === 0) return null;
  const asks = eyes !== null && table.mine.includes(eyes) && table.seats[eyes]?.standIn === null;
  // A player who left may ask for a new one, and ask it no more.
  const withdraws = eyes !== null && table.mine.includes(eyes) && eyes === seat && question.kind === 'offer';
  return (
    <p className="looking asked">
      <SeatMark seat={seat} size={20} />
      <span className="looking-text">{questionText(words, question, seat, { nameOf: (one) => seats[one]?.name ?? '', count })}</span>
      {asks && !agreed.includes(eyes) ? (
        <button type="button" className="small primary" disabled={acting !== null} onClick={() => store.act(eyes, { kind: 'agree' })}>
          {words.text('question.agree')}
        </button>
      ) : null}
      {asks || withdraws ? (
        <button type="button" className="small" disabled={acting !== null} onClick={() => store.act(eyes, { kind: 'refuse' })}>
          {words.text(eyes === seat ? 'question.withdraw' : 'question.refuse')}
        </button>
      ) : null}
    </p>
  );
}

interface Figures {
  readonly nameOf: (seat: Seat) => string;
  readonly count: number;
}

/** What all are asked, in words. */
function questionText(words: Translator, question: OpenQuestion['question'], seat: Seat, { nameOf, count }: Figures): string {
  if (question.kind !== 'offer') return words.text(`question.${question.kind}`, { name: nameOf(seat), count });
  const to = nameOf(question.seat);
  return question.seat === seat ? words.text('question.offer.own', { to }) : words.text('question.offer', { name: nameOf(seat), to });
}

/** Says that the match was ended by vote. */
function Ended({ actions }: Pick<BarsProps, 'actions'>) {
  const words = useWords();
  return (
    <p className="looking ended">
      <Icon name="people" />
      <span className="looking-text">{words.text('prompt.abandoned')}</span>
      {actions.rematch ? (
        <button type="button" className="small primary" onClick={actions.rematch}>
          {words.text('over.rematch')}
        </button>
      ) : null}
    </p>
  );
}
