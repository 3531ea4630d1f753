import { Panel, range, seatInfo } from '@madang/board-kit';
import { at, countOf, has, playerOf } from '@madang/kernel';
import { ACTION_SLOTS, type ActionSlot, COLOURS, EMPTY, NEUTRAL, SLOTS, slotDeed, slotsInPlay } from '../../rules/index.ts';
import { effectSentence, effectText, slotWords } from '../../text/effects/index.ts';
import { slotName } from '../../text/index.ts';
import { useThingAbout } from '../about.ts';
import { ColourSign } from '../pieces/colour.tsx';
import { signsOf } from '../pieces/effects/drawn.ts';
import { SignsRow } from '../pieces/effects/signs-row.tsx';
import { SeatPiece } from '../pieces/seat.tsx';
import { chosenSlot, keptPart, usePiece, useSay, useTable } from '../table.tsx';
import { listed, say as message } from '../words.ts';
import { Piles } from './piles.tsx';
import { Rounds } from './rounds.tsx';

/** The main board: round, slots by colour with who stands there, the Federation track. */
export function MainBoard() {
  const { view } = useTable();
  const say = useSay();
  const slots = slotsInPlay(view.players.length).flatMap((slot) => ACTION_SLOTS[slot] ?? []);
  const always = ACTION_SLOTS[SLOTS.indexOf('always')];
  return (
    <Panel data-area="actions" tab="main" className="main-board on-paper" label={say('underwater.board.main')}>
      <Rounds />
      <div className="slots">
        {COLOURS.map((colour) => (
          <fieldset key={colour} className={`slot-column colour-${colour}`} aria-label={say(`underwater.board.${colour}`)}>
            <ColumnHead colour={colour} slots={slots.filter((slot) => slot.colour === colour)} />
            {slots
              .filter((slot) => slot.colour === colour)
              .map((slot) => (
                <Slot key={slot.id} slot={slot} />
              ))}
          </fieldset>
        ))}
      </div>
      <div className="slot-foot">
        {always && <Slot slot={always} />}
        <CloningTile />
        <Piles />
      </div>
    </Panel>
  );
}

/** What stands over a column: its colour, and how many of its slots are free. */
const ColumnHead = keptPart(
  ({ view }) => [view.slots],
  function ColumnHead({ colour, slots }: { readonly colour: (typeof COLOURS)[number]; readonly slots: readonly ActionSlot[] }) {
    const { view } = useTable();
    const say = useSay();
    const taken = slots.map((slot) => at(view.slots, SLOTS.indexOf(slot.id)));
    return (
      <div className="slot-head" aria-hidden="true">
        <ColourSign colour={colour} size={14} />
        <b>{say(`underwater.board.${colour}`)}</b>
        <span>{say('underwater.board.freeSlots', { free: countOf(taken, 0), all: slots.length })}</span>
      </div>
    );
  },
);

/** A slot: its colour's sign, what it does for the player who looks, who stands there. */
const Slot = keptPart(
  ({ view, owner, props }, { slot }) => [
    ...[slotDeed(view, playerOf(view, owner), SLOTS.indexOf(slot.id)), at(view.slots, SLOTS.indexOf(slot.id)), view.players.length],
    chosenSlot(props) === SLOTS.indexOf(slot.id) && props.decision?.seat,
  ],
  function Slot({ slot }: { readonly slot: ActionSlot }) {
    const { view, owner, props } = useTable();
    const say = useSay();
    const number = SLOTS.indexOf(slot.id);
    const deed = slotDeed(view, playerOf(view, owner), number);
    const taken = at(view.slots, number);
    // Its card is chosen next: the tile lies here already.
    const chosenBy = chosenSlot(props) === number ? props.decision?.seat : undefined;
    const seats = range(view.players.length).filter((seat) => has(taken, seat) || seat === chosenBy);
    const names = [...seats.map((seat) => ({ key: `seat.${seat}` })), ...(has(taken, NEUTRAL) ? [{ key: 'underwater.board.neutral' }] : [])];
    const colour = say(slot.colour === 'none' ? 'underwater.board.always' : `underwater.board.${slot.colour}`);
    const words = say(names.length > 0 ? 'underwater.board.slotTaken' : 'underwater.board.slot', {
      colour,
      effect: effectText(deed),
      seats: listed(names),
    });
    const takenBy = names.length > 0 ? [message('underwater.board.takenBy', { seats: listed(names) })] : [];
    const about = useThingAbout(slotName(slot.id), () => [effectSentence(deed), ...takenBy], slot.colour === 'none' ? 'UWC-TURN-08' : 'UWC-TURN-05', [
      { kind: 'slot', slot: slot.id },
      { kind: 'clone', slot: slot.id },
      { kind: 'perform', slot: slot.id },
    ]);
    const piece = usePiece(`slot:${slot.id}`, words, true, about);
    // What is pressed is named by the words in it: beside a label the figures of its signs would be read as its text.
    const { 'aria-label': name, ...attributes } = piece;
    const named = piece.role === 'button';
    const shown = named ? attributes : piece;
    return (
      <div
        className={`slot on-face colour-${slot.colour}`}
        data-taken={taken !== 0}
        data-chosen={chosenBy !== undefined}
        data-anchor={`slot:${slot.id}`}
        {...shown}
      >
        {named && <span className="words-only">{name}</span>}
        <span className="slot-name" aria-hidden={named}>
          <ColourSign colour={slot.colour} />
          <small>{slot.colour === 'none' ? colour : slot.id.at(-1)}</small>
        </span>
        <SignsRow signs={signsOf(deed)} />
        <span className="slot-words" aria-hidden="true">
          {say(slotWords(deed))}
        </span>
        <span className="slot-marks">
          {seats.map((seat) => (
            <span key={seat} data-anchor={`mark:${slot.id}:${seat}`}>
              <SeatPiece seat={seatInfo(props.seats, seat)} size={18} />
            </span>
          ))}
          {has(taken, NEUTRAL) && <i className="neutral-mark" />}
        </span>
      </div>
    );
  },
);

/** The tile with which a taken slot may be used for a credit, where four play (UWC-CLONE-01). */
const CloningTile = keptPart(
  ({ view }) => [view.players.length, view.cloner],
  function CloningTile() {
    const { view, props } = useTable();
    const say = useSay();
    if (view.players.length < 4) return null;
    const free = view.cloner === EMPTY;
    const words = free ? say('underwater.board.cloneFree') : say('underwater.board.cloneTaken', { name: seatInfo(props.seats, view.cloner).name });
    return (
      <span className="cloning-tile on-face" role="img" aria-label={words} data-says={words} data-free={free}>
        <b>×2</b>
        {free ? (
          <SignsRow signs={[{ sign: 'good', good: 'credits', n: 1 }]} size={15} />
        ) : (
          <SeatPiece seat={seatInfo(props.seats, view.cloner)} size={18} />
        )}
      </span>
    );
  },
);
