import { useAbout } from '@madang/board-kit';
import { at, playerOf, type Seat } from '@madang/kernel';
import { abilityOf, usesAbilities } from '../../rules/company/company.ts';
import { ABILITY_FROM, COMPANY_BOARDS, EMPTY, type Player, STRUCTURES } from '../../rules/index.ts';
import { companyWord, officerWord } from '../../rules/spelling.ts';
import { companyAbility, officerAbility } from '../../text/effects.ts';
import { companyText, officerText } from '../../text/names.ts';
import { Effects } from '../pieces/effects.tsx';
import { Sign } from '../pieces/glyphs.tsx';
import { Portrait } from '../pieces/portrait.tsx';
import { keptPart, useSay, useTable } from '../table.tsx';

interface OfSeat {
  readonly seat: Seat;
}

/** All that shows of a seat's company and officer. */
function abilityLooks({ view }: ReturnType<typeof useTable>, { seat }: OfSeat): readonly unknown[] {
  const player = playerOf(view, seat);
  return [player.company, player.officer, player.copied, at(player.built, STRUCTURES.indexOf('powerhouse')), abilityOf(player) !== undefined];
}

/** The card of a company's ability: what it does, and whether it is active or how many powerhouses are built for it. */
function useAbility(player: Player) {
  const say = useSay();
  const active = abilityOf(player) !== undefined;
  const built = at(player.built, STRUCTURES.indexOf('powerhouse'));
  const words = say(companyAbility(player.company));
  const state = active ? say('barrage.board.abilityActive') : say('barrage.board.abilityWaits', { built, needed: ABILITY_FROM });
  const title = `${say(companyText(companyWord(player.company)))}: ${state}`;
  const about = useAbout(() => ({ title, lines: [words], rule: 'BAR-INC-05' }));
  return { about, active, built, words, state };
}

/** A company's ability in short: its sign, and the powerhouses that it still needs. */
export const AbilityChip = keptPart(abilityLooks, function AbilityChip({ seat }: OfSeat) {
  const player = playerOf(useTable().view, seat);
  const { about, active, built, words, state } = useAbility(player);
  return (
    <span className="ability-chip" data-active={active} role="img" aria-label={`${state}: ${words}`} {...about}>
      <Effects effects={COMPANY_BOARDS[player.company]?.ability ?? []} size={13} />
      <AbilityState active={active} built={built} />
    </span>
  );
});

/** A check where the ability is active, else the powerhouses built of those needed. */
const AbilityState = ({ active, built }: { readonly active: boolean; readonly built: number }) => (
  <b className="ability-state" aria-hidden="true">
    {active ? (
      '✓'
    ) : (
      <>
        <Sign name="powerhouse" size={12} />
        {`${built}/${ABILITY_FROM}`}
      </>
    )}
  </b>
);

export const Officer = keptPart(abilityLooks, function Officer({ seat }: OfSeat) {
  const player = playerOf(useTable().view, seat);
  if (player.officer === EMPTY) return null;
  return <OfficerName officer={officerWord(player.copied === EMPTY ? player.officer : player.copied)} />;
});

/** An officer, whose card says the ability. */
function OfficerName({ officer }: { readonly officer: ReturnType<typeof officerWord> }) {
  const say = useSay();
  const about = useAbout(() => ({ title: say(officerText(officer)), lines: [say(officerAbility(officer))], rule: null }));
  return (
    <span className="officer" {...about}>
      <span className="officer-dot">{' · '}</span>
      <Portrait officer={officer} size={21} />
      {` ${say(officerText(officer))}`}
    </span>
  );
}

/** What company and officer can, and whether the company can already. Mahiri Sekibo has her list. */
export const Abilities = ({ player, seat }: OfSeat & { readonly player: Player }) =>
  player.company === EMPTY || !usesAbilities(player) ? null : <AbilityList seat={seat} />;

const AbilityList = keptPart(abilityLooks, function AbilityList({ seat }: OfSeat) {
  const say = useSay();
  const player = playerOf(useTable().view, seat);
  const { about, active, built, words, state } = useAbility(player);
  const officer = player.officer === EMPTY ? null : officerWord(player.officer);
  return (
    <ul className="abilities">
      <li data-active={active} {...about}>
        <span className="words-only">{`${state}: `}</span>
        <AbilityState active={active} built={built} />
        <span>{words}</span>
      </li>
      {officer === null || officer === 'mahiri-sekibo' ? null : <li>{say(officerAbility(officer))}</li>}
    </ul>
  );
});

/** The officers that Mahiri Sekibo may copy; the one of this turn stands out. */
export const Copyable = keptPart(
  ({ view }) => [view.copyable],
  function Copyable({ copied }: { readonly copied: number }) {
    const { view } = useTable();
    const say = useSay();
    return (
      <ul className="copyable" aria-label={say('barrage.board.copyable')}>
        {view.copyable.map((officer) => {
          const word = officerWord(officer);
          return (
            <li key={word} data-now={officer === copied} data-says={`${say(officerText(word))}: ${say(officerAbility(word))}`}>
              <Portrait officer={word} size={18} />
              <span className="copyable-name">{say(officerText(word))}</span>
            </li>
          );
        })}
      </ul>
    );
  },
);
