import { amount, amounts, bitGrid, columns, countsOf, mark, marks, type Observation, oneHots, type Seen } from '@madang/kernel';
import { COUNTERS, EXCHANGES, PLACES, RESOURCES, ROWS } from '../../components/index.ts';
import { player } from '../../rules/rule.ts';
import { type Player, type Siberia, TILE } from '../../rules/state.ts';
import { isPlacing } from '../../rules/view.ts';

type See = Seen<Siberia>;

/** The two spaces of every row, and the six of the exchanges. */
const SPACES = ROWS.flatMap((row) => [`${row} 1`, `${row} 2`]);
const STALLS = [0, 1, 2, 3, 4, 5] as const;

const own = ({ view, seat }: See): Player => player(view, seat);

/** A position of Siberia in plain numbers. */
export const observation: Observation<Siberia> = {
  seat: columns<See>(
    amount('money', 50_000, (of) => own(of).money),
    amount('supply', 4, (of) => own(of).supply),
    amounts('workers', PLACES, 2, (of) => own(of).workers),
    amounts('sellers', STALLS, 2, (of) => own(of).sellers),
    marks('filled', SPACES, [0, TILE], (of) => own(of).spaces),
    marks('tile', SPACES, [TILE, TILE], (of) => own(of).spaces),
    countsOf('under research', COUNTERS, (of) => own(of).research),
    countsOf('drawn', COUNTERS, (of) => own(of).drawn),
    amount('counters drawn', 6, (of) => own(of).drawn.length),
    mark('passed', (of) => own(of).passed),
    mark('acted', (of) => own(of).acted),
    mark('starts', ({ view, seat }) => view.start === seat),
    mark('to act', ({ view, seat }) => view.agenda.at(-1)?.seat === seat),
  ),
  table: columns<See>(
    amount('round', 10, ({ view }) => view.round),
    mark('last round', ({ view }) => view.lastRound),
    amount('idle rounds', 3, ({ view }) => view.idleRounds),
    mark('cubes moved', ({ view }) => view.cubesMoved),
    oneHots('exchange', STALLS, EXCHANGES, ({ view }) => view.exchanges),
    bitGrid('cubes', PLACES, RESOURCES, ({ view }) => view.cubes),
    amounts('depleted', PLACES, 2, ({ view }) => view.depleted),
    amounts('reserve', RESOURCES, 10, ({ view }) => view.reserve),
    amounts('bag', COUNTERS, 4, ({ view }) => view.bag),
    amounts('pile', ROWS, 2, ({ view }) => view.pile),
    countsOf('display', ROWS, ({ view }) => view.display),
  ),
  isOpen: (state) => !isPlacing(state),
};
