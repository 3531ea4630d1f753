import {
  amount,
  bitGrid,
  columns,
  fields,
  listed,
  mark,
  marks,
  measured,
  type Observation,
  oneHots,
  playerOf,
  type Seen,
  toAct,
} from '@madang/kernel';
import { COUNTERS, EXCHANGES, PLACES, RESOURCES, ROWS } from '../../components/index.ts';
import { type Player, type Siberia, TILE } from '../../rules/state.ts';
import { isPlacing } from '../../rules/view.ts';

type See = Seen<Siberia>;

/** The two spaces of every row, and the six of the exchanges. */
const SPACES = ROWS.flatMap((row) => [`${row} 1`, `${row} 2`]);
const STALLS = [0, 1, 2, 3, 4, 5] as const;

const own = ({ view, seat }: See): Player => playerOf(view, seat);
const table = ({ view }: See): Siberia => view;

/** A position of Siberia in plain numbers. */
export const observation: Observation<Siberia> = {
  seat: columns<See>(
    fields(own, { money: 50_000, supply: 4, passed: 1, acted: 1 }),
    measured(own, 2, { workers: PLACES, sellers: STALLS }),
    marks('filled', SPACES, [0, TILE], (of) => own(of).spaces),
    marks('tile', SPACES, [TILE, TILE], (of) => own(of).spaces),
    listed(own, { research: COUNTERS, drawn: COUNTERS }),
    amount('counters drawn', 6, (of) => own(of).drawn.length),
    mark('starts', ({ view, seat }) => view.start === seat),
    toAct,
  ),
  table: columns<See>(
    fields(table, { round: 10, lastRound: 1, idleRounds: 3, cubesMoved: 1 }),
    oneHots('exchange', STALLS, EXCHANGES, ({ view }) => view.exchanges),
    bitGrid('cubes', PLACES, RESOURCES, ({ view }) => view.cubes),
    measured(table, 4, { depleted: PLACES, reserve: RESOURCES, bag: COUNTERS, pile: ROWS }),
    listed(table, { display: ROWS }),
  ),
  isOpen: (state) => !isPlacing(state),
};
