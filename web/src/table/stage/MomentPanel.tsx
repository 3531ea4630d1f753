import { giveFocusBack, RuleLink } from '@madang/board-kit';
import { inPlace } from '@madang/board-kit/in-place';
import type { MomentReason, MomentRow, Seat, State } from '@madang/kernel';
import type { LogEntry } from '@madang/wire';
import type { CSSProperties, RefObject } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import { SeatMark } from '../../art/SeatMark.tsx';
import { colourOf } from '../../art/seats.ts';
import { useScene } from '../../board-context/scene.tsx';
import type { ShownMoment } from '../../play/director.ts';
import { ACT_MS } from '../../play/pace.ts';
import { useSettings, useStill } from '../../settings/store.ts';
import { useWords } from '../../words/useWords.tsx';
import { pressedOn } from '../keys/keys.ts';
import { glanceAt } from '../log/deeds.ts';
import { BETWEEN, type LogTurn, turnsOf } from '../log/log.ts';
import './moment.css';

interface MomentProps {
  readonly moment: ShownMoment;
  /** The turns that are on the screen: the last is that of the moment's act, if its player had done something before. */
  readonly turns: readonly LogTurn[];
  /** Any view of the match. */
  readonly view: State | null;
  readonly eyes: Seat | null;
  onNext(): void;
}

/** How long all is told before a panel that does not wait closes by itself. */
const READ_MS = 6000;

/** A great moment: what each source brings each player is counted up, one source after the other; then it waits for a press. */
export function MomentPanel({ moment, turns, view, eyes, onNext }: MomentProps) {
  const app = useWords();
  const { words, seats } = useScene();
  const { rows, before, means, reasons = [], act } = moment;
  const told = useTelling(rows.length);
  const button = useRef<HTMLButtonElement>(null);
  useNext(button, told === rows.length, onNext);
  const body = useFollowing(told, rows.length);
  const shown = rows.slice(0, told);
  const totals = before.map((points, seat) => points + sumOf(shown, seat));
  const most = Math.max(1, ...before.map((points, seat) => points + sumOf(rows, seat)));
  return (
    <div className="moment">
      <section className="moment-panel" role="dialog" aria-modal="true" aria-labelledby="moment-title">
        <h2 id="moment-title">{words.say(moment.title)}</h2>
        <div ref={body} className="moment-body">
          {act && view ? <Act act={act} before={turns.at(-1)} view={view} /> : null}
          <div className="moment-columns" aria-hidden="true">
            {seats.map(({ seat, name }) => (
              <div key={seat} className="moment-column" data-mine={seat === eyes}>
                <Total points={totals[seat] ?? 0} />
                <div className="moment-bar" style={barOf(seat, (totals[seat] ?? 0) / most)} />
                <span>
                  <SeatMark seat={seat} size={18} /> {name}
                </span>
              </div>
            ))}
          </div>
          {rows.length > 0 ? <Rows rows={rows} told={told} /> : null}
          {eyes !== null && told === rows.length && rows.length > 0 ? <Mine rows={rows} seat={eyes} /> : null}
          {told === rows.length ? inPlace(means, (message) => <p className="moment-means">{words.say(message)}</p>) : null}
          {told === rows.length ? inPlace(reasons, (reason) => <Reason {...reason} />) : null}
        </div>
        <div className="buttons">
          <button ref={button} type="button" className="primary" aria-keyshortcuts="Enter" onClick={onNext}>
            {app.text('moment.next')}
          </button>
        </div>
      </section>
    </div>
  );
}

/** Why what comes is so, with the way to its rule. */
function Reason({ text, rule }: MomentReason) {
  const { words } = useScene();
  return (
    <p className="moment-reason">
      {words.say(text)} <RuleLink rule={rule} />
    </p>
  );
}

interface ActProps {
  readonly act: LogEntry;
  /** The turn before it: its own, where somebody did several things. */
  readonly before: LogTurn | undefined;
  readonly view: State;
}

/** The turn of another player that brought the moment about. */
function Act({ act, before, view }: ActProps) {
  const { kit, words } = useScene();
  const turn = turnsOf(kit.wording, words, [act], view).find(({ by }) => by === act.by);
  if (!turn || act.by === null) return null;
  const earlier = before?.by === act.by ? before.lines : [];
  const glance = glanceAt({ ...turn, lines: [...earlier, ...turn.lines] });
  return (
    <p className="moment-act">
      <SeatMark seat={act.by} size={18} /> {glance && [glance.before, glance.deed, glance.after].filter((part) => part !== '').join(BETWEEN)}
    </p>
  );
}

