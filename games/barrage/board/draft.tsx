import { at } from '@madang/kernel';
import { ABILITY_FROM, COMPANIES, COMPANY_BOARDS, EMPTY, INCOME_ROWS, INCOME_STEPS } from '../rules/index.ts';
import { companyWord, officerWord, spell } from '../rules/spelling.ts';
import { companyAbility, incomeText, officerAbility } from '../text/effects.ts';
import { companyText, officerText, say } from '../text/names.ts';
import { Contract } from './contract.tsx';
import { Effects } from './effects.tsx';
import { Sign } from './glyphs.tsx';
import { usePiece, useTable } from './table.tsx';

/** What the draft still offers: companies with their officers, starting contracts. */
export function Draft() {
  const { view, props } = useTable();
  const { companies, officers, contracts } = view.draft;
  return (
    <section className="draft" aria-label={props.say(say('barrage.board.draft'))}>
      <h3>{props.say(say('barrage.board.draft'))}</h3>
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
    </section>
  );
}

function Company({ company, officer }: { readonly company: number; readonly officer: number }) {
  const { props } = useTable();
  const name = props.say(companyText(spell(COMPANIES, company)));
  const helper = officer === EMPTY ? null : officerWord(officer);
  const words = helper ? `${name} · ${props.say(officerText(helper))}` : name;
  return (
    <div className="draft-company">
      <span className="draft-choose" {...usePiece(`company:${companyWord(company)}`, words)} />
      <strong>{name}</strong>
      <small title={props.say(say('barrage.board.abilityFrom'))}>
        <Sign name="powerhouse" size={13} />
        {`×${ABILITY_FROM}: ${props.say(companyAbility(company))}`}
      </small>
      <Incomes company={company} />
      {helper && (
        <>
          <strong>{props.say(officerText(helper))}</strong>
          <small>{props.say(officerAbility(helper))}</small>
        </>
      )}
    </div>
  );
}

/** What a company's rows pay, by the pieces that have left them. */
function Incomes({ company }: { readonly company: number }) {
  const { props } = useTable();
  return (
    <span className="draft-incomes">
      {INCOME_ROWS.map((row) => (
        <span key={row} className="draft-row">
          <Sign name={row} size={14} />
          {INCOME_STEPS.map((step) => (
            <span key={step} className="draft-income" title={props.say(incomeText(company, row, step))}>
              <i aria-hidden="true">{step}</i>
              <Effects effects={COMPANY_BOARDS[company]?.income[row][step] ?? []} size={12} />
              <span className="words-only">{props.say(incomeText(company, row, step))}</span>
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
