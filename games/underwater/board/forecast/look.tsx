import { balanceOf, type RowLook } from '@madang/board-kit';
import { playerOf, type Seat } from '@madang/kernel';
import type { ReactNode } from 'preact/compat';
import {
  ACTION_SLOTS,
  BUILDING_SITES,
  type Buildable,
  type Card,
  CLONE_COST,
  cardOf,
  type Good,
  type Goods,
  SLOTS,
  slotDeed,
  type Thing,
  type Underwater,
  type UnderwaterMove,
} from '../../rules/index.ts';
import { fittingCards } from '../../text/forecast/forecast.ts';
import { type Prospect, prospectOf } from '../../text/forecast/prospect.ts';
import { thingText } from '../../text/names.ts';
import { ColourSign } from '../pieces/colour.tsx';
import { signsOf } from '../pieces/effects/drawn.ts';
import { SignsRow } from '../pieces/effects/signs-row.tsx';
import { GoodGlyph, GoodsRow } from '../pieces/goods.tsx';
import { KindGlyph } from '../pieces/kinds.tsx';
import { sheetOf } from '../sheet.ts';
import { say } from '../words.ts';

const SIZE = 16;

const signOf = (good: Good): ReactNode => <GoodGlyph good={good} size={SIZE} />;

/** What a move costs and brings: goods at once, what the next production has more of, a slot's or a card's effect, whether its color fits. */
export function lookOf(view: Underwater, seat: Seat | null, move: UnderwaterMove): RowLook {
  if (seat === null) return {};
  const { changes, production, played } = prospectOf(view, seat, move);
  const thing = builtBy(move);
  const later = Object.keys(production).length > 0;
  const effect = effectOf(view, seat, move, played);
  return {
    ...(thing && { sign: <SignsRow signs={[{ sign: 'build', thing: thing.sign, n: 1 }]} size={26} />, name: thingText(thing.name) }),
    ...alikeAt(view, seat, move),
    ...balanceOf(changes, seat, signOf),
    ...(move.kind === 'clone' && { tokens: [{ good: 'credits', sign: signOf('credits'), n: -CLONE_COST }] }),
    ...((effect || later) && {
      brings: (
        <>
          {effect}
          {later && <Later goods={production} />}
        </>
      ),
    }),
  };
}

/** Building sites of one city without anything printed are all alike. */
function alikeAt(view: Underwater, seat: Seat, move: UnderwaterMove): Pick<RowLook, 'alike'> {
  if (move.kind !== 'building' && move.kind !== 'upgrade') return {};
  const me = playerOf(view, seat);
  const site = BUILDING_SITES.findIndex((one) => move.site === one);
  if (site < 0 || move.site.endsWith('x') || sheetOf(me.board).printed[move.site]) return {};
  const what = move.kind === 'building' ? move.building : me.buildings[site];
  return { alike: { key: `${move.kind}:${what}:${move.site.slice(0, 3)}`, says: (count) => say('underwater.board.alikeSites', { count }) } };
}

/** The thing that a move builds: by which it is drawn and named. */
function builtBy(move: UnderwaterMove): { readonly sign: Buildable; readonly name: Thing } | null {
  if (move.kind === 'building') return { sign: move.building, name: move.building };
  if (move.kind === 'tunnel') return { sign: 'tunnel', name: 'tunnel' };
  return move.kind === 'city' ? { sign: `${move.type}City`, name: move.type } : null;
}

/** What the next production brings more, or less. */
const Later = ({ goods }: { readonly goods: Goods }) => (
  <span className="token" data-brings="production">
    <KindGlyph kind="production" size={SIZE} />
    <GoodsRow goods={goods} size={SIZE} always plus />
  </span>
);

/** The effect that follows: of a slot, or of a card. */
function effectOf(view: Underwater, seat: Seat, move: UnderwaterMove, played: Prospect['played']): ReactNode {
  switch (move.kind) {
    case 'slot':
    case 'clone':
    case 'perform':
      return <Slot view={view} seat={seat} slot={SLOTS.indexOf(move.slot)} />;
    case 'card':
      return (
        played && (
          <>
            <Played card={cardOf(view, move.card)} isMatched={played.isMatched} isDone={played.isDone} />
            {played.slotAhead !== null && <SlotEffect view={view} seat={seat} slot={played.slotAhead} />}
          </>
        )
      );
    case 'use':
    case 'take':
    case 'keep':
      return <CardEffect card={cardOf(view, move.card)} />;
    default:
      return null;
  }
}

/** A slot's effect, and how many cards of the hand work there. */
function Slot({ view, seat, slot }: { readonly view: Underwater; readonly seat: Seat; readonly slot: number }) {
  const me = playerOf(view, seat);
  const colour = ACTION_SLOTS[slot]?.colour ?? 'none';
  return (
    <>
      <SignsRow signs={signsOf(slotDeed(view, me, slot))} size={SIZE} />
      {colour !== 'none' && (
        <span className={`token colour-${colour}`} data-brings="cards">
          <ColourSign colour={colour} size={SIZE} />
          <GoodGlyph good="cards" size={SIZE} />
          <b>{fittingCards(view, seat, slot).length}</b>
        </span>
      )}
    </>
  );
}

/** What a slot's action does. */
const SlotEffect = ({ view, seat, slot }: { readonly view: Underwater; readonly seat: Seat; readonly slot: number }) => (
  <span className="token" data-brings="slot">
    <SignsRow signs={signsOf(slotDeed(view, playerOf(view, seat), slot))} size={SIZE} />
  </span>
);

/** A card on a slot: whether it has its color, and what it does there unless that is counted already. */
const Played = ({ card, isMatched, isDone }: { readonly card: Card } & Omit<NonNullable<Prospect['played']>, 'slotAhead'>) => (
  <>
    <span className={`token colour-${card.colour}`} data-brings={isMatched ? 'match' : 'no-match'}>
      <ColourSign colour={card.colour} size={SIZE} />
      {isMatched ? '✓' : '✗'}
    </span>
    {isMatched && !isDone && <CardEffect card={card} />}
  </>
);

/** What a card does at once or when it is used; of one that is claimed its kind. */
function CardEffect({ card: { kind, instant, action } }: { readonly card: Card }) {
  const deed = instant ?? action;
  return (
    <span className="token" data-brings="card">
      {!instant && <KindGlyph kind={kind} size={SIZE} />}
      {deed && <SignsRow signs={signsOf(deed)} size={SIZE} />}
    </span>
  );
}
