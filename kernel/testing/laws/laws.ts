import { describe, test } from 'node:test';
import type fc from 'fast-check';
import type { Game, Move, Options, RandomState, Seat, State, Told } from '../../index.ts';
import { matchOptions, playout, type Sample } from '../playouts.ts';
import { turnsAreImagined } from './aheadLaws.ts';
import { documentsReplay, foundByFields, offeredIsAccepted, offersAreSorted, refusalsAreHarmless } from './moveLaws.ts';
import {
  type Amounts,
  amountsAreConstant,
  amountsAreTold,
  clonesAreIndependent,
  jsonPlaysOn,
  matchesEnd,
  standingsAreRanks,
  toldEventsAreData,
} from './stateLaws.ts';
import { undoGivesBack, undoRevealsNothing, viewsPlayTrue } from './undoLaws.ts';
import {
  alikeSeeAlike,
  imaginedPlaysOn,
  nothingUnseenIsHeard,
  offersNeedOwnViewOnly,
  secretsStayHidden,
  unseenChangesNoView,
  viewsAgree,
  viewsHideChance,
} from './viewLaws.ts';
import { derivedIsKept, knownShows, tasksHoldNoSecret } from './worldLaws.ts';

/** How thoroughly a game's laws are tried, and what the game promises beyond those of every game. */
export interface LawPlan<S extends State> {
  /** The numbers of seats, each tried by itself. */
  readonly seats: readonly number[];
  /** Random matches for each number of seats. */
  readonly matches: number;
  /** Options of the matches: a list used in turn, or an arbitrary. By default half of the matches play the defaults, half any options. */
  readonly options?: readonly Options[] | fc.Arbitrary<Options>;
  /** Amounts that no move changes: compared by name through each match. */
  readonly conserve?: Amounts<S>;
  /** The same of every imagined position; absent: as `conserve`. For games with cards that nobody sees in the whole match. */
  readonly conserveImagined?: Amounts<S>;
  /** Amounts that change only as it is told (money, points), and by how much an event changes each; the state tells who is who. */
  readonly accounts?: { readonly amounts: Amounts<S>; readonly change: (told: Told, state: S) => Readonly<Record<string, number>> };
  /** A state (which may be changed for it) with every field worked out anew that follows from others: open doors, blocked cells. */
  readonly derived?: (state: S) => S;
  /**
   * A state that differs from this one in everything that `seat` (null: a spectator) may not know, and in nothing else.
   * Written from the rules, not from `redact`: it is the witness that `redact` hides enough.
   */
  readonly secrets?: (state: S, seat: Seat | null, random: RandomState) => S;
  /**
   * The knowledge of `seat` (null: a spectator) as data, read alike from a state or its view. Written from the rules, it proves that `redact` does
   * not hide too much and `imagine` keeps what is known.
   */
  readonly knows?: (state: S, seat: Seat | null) => unknown;
  /** Told events that show everybody something which no view keeps (a card shown and put back): left out of the law of hearing. */
  readonly shows?: readonly string[];
  /** Decisions in which a random match must end; 10,000 if absent. */
  readonly maxDecisions?: number;
  /** Positions that the dearer laws look at, for each number of seats; 150 if absent. */
  readonly positions?: number;
}

/** Registers the tests that every game must pass, once for each number of seats. The same matches every time. */
export function laws<S extends State, M extends Move>(game: Game<S, M>, plan: LawPlan<S>): void {
  for (const seats of plan.seats) {
    describe(`${game.name} keeps the laws with ${seats} seats`, () => {
      let made: Sample<S, M> | undefined;
      for (const { title, holds } of lawsOf<S, M>(plan)) {
        test(`${game.name}, ${seats} seats: ${title}`, () => {
          made ??= takeSample(game, plan, seats);
          holds(game, made);
        });
      }
    });
  }
}

/** One law: what it says, and the check that throws where a game breaks it. */
export interface Law<S extends State, M extends Move> {
  readonly title: string;
  holds(game: Game<S, M>, sample: Sample<S, M>): void;
}

/** The laws of every game, and those that a plan adds. */
export function lawsOf<S extends State, M extends Move>({
  shows = [],
  secrets,
  knows,
  conserve,
  conserveImagined = conserve,
  accounts,
  derived,
}: LawPlan<S>): readonly Law<S, M>[] {
  return [
    { title: 'random matches end, and no move leads to a dead end', holds: matchesEnd },
    { title: 'offers are sorted, unique and never empty', holds: offersAreSorted },
    { title: 'a move is found by its fields, with or without its id, and by nothing else', holds: foundByFields },
    { title: 'every offered move is accepted', holds: offeredIsAccepted },
    { title: 'every other move is refused and the state untouched', holds: refusalsAreHarmless },
    { title: 'a document replays to the same hash and earlier states stay as they were', holds: documentsReplay },
    { title: 'a clone is equal and independent', holds: clonesAreIndependent },
    { title: 'a state is plain JSON and plays on the same when read back', holds: jsonPlaysOn },
    { title: 'told events are plain data, and telling changes nothing', holds: toldEventsAreData },
    { title: 'the standing ranks every seat', holds: standingsAreRanks },
    { title: 'a view has neither the seed nor the generator', holds: viewsHideChance },
    { title: 'a view redacts to itself, and an imagined position to the view it was imagined from', holds: viewsAgree },
    { title: 'viewers who are said to see the same do', holds: alikeSeeAlike },
    { title: 'a move said to be unseen changes no view', holds: unseenChangesNoView },
    { title: 'an imagined position plays on to the end', holds: imaginedPlaysOn },
    { title: 'a seat finds its own moves in its own view', holds: offersNeedOwnViewOnly },
    { title: 'a seat’s next turn is imagined from its own view and can be planned there', holds: turnsAreImagined },
    { title: 'playing on from a view gives what is really seen, or stops', holds: viewsPlayTrue },
    { title: 'what may be undone or planned tells its seat nothing new', holds: undoRevealsNothing },
    { title: 'a move taken back leaves the state before it, and only what was foreseen can be', holds: undoGivesBack },
    { title: 'no secret stands in a task', holds: tasksHoldNoSecret },
    { title: 'a seat hears nothing that it could not see', holds: (game, sample) => nothingUnseenIsHeard(game, sample, shows) },
    ...(secrets ? [{ title: 'positions that differ in secrets only have equal views', holds: secretsStayHidden(secrets) }] : []),
    ...(knows ? [{ title: 'what somebody knows shows in the view and in what is imagined from it', holds: knownShows(knows) }] : []),
    ...(conserve && conserveImagined
      ? [{ title: 'what the game conserves is constant, and nobody imagines it otherwise', holds: amountsAreConstant(conserve, conserveImagined) }]
      : []),
    ...(accounts ? [{ title: 'amounts change as it is told', holds: amountsAreTold(accounts.amounts, accounts.change) }] : []),
    ...(derived ? [{ title: 'what follows from other fields is what it would be worked out anew', holds: derivedIsKept(derived) }] : []),
  ];
}

/** The random matches of a plan with one number of seats. */
export function takeSample<S extends State, M extends Move>(game: Game<S, M>, plan: LawPlan<S>, seats: number): Sample<S, M> {
  const { matches, maxDecisions: most = 10_000, positions: wanted = 150 } = plan;
  const keep = Math.max(1, Math.ceil(wanted / matches));
  const options = matchOptions(game.options, matches, plan.options);
  const playouts = options.map((chosen, i) => playout(game, { seats, seed: `${game.name} ${seats} ${i}`, options: chosen }, most, keep));
  return { playouts, positions: playouts.flatMap((one) => one.positions).slice(0, wanted), most };
}
