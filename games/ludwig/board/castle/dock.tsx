import { InBar, RuleLink } from '@madang/board-kit';
import { playerOf } from '@madang/kernel';
import { Fragment, type ReactNode } from 'preact/compat';
import { faceOf } from '../../components/index.ts';
import { type Castle, faceAt, faceNumber, type ScoreLine } from '../../rules/castle/index.ts';
import type { Foreseen } from '../../rules/rewards/foreseen.ts';
import { completedBy, completions, wonBefore } from '../../text/forecast/forecast.ts';
import { Tile } from '../rooms/miniature.tsx';
import { ModeGlyph, TypeGlyph } from '../rooms/signs.tsx';
import { useSay, useTable } from '../table.tsx';
import { faceText } from '../words.ts';
import { type Placing, type Turning, useLast } from './use-placing.ts';

/** What the tile would score where it is held, line by line, or why it cannot lie there; and the buttons to turn and lay it. */
export function Dock({ placing }: { readonly placing: Placing }) {
  const { view, owner } = useTable();
  const say = useSay();
  const { ghost, move, placed, refused } = placing;
  const { castle } = playerOf(view, owner);
  const face = faceNumber(ghost);
  return (
    <section className="dock" aria-label={say('placing')} data-legal={move !== null}>
      <header>
        <span className="dock-tile" data-anchor={`held:${owner}`}>
          <Tile face={face} unit={5} />
        </span>
        <strong>{say(faceText(face))}</strong>
        {placed && <b className="dock-points">{say('gain', { points: placed.total })}</b>}
      </header>
      <div className="dock-lines">
        {placed ? <Lines castle={castle} placed={placed} face={face} /> : <p className="dock-why">{refused?.why ?? say('notHere')}</p>}
        <RuleLink rule={refused?.rule ?? null} />
      </div>
      <Acts placing={placing} />
    </section>
  );
}

/** The bar lies outside of the board, whose sheets do not reach it. */
const ONE_WORD = { whiteSpace: 'nowrap' } as const;

/** The buttons to turn the tile and to lay it; on a phone they lie in the bar under the thumb, where the turn is confirmed at other times. */
function Acts({ placing }: { readonly placing: Placing }) {
  const { bar } = useTable().props;
  const last = useLast(placing);
  const say = useSay();
  return (
    <InBar bar={bar ?? null}>
      <Turns turning={placing} />
      <button type="button" className={bar ? 'dock-put primary' : 'dock-put'} disabled={placing.move === null} onClick={last ?? placing.put}>
        {say(last ? 'putLast' : 'put')}
        {placing.placed && (
          <b className="dock-gain" aria-hidden="true" style={ONE_WORD}>
            {say('gain', { points: placing.placed.total })}
          </b>
        )}
      </button>
    </InBar>
  );
}

/** The buttons that turn a tile and, where it has another side, flip it. */
export function Turns({ turning }: { readonly turning: Turning }) {
  const say = useSay();
  return (
    <>
      <button type="button" onClick={() => turning.turn(1)} aria-label={say('turn')} data-says={say('turn')}>
        <TurnSign />
        <kbd>R</kbd>
      </button>
      {turning.twoSided && (
        <button type="button" onClick={turning.flip} aria-label={say('flip')} data-says={say('flip')}>
          <FlipSign />
          <kbd>F</kbd>
        </button>
      )}
    </>
  );
}

const TurnSign = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path
      d="M13 8A5 5 0 1 1 8 3H12M9.6.6L12 3L9.6 5.4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

const FlipSign = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M2 6H13L10.4 3.4M14 10H3L5.6 12.6" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

interface LinesProps {
  readonly castle: Castle;
  readonly placed: Foreseen;
  readonly face: number;
}

/** The points of LUD-SCORE-01 to -08, then what is completed. */
function Lines({ castle, placed, face }: LinesProps) {
  const { view, owner } = useTable();
  const say = useSay();
  const faceIn = (room: number): number => (room < castle.tiles.length ? faceAt(castle, room) : face);
  return (
    <>
      <dl>
        {placed.lines.map((line) => (
          <Line key={`${line.source} ${line.room}`} sign={<LineSign line={line} face={face} other={faceIn(line.room)} />} points={line.points}>
            {line.source === 'printed' ? say('printed') : say(faceText(faceIn(line.room)))}
          </Line>
        ))}
      </dl>
      {completions(completedBy(castle, face, placed), wonBefore(view, owner)).map((words, i) => (
        <p key={placed.completed[i]} className="dock-completes">
          <TypeGlyph type={faceOf(faceIn(placed.completed[i] ?? 0)).type} />
          {say(words)}
        </p>
      ))}
    </>
  );
}

const Line = ({ sign, points, children }: { readonly sign: ReactNode; readonly points: number; readonly children: ReactNode }) => (
  <Fragment>
    <dt>
      {sign}
      <span>{children}</span>
    </dt>
    <dd data-loss={points < 0}>{points < 0 ? `−${-points}` : `+${points}`}</dd>
  </Fragment>
);

/** The symbol that scores this line: the tile's own counts the other room, or the other's counts the tile. */
function LineSign({ line, face, other }: { readonly line: ScoreLine; readonly face: number; readonly other: number }) {
  switch (line.source) {
    case 'printed':
      return <TypeGlyph type={faceOf(face).type} />;
    case 'symbol':
      return <ModeGlyph mode={faceOf(face).symbol?.mode ?? 'connected'} />;
    case 'connected':
    case 'adjacent':
      return <ModeGlyph mode={line.source} />;
    case 'downstairs':
      return <TypeGlyph type={faceOf(other).type} />;
  }
}
