import { LADDER_BAR, LADDER_SEATS, type LadderFile, played, type Rung, type Standing, standings } from '@madang/bots/arena';
import type { Language } from '@madang/kernel';
import type { Translator } from '@madang/text';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 68rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 2rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.3rem 0.5rem; border-bottom: 1px solid #8884; text-align: end; white-space: nowrap; }
th:first-child, td:first-child { text-align: start; }
.scroll { overflow-x: auto; }
.above { color: light-dark(#17602f, #7fdc9d); }
.below { color: light-dark(#a01818, #ff9c94); font-weight: bold; }
.former { opacity: 0.75; }
svg { vertical-align: middle; }
`;

/** Points of rating that the bars of a page are wide. */
const WIDEST = 2400;
const WIDTH = 150;
const HEIGHT = 14;

/** A rating as a mark with its interval as a line. */
function bar({ rating }: Standing): string {
  if (!rating) return '';
  const x = (points: number) => ((WIDTH * Math.min(WIDEST, Math.max(0, points))) / WIDEST).toFixed(1);
  const middle = HEIGHT / 2;
  const line = `<line x1="${x(rating.low)}" x2="${x(rating.high)}" y1="${middle}" y2="${middle}" stroke="currentColor" stroke-width="3" opacity=".45"/>`;
  return `<svg width="${WIDTH}" height="${HEIGHT}" aria-hidden="true">${line}<circle cx="${x(rating.value)}" cy="${middle}" r="4.5" fill="currentColor"/></svg>`;
}

const percent = (share: number): string => (100 * share).toFixed(0);
const NOTHING = '–';
const SIGNS = { above: '✓', unsure: '?', below: '✗' } as const;

function row(rung: Rung, standing: Standing, texts: Translator): string {
  const { share, pair, rating, milliseconds, verdict } = standing;
  const played = (text: string): string => (rung.matches > 0 ? text : NOTHING);
  const cells = [
    played(`${percent(share.value)} % (${percent(share.low)}–${percent(share.high)})`),
    played(`${percent(pair.value)} %`),
    String(rung.matches),
    rating ? `${rating.value.toFixed(0)} (${rating.low.toFixed(0)}–${rating.high.toFixed(0)})` : NOTHING,
    bar(standing),
    depthOf(rung),
    played(milliseconds.toFixed(1)),
  ].map((cell) => `<td>${cell}</td>`);
  const name = `<td>${rung.upper} &gt; ${rung.lower}</td>`;
  return `<tr>${name}<td class="${verdict}">${SIGNS[verdict]} ${escaped(texts.text(`cli.ladder.${verdict}`))}</td>${cells.join('')}</tr>`;
}

/** How the upper level of a rung searches, as bots are named; `~` and by how much, where a level wavers. */
function depthOf({ iterations, reach, turns, temperature }: Rung): string {
  const far = turns.upper > 0 ? `+${turns.upper}` : reach.upper > 0 ? `@${reach.upper}` : '';
  const upper = iterations.upper > 0 ? `${iterations.upper}${far}` : waver(temperature.upper);
  return temperature.lower > 0 ? `${upper} &gt; ${waver(temperature.lower)}` : upper;
}

const waver = (temperature: number): string => (temperature > 0 ? `~${temperature}` : '');

/** What rungs were played with: the game, its rules, and the mark of its values where levels judged by some. */
export const playedWith = (rungs: readonly Rung[]): string => {
  const [first] = rungs;
  const marks = new Set(rungs.map(({ values }) => values).filter((mark) => mark !== ''));
  return first ? [first.game, first.rules, ...marks].join(' ') : '';
};

const COLUMNS = ['bot', 'verdict', 'victories', 'pair', 'matches', 'rating', 'empty', 'iterations', 'milliseconds'] as const;

function table(rungs: readonly Rung[], texts: Translator): string {
  const heading = COLUMNS.map((column) => `<th scope="col">${column === 'empty' ? '' : escaped(texts.text(`cli.column.${column}`))}</th>`).join('');
  const rows = standings(rungs).map((standing, i) => {
    const rung = rungs[i];
    return rung ? row(rung, standing, texts) : '';
  });
  return `<div class="scroll"><table><thead><tr>${heading}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** A ladder as a page that needs nothing else: the games as they are now, then what was played of others before. */
export function ladderPage(file: LadderFile, now: readonly Rung[], texts: Translator, language: Language): string {
  const games = [...new Set(now.map(({ game }) => game))];
  const current = now.map((rung) => played(file, rung));
  const former = file.rungs.filter((rung) => !current.includes(rung));
  const chapters = games.map((game) => {
    const rungs = current.filter((rung) => rung.game === game);
    return `<h2>${escaped(playedWith(rungs))}</h2>${table(rungs, texts)}`;
  });
  const before = former.map((rung) => `<h3>${escaped(playedWith([rung]))}</h3>${table([rung], texts)}`);
  const title = escaped(texts.text('cli.ladder.title'));
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>${STYLE}</style></head><body><h1>${title}</h1>
<p>${escaped(texts.text('cli.ladder.bar', { bar: (100 * LADDER_BAR).toFixed(0), seats: LADDER_SEATS }))}</p>
${chapters.join('\n')}
${before.length > 0 ? `<section class="former"><h2>${escaped(texts.text('cli.ladder.former'))}</h2>${before.join('\n')}</section>` : ''}
</body></html>
`;
}
