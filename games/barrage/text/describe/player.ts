import { at, type Message, members, playerOf, type Seat, spell } from '@madang/kernel';
import { INCOME_ROWS, INCOME_STEPS } from '../../components/companies.ts';
import { PIECES, SEGMENTS } from '../../components/numbers.ts';
import { CONSTRUCTION_SPACES } from '../../components/spaces.ts';
import { AUTOMA_LEVELS, OFFICERS, STRUCTURES, TILES } from '../../components/words.ts';
import { abilityOf } from '../../rules/company/company.ts';
import { tileIn, turnsUntilBack } from '../../rules/company/wheel.ts';
import { companyWord, officerWord } from '../../rules/spelling.ts';
import { type Barrage, EMPTY, type Player } from '../../rules/state.ts';
import { contractLine, effectText, incomeText, officerAbility, tileLine } from '../effects.ts';
import { amounts, companyText, itemized, listed, of, officerText, say, structureText, wheelThings } from '../names.ts';

function figures(me: Player, seat: Seat): Message {
  if (me.company === EMPTY) return of(seat, 'barrage.describe.player-undrafted');
  const { engineers, excavators, mixers, credits } = me;
  return of(seat, 'barrage.describe.player', {
    company: companyText(companyWord(me.company)),
    vp: me.vp,
    energy: me.energy,
    goods: amounts({ engineers, excavators, mixers, credits }),
  });
}

/** Officer, copied officer and the company's ability once it works. */
function powers(me: Player, seat: Seat): Message[] {
  const lines: Message[] = [];
  if (me.level > 0) lines.push(of(seat, 'barrage.describe.automa', { level: say(`barrage.automa-level.${spell(AUTOMA_LEVELS, me.level - 1)}`) }));
  if (me.officer !== EMPTY) {
    const officer = spell(OFFICERS, me.officer);
    lines.push(of(seat, 'barrage.describe.officer', { officer: officerText(officer), ability: officerAbility(officer) }));
  }
  if (me.copied !== EMPTY) lines.push(of(seat, 'barrage.describe.copied', { officer: officerText(officerWord(me.copied)) }));
  const ability = abilityOf(me);
  if (ability) lines.push(of(seat, 'barrage.describe.ability', { ability: effectText(ability) }));
  return lines;
}

const pieces = (me: Player, seat: Seat): Message =>
  of(seat, 'barrage.describe.pieces', {
    pieces: listed(
      STRUCTURES.map((structure, i) =>
        say('barrage.describe.piece', { structure: structureText(structure), built: at(me.built, i), all: at(PIECES, i) }),
      ),
    ),
    constructions: me.constructions,
    most: CONSTRUCTION_SPACES.length,
  });

/** Incomes uncovered so far. */
function incomes(me: Player, seat: Seat): Message[] {
  const uncovered = INCOME_ROWS.flatMap((row, i) =>
    INCOME_STEPS.filter((step) => at(me.built, i) >= step).map((step) => incomeText(me.company, row, step)),
  );
  return uncovered.length > 0 ? [of(seat, 'barrage.describe.incomes', { incomes: itemized(uncovered) })] : [];
}

/** What lies in each segment of the wheel, the next to come back first. */
function wheel(me: Player, seat: Seat): Message[] {
  const lines: Message[] = [];
  for (let turns = 1; turns <= SEGMENTS; turns++) {
    const segment = (me.open + turns) % SEGMENTS;
    const things = wheelThings(TILES[tileIn(me, segment)] ?? null, at(me.wheel, 3 * segment + 1), at(me.wheel, 3 * segment + 2));
    if (things.length > 0) lines.push(of(seat, 'barrage.describe.segment', { turns: turnsUntilBack(me, segment), things: listed(things) }));
  }
  return lines.length > 0 ? lines : [of(seat, 'barrage.describe.wheel-empty')];
}

/** One player: figures, powers, pieces, incomes, tiles, wheel and contracts. */
export function playerLines(view: Barrage, seat: Seat): Message[] {
  const me = playerOf(view, seat);
  if (me.company === EMPTY) return [figures(me, seat)];
  const lines = [
    figures(me, seat),
    ...powers(me, seat),
    pieces(me, seat),
    ...incomes(me, seat),
    of(seat, 'barrage.describe.tiles', { tiles: itemized(members(me.tiles).map(tileLine)) }),
    ...wheel(me, seat),
  ];
  if (me.held.length > 0) lines.push(of(seat, 'barrage.describe.held', { contracts: itemized(me.held.map((one) => contractLine(view, one))) }));
  if (me.fulfilled.length > 0) lines.push(of(seat, 'barrage.describe.fulfilled', { n: me.fulfilled.length }));
  return lines;
}
