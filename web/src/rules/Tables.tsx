import './tables.css';
import { inPlace } from '@madang/board-kit/in-place';
import type { PrimerTable } from '@madang/kernel';
import type { Translator } from '@madang/text';
import type { LoadedGame } from '../words/loaded-game.ts';
import { usePrimer } from './usePrimer.ts';

/** A table with more columns than these stands closer on a phone. */
const MANY = 7;

/** A game's costs, incomes and other figures, as its rules know them. */
export function Tables({ kit }: { readonly kit: LoadedGame }) {
  const found = usePrimer(kit);
  if (!found) return null;
  const { primer, words } = found;
  return (
    <div className="figures">
      {primer.tables.map((table) => (
        <Figures key={words.say(table.title)} table={table} words={words} />
      ))}
    </div>
  );
}

function Figures({ table: { title, head, rows }, words }: { readonly table: PrimerTable; readonly words: Translator }) {
  const number = new Intl.NumberFormat(words.language);
  const said = (cell: PrimerTable['rows'][number][number]): string => {
    if (cell === null) return '–';
    return typeof cell === 'number' ? number.format(cell) : words.say(cell);
  };
  return (
    <section className="figures-box" tabindex={0} aria-label={words.say(title)}>
      <table data-many={head.length > MANY}>
        <caption>{words.say(title)}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={words.say(cell)} scope="col">
                {words.say(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inPlace(rows, (row) => (
            <tr>{inPlace(row, (cell, j) => (j === 0 && typeof cell !== 'number' ? <th scope="row">{said(cell)}</th> : <td>{said(cell)}</td>))}</tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
