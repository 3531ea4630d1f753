import type { Message, Seat } from '@madang/kernel';
import { at, bitCount, seatArgument, spell } from '@madang/kernel';
import { ROUNDS } from '../../components/numbers.ts';
import { BONUS_TILES, COMPANIES, OBJECTIVE_TILES, OFFICERS } from '../../components/words.ts';
import { type Barrage, EMPTY } from '../../rules/state.ts';
import { bonusLine, contractLine } from '../effects.ts';
import { companyText, itemized, listed, objectiveText, of, officerText, say } from '../names.ts';
import { mapLines } from './map.ts';
import { playerLines } from './player.ts';
import { actionLines, contractLines } from './spaces.ts';

/** The round, as one short line. */
export function headline(view: Barrage): Message {
  if (view.over) return say('barrage.headline.over');
  if (view.round === 0)
    return say(view.draft.companies.length + view.draft.contracts.length > 0 ? 'barrage.headline.draft' : 'barrage.headline.setup');
  return say('barrage.headline.round', { round: view.round, rounds: ROUNDS });
}

const order = (view: Barrage): Message =>
  say('barrage.describe.order', {
    order: listed(
      view.order.map((seat) => (view.players[seat]?.passed && !view.over ? of(seat, 'barrage.describe.order-passed') : seatArgument(seat))),
    ),
  });

/** What the draft still offers. */
function draft(view: Barrage): Message[] {
  const { companies, officers, contracts } = view.draft;
  const lines: Message[] = [];
  if (companies.length > 0) {
    const offers = companies.map((company, slot) => {
      const officer = OFFICERS[at(officers, slot)];
      const name = companyText(spell(COMPANIES, company));
      return officer === undefined ? name : say('barrage.label.company', { company: name, officer: officerText(officer) });
    });
    lines.push(say('barrage.describe.draft-companies', { companies: listed(offers) }));
  }
  if (contracts.length > 0)
    lines.push(say('barrage.describe.draft-contracts', { contracts: itemized(contracts.map((one) => contractLine(view, one))) }));
  return lines;
}

/** Bonus tiles from the round on, and the objective. */
function goals(view: Barrage): Message[] {
  const lines = view.bonus.flatMap((tile, slot) => {
    const word = BONUS_TILES[tile];
    return word === undefined || slot + 1 < view.round ? [] : [say('barrage.describe.bonus', { round: slot + 1, tile: bonusLine(word) })];
  });
  const objective = OBJECTIVE_TILES[view.objective];
  return objective === undefined ? lines : [...lines, say('barrage.describe.objective', { tile: objectiveText(objective) })];
}

/** Officers that Mahiri Sekibo may copy, and the automas' deck, where they are in play. */
function extras(view: Barrage): Message[] {
  const lines: Message[] = [];
  if (view.copyable.length > 0)
    lines.push(say('barrage.describe.copyable', { officers: listed(view.copyable.map((one) => officerText(spell(OFFICERS, one)))) }));
  const { criteria, actions, pile } = view.automa;
  if (criteria !== EMPTY && actions !== EMPTY)
    lines.push(say('barrage.describe.automa-deck', { criteria: criteria + 1, actions: actions + 1, pile: bitCount(pile) }));
  return lines;
}

/** The whole position in words, line by line. */
export function describe(view: Barrage, seat: Seat | null): readonly Message[] {
  const seats = view.players.map((_, i) => ((seat ?? 0) + i) % view.players.length);
  return [
    headline(view),
    ...(view.order.length > 0 ? [order(view)] : []),
    ...draft(view),
    ...goals(view),
    ...extras(view),
    ...seats.flatMap((one) => playerLines(view, one)),
    ...actionLines(view),
    ...contractLines(view),
    ...mapLines(view),
  ];
}
