import { at, fastRandom, hiddenRandom, type RandomState, type Seat, shuffle } from '@madang/kernel';
import { PACKS } from '../components/cards/index.ts';
import { BACK_OF, cardsOfBack, costsOf, SPECIAL_BACK, THREE_CREDITS } from '../components/match-deck.ts';
import { clone } from './clone.ts';
import { EMPTY, HIDDEN_CARD, HIDDEN_TILE, type Player, SPECTATORS, type Underwater } from './state.ts';

/** What shows of a card that may not be seen: its back (UWC-CARD-19, OQ-47). */
const backSide = (card: number): number => (card < 0 ? card : HIDDEN_CARD - at(BACK_OF, card));

const ascending = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);

function hideFromOthers(me: Player): void {
  me.hand = ascending(me.hand.map(backSide));
  me.looked = me.looked.map(backSide);
  me.lookedTiles = me.lookedTiles.map(() => HIDDEN_TILE);
}

/** What a seat may see: no chance to come, no deck, no other's hand nor what another looks at; of the Special deck what it has seen there. */
export function redact(state: Underwater, seat: Seat | null): Underwater {
  const view = clone(state);
  const viewer = seat ?? SPECTATORS;
  view.random = hiddenRandom();
  view.deck = view.deck.map(backSide);
  view.specials = view.specials.map((card, i) => ((at(view.known, i) & (1 << viewer)) !== 0 ? card : backSide(card)));
  view.players.forEach((one, other) => {
    if (other !== seat) hideFromOthers(one);
  });
  return view;
}

/** Cards that a view shows anywhere. */
function shownCards(view: Underwater): ReadonlySet<number> {
  const shown = new Set<number>([...view.deck, ...view.discard, ...view.gone, ...view.specials, ...view.display]);
  for (const me of view.players) {
    const lists = [me.hand, me.shown, me.looked, me.ready, me.spent, me.permanents, me.productions, me.endings, me.paid, [me.played, me.discarded]];
    for (const list of lists) for (const card of list) if (card !== EMPTY) shown.add(card);
  }
  return shown;
}

/** Cards of a back that may lie where a view shows only backs: 3-credit Special cards never do, they are taken face up. */
const unseenOfBack = (state: Underwater, back: number, shown: ReadonlySet<number>): number[] =>
  cardsOfBack(back).filter((card) => !shown.has(card) && (back !== SPECIAL_BACK || at(costsOf(state), card) !== THREE_CREDITS));

/** Fills the holes of a list with unseen cards of the same back, which are taken. */
function fill(list: number[], unseen: readonly number[][]): void {
  for (let i = 0; i < list.length; i++) {
    const card = at(list, i);
    if (card >= 0) continue;
    const drawn = unseen[HIDDEN_CARD - card]?.pop();
    if (drawn === undefined) throw new Error('more hidden cards than unseen ones');
    list[i] = drawn;
  }
}

/** The tiles that another looks at are any of the unused ones. */
function fillTiles(state: Underwater, me: Player, random: RandomState): void {
  if (!me.lookedTiles.includes(HIDDEN_TILE)) return;
  const pool = shuffle(random, state.unusedTiles.slice());
  me.lookedTiles = pool.slice(0, me.lookedTiles.length);
}

/** A full state that a view allows: every hidden card is any of the unseen ones of its back, each equally likely. */
export function imagine(view: Underwater, random: RandomState): Underwater {
  const state = clone(view);
  const shown = shownCards(view);
  const unseen = PACKS.map((_, back) => shuffle(random, unseenOfBack(state, back, shown)));
  fill(state.deck, unseen);
  fill(state.specials, unseen);
  for (const me of state.players) {
    fill(me.hand, unseen);
    fill(me.looked, unseen);
    me.hand.sort((a, b) => a - b);
    fillTiles(state, me, random);
  }
  state.random = fastRandom(random);
  return state;
}
