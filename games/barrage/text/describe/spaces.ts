import type { Message } from '@madang/kernel';
import { at, bitCount, seatArgument } from '@madang/kernel';
import { FACE_UP_PER_COLOUR } from '../../components/contracts.ts';
import { MANAGEMENT_SPACES } from '../../components/spaces.ts';
import { COLOURS, type Colour } from '../../components/words.ts';
import { CREDITS_OF, spacesOf } from '../../rules/acting/spaces.ts';
import { isExpert } from '../../rules/options.ts';
import { spaceWord } from '../../rules/spelling.ts';
import { type Barrage, EMPTY } from '../../rules/state.ts';
import { contractLine, effectsText, tileLine } from '../effects.ts';
import { amounts, colourText, itemized, say, sidedSpaceText } from '../names.ts';

/** A space of the management board: who stands there, or what it costs and does. */
function space(view: Barrage, number: number): Message {
  const owner = at(view.spaces, number);
  const name = sidedSpaceText(spaceWord(number));
  if (owner !== EMPTY) return say('barrage.describe.space-taken', { space: name, seat: seatArgument(owner) });
  const { engineers, effect } = MANAGEMENT_SPACES[number] ?? { engineers: 0, effect: [] };
  return say('barrage.describe.space-free', {
    space: name,
    cost: amounts({ engineers, credits: at(CREDITS_OF, number) }),
    effect: effectsText(effect),
  });
}

/** The spaces that are open in this match. */
export const actionLines = (view: Barrage): Message[] => spacesOf(view).map((number) => space(view, number));

const contracts = (view: Barrage, numbers: readonly number[]): Message =>
  itemized(numbers.filter((one) => one !== EMPTY).map((one) => contractLine(view, one)));

const market = (view: Barrage, colour: Colour, i: number): Message =>
  say('barrage.describe.market', {
    colour: colourText(colour),
    contracts: contracts(view, view.market.slice(i * FACE_UP_PER_COLOUR, (i + 1) * FACE_UP_PER_COLOUR)),
    pile: bitCount(at(view.piles, i)),
  });

/** Contracts and advanced tiles on offer. */
export function contractLines(view: Barrage): Message[] {
  const lines = [
    ...COLOURS.map((colour, i) => market(view, colour, i)),
    say('barrage.describe.nationals', { contracts: contracts(view, view.nationals) }),
  ];
  if (!isExpert(view.options)) return lines;
  return [...lines, say('barrage.describe.patents', { tiles: itemized(view.patents.filter((tile) => tile !== EMPTY).map(tileLine)) })];
}