const sumOf = (rows: readonly MomentRow[], seat: Seat): number => rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);

const barOf = (seat: Seat, share: number): CSSProperties => ({ background: colourOf(seat), transform: `scaleY(${Math.max(0.03, share)})` });

/** Each seat's share of each source; what has not been told yet has its place already. */
function Rows({ rows, told }: { readonly rows: readonly MomentRow[]; readonly told: number }) {
  const { words, seats } = useScene();
  return (
    <div className="moment-rows">
      <table>
        <tbody>
          {inPlace(rows, (row, i) => (
            <tr data-told={i < told} data-now={i === told - 1}>
              <th scope="row">{words.say(row.source)}</th>
              {seats.map(({ seat, name }) => (
                <td key={seat}>
                  <span className="unseen">{name} </span>
                  <Share row={row} seat={seat} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Share({ row, seat }: { readonly row: MomentRow; readonly seat: Seat }) {
  const app = useWords();
  const { words } = useScene();
  const points = row.points[seat] ?? 0;
  const note = row.notes[seat] ?? null;
  // A dash would read as a figure that is still being counted.
  if (points === 0 && note === null) return <span className="moment-nothing">{app.text('chart.tick', { points: 0 })}</span>;
  return (
    <>
      {note === null ? null : <small>{words.say(note)}</small>}
      {points === 0 ? null : <b>{app.text('moment.gained', { points })}</b>}
    </>
  );
}

/** What it all brings the reader, in one line; nothing where one source brings it, which the table says. */
function Mine({ rows, seat }: { readonly rows: readonly MomentRow[]; readonly seat: Seat }) {
  const app = useWords();
  const { words } = useScene();
  const parts = rows.flatMap(({ source, points }) => {
    const some = points[seat] ?? 0;
    return some === 0 ? [] : [app.text('moment.part', { source: words.say(source), points: some })];
  });
  return parts.length < 2 ? null : <p className="moment-mine">{app.text('moment.mine', { points: sumOf(rows, seat), parts: app.list(parts) })}</p>;
}

/** A total that counts to its new figure. */
function Total({ points }: { readonly points: number }) {
  const app = useWords();
  const still = useStill();
  const [shown, show] = useState(points);
  const near = still ? points : shown;
  useEffect(() => {
    if (near === points) return undefined;
    const step = Math.max(1, Math.ceil(Math.abs(points - near) / STEPS_LEFT));
    const timer = window.setTimeout(() => show(near + Math.sign(points - near) * step), COUNT_MS);
    return () => window.clearTimeout(timer);
  }, [near, points]);
  return <strong>{app.text('moment.total', { points: near })}</strong>;
}

const COUNT_MS = 40;
const STEPS_LEFT = 12;

/** How many sources have been told. */
function useTelling(count: number): number {
  const still = useStill();
  const pace = useSettings((settings) => settings.pace);
  const [told, tell] = useState(still ? count : 0);
  useEffect(() => {
    if (told >= count) return undefined;
    const timer = window.setTimeout(() => tell(told + 1), Math.max(ACT_MS[pace], ACT_MS.brisk) * (told === 0 ? 0.4 : 0.8));
    return () => window.clearTimeout(timer);
  }, [told, count, pace]);
  return told;
}

/** Keeps what is being told in sight where not all has room: the row, and after the last one the totals, which head the columns. */
function useFollowing(told: number, count: number): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (told < count) body.current?.querySelector('[data-now="true"]')?.scrollIntoView({ block: 'nearest' });
    else body.current?.scrollTo(0, 0);
  }, [told, count]);
  return body;
}

/** Focus goes to the button, but from no line that is being written; Enter and Escape press it wherever else the focus is; where the reader wishes it, time does. */
function useNext(button: { readonly current: HTMLButtonElement | null }, isTold: boolean, onNext: () => void): void {
  const goesOn = useSettings((settings) => settings.moments === 'go');
  const latest = useRef(onNext);
  useEffect(() => {
    latest.current = onNext;
  });
  useEffect(() => {
    const before = document.activeElement;
    if (pressedOn(before) !== 'text') button.current?.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent): void => {
      if (pressedOn(event.target) === 'text') return;
      if (event.key === 'Tab') return;
      event.stopPropagation();
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      if ((before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected) giveFocusBack(before);
    };
  }, [button]);
  useEffect(() => {
    if (!isTold || !goesOn) return undefined;
    const timer = window.setTimeout(() => latest.current(), READ_MS);
    return () => window.clearTimeout(timer);
  }, [isTold, goesOn]);
}
