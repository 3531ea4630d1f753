import { type Decision, type Message, playerOf } from '@madang/kernel';
import { CONSTRUCTION_SPACES, MANAGEMENT_SPACES } from '../components/spaces.ts';
import { COMPANIES, CONTRACTS, type Company, type Contract, SPACES, type Space } from '../components/words.ts';
import type { BarrageMove } from '../rules/moves.ts';
import { officerWord } from '../rules/spelling.ts';
import { type Barrage, type BarrageDecision, DECISIONS, EMPTY } from '../rules/state.ts';
import { contractLine } from './effects.ts';
import { amounts, companyText, goods, headstreamText, type Key, officerText, say, sideText, siteText, spaceText, tileText } from './names.ts';

/** What doing without something is called, where a task has a name of its own for it. */
const DECLINE: Readonly<Partial<Record<BarrageDecision['task'], Key>>> = {
  drop: 'barrage.label.decline-drop',
  fill: 'barrage.label.decline-fill',
  'free piece': 'barrage.label.decline-piece',
  system: 'barrage.label.decline-production',
  contract: 'barrage.label.decline-contract',
};

const decline = ({ task }: Decision<BarrageMove>): Key => (DECISIONS.is(task) ? DECLINE[task.task] : undefined) ?? 'barrage.label.decline';

function company(view: Barrage, name: Company): Message {
  const officer = view.draft.officers[view.draft.companies.indexOf(COMPANIES.indexOf(name))] ?? EMPTY;
  if (officer === EMPTY) return companyText(name);
  return say('barrage.label.company', { company: companyText(name), officer: officerText(officerWord(officer)) });
}

const contract = (view: Barrage, name: Contract): Message => contractLine(view, CONTRACTS.indexOf(name));

/** The engineers of the leftmost empty construction space. */
const engineersOfConstruction = (view: Barrage, seat: number): number => CONSTRUCTION_SPACES[playerOf(view, seat).constructions]?.engineers ?? 0;

/** What a space takes in all: its engineers, the price of its action and the fee of a red one. */
function costOf(space: Space): Message {
  const { engineers, redFee, cost } = MANAGEMENT_SPACES[SPACES.indexOf(space)] ?? { engineers: 0, redFee: 0, cost: 0 };
  return amounts({ engineers, credits: redFee + cost });
}

/** "3 excavators, 6 credits", or a word for nothing. */
export function payment(excavators: number, mixers: number, credits: number): Message {
  const nothing = excavators + mixers + credits === 0;
  return nothing ? say('barrage.label.pay-nothing') : amounts({ excavators, mixers, credits });
}

/** A dam, its conduit and the powerhouse. */
export const systemText = ({ dam, conduit, powerhouse }: Extract<BarrageMove, { readonly kind: 'system' }>): Message =>
  say('barrage.label.system', { dam: siteText(dam), conduit: siteText(conduit), powerhouse: siteText(powerhouse) });

/** A move as the label of a choice. */
export function label(view: Barrage, decision: Decision<BarrageMove>, move: BarrageMove): Message {
  switch (move.kind) {
    case 'company':
      return company(view, move.company);
    case 'space':
      return say('barrage.label.space', { space: spaceText(move.space), cost: costOf(move.space) });
    case 'bank':
      return say('barrage.label.bank', { n: move.engineers });
    case 'construct':
      return say('barrage.label.construct', { engineers: engineersOfConstruction(view, decision.seat) });
    case 'construct-unmanned':
      return say('barrage.label.construct-unmanned');
    case 'copy':
      return say('barrage.label.copy', { officer: officerText(move.officer), side: sideText(move.side) });
    case 'pass':
      return say('barrage.label.pass');
    case 'decline':
      return say(decline(decision));
    case 'tile':
      return tileText(move.tile);
    case 'copy-tile':
      return say('barrage.label.copy-tile', { tile: tileText(move.tile) });
    case 'structure':
      return say(`barrage.label.structure-${move.structure}`);
    case 'site':
      return siteText(move.site);
    case 'pay':
    case 'machines':
      return payment(move.excavators, move.mixers, move.kind === 'pay' ? move.credits : 0);
    case 'system':
      return systemText(move);
    case 'drops':
      return goods('drops', move.drops);
    case 'fill':
      return say('barrage.label.fill');
    case 'headstream':
      return headstreamText(move.headstream);
    case 'stop':
    case 'pick':
      throw new Error(`'${move.kind}' is no answer of Barrage's own`);
    default:
      return contract(view, move.contract);
  }
}
