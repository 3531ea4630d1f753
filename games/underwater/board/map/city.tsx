import { usePrinted } from '@madang/board-kit';
import { has, playerOf } from '@madang/kernel';
import { CITY_SITES, type CitySite, connectedCities, type Player, reached } from '../../rules/index.ts';
import { useCityAbout } from '../about.ts';
import { siteWords } from '../describe.ts';
import { DomeShape } from '../pieces/structures.tsx';
import { sheetOf } from '../sheet.ts';
import { keptPart, type UnderwaterProps, usePiece, useSay, useTable } from '../table.tsx';
import { FOOTED_PLOT, TOUCH } from './layout.ts';
import { DomeSketch, LitDome, SKETCH_LOW, StandingDome } from './light/dome.tsx';
import { playerBefore, type SeaPart } from './part.ts';
import { isPlated, Plate, PrintedMarks } from './printed.tsx';

/** How far plates stand aside: those of the outer columns away from the metropolises, that of the upper middle away from the map's buttons. */
function aside(site: CitySite, plot: number): number {
  if (site === 'C12') return plot * 0.95;
  const least = plot < FOOTED_PLOT && site.startsWith('C1') ? BESIDE_SIGNS : 16;
  return (2 - Number(site.slice(-1))) * Math.max(least, plot * 0.36);
}

/** How far the plate of an upper corner's city stands off the signs that a small metropolis wears there. */
const BESIDE_SIGNS = 50;

/** All that shows of a city site beside its answer. */
function cityLooks(me: Player, site: CitySite, pointed: UnderwaterProps['pointed']): readonly unknown[] {
  const number = CITY_SITES.indexOf(site);
  return [
    ...[me.board, siteWords(me, site), me.cities, me.symbiotic, has(connectedCities(me), number), has(reached(me), number)],
    pointed?.kind === 'city' && pointed.site === site && pointed,
  ];
}

/** True if the moves that are tried build the city, or convert it. */
function isTried(me: Player, before: Player | null, site: CitySite): boolean {
  const number = CITY_SITES.indexOf(site);
  return before !== null && (has(before.cities, number) !== has(me.cities, number) || has(before.symbiotic, number) !== has(me.symbiotic, number));
}

/** A city site: its dome, or what is printed where one may be built; it glows once it is connected. */
export const City = keptPart(
  ({ view, props }, { site, seat, answers }) => [
    isTried(playerOf(view, seat), playerBefore(props, seat, answers), site),
    ...cityLooks(playerOf(view, seat), site, answers ? props.pointed : null),
  ],
  function City({ site, seat, layout, answers }: SeaPart & { readonly site: CitySite }) {
    const me = playerOf(useTable().view, seat);
    const { props } = useTable();
    const say = useSay();
    const look = usePrinted();
    const number = CITY_SITES.indexOf(site);
    const built = has(me.cities, number);
    const piece = usePiece(`site:${site}`, say(siteWords(me, site)), answers, useCityAbout(me, site));
    const { pointed } = props;
    const ghost = answers && pointed?.kind === 'city' && pointed.site === site ? pointed : null;
    const printed = sheetOf(me.board).printed[site];
    const { x, y } = layout.cities[site];
    return (
      <g
        className="city"
        transform={`translate(${x} ${y})`}
        data-built={built}
        data-tried={isTried(me, playerBefore(props, seat, answers), site)}
        data-connected={has(connectedCities(me), number)}
        data-reached={has(reached(me), number)}
        data-anchor={`site:${site}`}
        {...piece}
      >
        <circle r={Math.max(TOUCH / 2, layout.city)} className="reach" />
        <circle r={layout.city + 5} className="halo" />
        <circle r={layout.city} className="city-site" />
        {built && (
          <g data-anchor={`built:${site}`}>
            <StandingDome me={me} site={site} radius={layout.city} printed={look} />
          </g>
        )}
        {look && !built && !ghost && <DomeSketch radius={layout.city} />}
        {!built && ghost && (
          <g className="ghost">
            {look ? (
              <LitDome symbiotic={ghost.type === 'symbiotic'} lit={has(reached(me), number)} radius={layout.city} />
            ) : (
              <DomeShape symbiotic={ghost.type === 'symbiotic'} size={layout.city * 2} />
            )}
          </g>
        )}
        {!built && !ghost && printed && look && isPlated(printed) && (
          <g transform={`translate(${aside(site, layout.plot)} ${-layout.city * 0.42 - 9})`}>
            <Plate printed={printed} size={layout.city * 0.42} />
          </g>
        )}
        {!built && !ghost && printed && !(look && isPlated(printed)) && (
          <g transform={look ? `translate(0 ${layout.city * SKETCH_LOW})` : undefined}>
            <PrintedMarks printed={printed} size={layout.city * (printed.surcharge ? 0.52 : 0.74)} width={layout.city * 1.7} />
          </g>
        )}
      </g>
    );
  },
);
