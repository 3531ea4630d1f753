import { Card, Panel } from '@madang/board-kit';
import { at, spell } from '@madang/kernel';
import { ABILITY_FROM, COMPANIES, COMPANY_BOARDS, EMPTY, INCOME_ROWS, INCOME_STEPS } from '../../rules/index.ts';
import { companyWord, officerWord } from '../../rules/spelling.ts';
import { companyAbility, incomeText, officerAbility } from '../../text/effects.ts';
import { companyText, officerText } from '../../text/names.ts';
import { Effects } from '../pieces/effects.tsx';
import { Sign } from '../pieces/glyphs.tsx';
import { Portrait } from '../pieces/portrait.tsx';
import { usePiece, useSay, useTable } from '../table.tsx';
import { Contract } from './contract.tsx';

/** What the draft still offers: companies with their officers, starting contracts. */
export function Draft() {
  const { view } = useTable();
  const say = useSay();
  const { companies, officers, contracts } = view.draft;
  return (
    <Panel tab="mat" className="draft on-paper" label={say('barrage.board.draft')}>
      <h3>{say('barrage.board.draft')}</h3>
      <div className="draft-companies">
        {companies.map((company, i) => (
          <Company key={COMPANIES[company]} company={company} officer={at(officers, i)} />
        ))}
      </div>
      <div className="draft-contracts">
        {contracts.map((contract) => (
          <Contract key={contract} contract={contract} />
        ))}
      </div>
    </Panel>
  );
}

function Company({ company, officer }: { readonly company: number; readonly officer: number }) {
  const say = useSay();
  const name = say(companyText(spell(COMPANIES, company)));
  const helper = officer === EMPTY ? null : officerWord(officer);
  const words = helper ? `${name} · ${say(officerText(helper))}` : name;
  return (
    <Card piece={usePiece(`company:${companyWord(company)}`, words)} className="draft-company">
      <strong>{name}</strong>
      <small data-says={say('barrage.board.abilityFrom')}>
        <Sign name="powerhouse" size={13} />
        {`×${ABILITY_FROM}: ${say(companyAbility(company))}`}
      </small>
      <Incomes company={company} />
      {helper && (
        <span className="draft-officer">
          <Portrait officer={helper} size={44} />
          <strong>{say(officerText(helper))}</strong>
          <small>{say(officerAbility(helper))}</small>
        </span>
      )}
    </Card>
  );
}

/** What a company's rows pay, by the pieces that have left them. */
function Incomes({ company }: { readonly company: number }) {
  const say = useSay();
  return (
    <span className="draft-incomes">
      {INCOME_ROWS.map((row) => (
        <span key={row} className="draft-row">
          <Sign name={row} size={14} />
          {INCOME_STEPS.map((step) => (
            <span key={step} className="draft-income" data-says={say(incomeText(company, row, step))}>
              <i aria-hidden="true">{step}</i>
              <Effects effects={COMPANY_BOARDS[company]?.income[row][step] ?? []} size={12} />
              <span className="words-only">{say(incomeText(company, row, step))}</span>
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
