import './log.css';
import { hasSameLook, RuleLink } from '@madang/board-kit';
import { WhenLoaded } from '@madang/board-kit/loading';
import type { Language, Seat } from '@madang/kernel';
import { type MouseEvent, memo, type ReactNode, use } from 'preact/compat';
import { useMemo, useRef, useState } from 'preact/hooks';
import { SeatMark } from '../../art/SeatMark.tsx';
import { useScene } from '../../board-context/scene.tsx';
import { useClocks } from '../../clock/useLeft.ts';
import { loadRulebook } from '../../words/loaded-game.ts';
import { useWords } from '../../words/useWords.tsx';
import { CopyLink } from '../lines/CopyLink.tsx';
import { Reactions } from '../lines/Reactions.tsx';
import { useFollowing } from '../lines/useFollowing.ts';
import { whenSaid } from '../lines/when.ts';
import { You } from '../lines/You.tsx';
import { follows, type LogLine, type LogTurn } from './log.ts';

interface LogProps {
  /** The turns of the match, the first first. */
  readonly turns: readonly LogTurn[];
  readonly eyes: Seat | null;
  /** The steps whose state can be shown. */
  readonly known: (seq: number) => boolean;
  readonly link: ((step: number) => string) | null;
  readonly at: number | null;
  onLook(seq: number): void;
  /** Shows the present again; absent: the log ends at what is shown. */
  onNow?: (() => void) | undefined;
}

/** Turns that lie open: about a round of the table, so that one's own last turn does not fold while others play. */
const OPEN_TURNS = 6;

/** What happened, oldest first: turn by turn, a line for each thing that happened. Each line opens to its rule and to the state after it. */
export const LogPanel = memo(function LogPanel({ turns, eyes, known, link, at, onLook, onNow }: LogProps) {
  const app = useWords();
  const list = useRef<HTMLOListElement>(null);
  useFollowing(list, turns);
  if (turns.length === 0) return <p className="empty">{app.text('log.empty')}</p>;
  const times = timesOf(turns, app.language, Date.now());
  return (
    <ol ref={list} className="log" aria-label={app.text('log.label')}>
      {turns.map((turn, i) => (
        <Turn
          key={turn.ofItself ? `${turn.from}+` : turn.from}
          turn={turn}
          eyes={eyes}
          time={times[i] ?? null}
          heardFrom={(turns[i - 1]?.to ?? 0) + 1}
          newest={i >= turns.length - OPEN_TURNS}
          known={known}
          link={link}
          at={at}
          onLook={onLook}
          onNow={onNow}
        />
      ))}
    </ol>
  );
});

/** When each turn began, in words; null where nobody knows, or where the turn before says the same. */
function timesOf(turns: readonly LogTurn[], language: Language, now: number): readonly (string | null)[] {
  const times = turns.map(({ lines: [first] }) => (first?.at === undefined ? null : whenSaid(language, first.at, now)));
  return times.map((time, i) => (time === times[i - 1] ? null : time));
}

/** The mark of the seat that a line is about; a gap where it is nobody's. */
export const LogMark = ({ by }: { readonly by: Seat | null }) => (by === null ? <span className="log-mark" /> : <SeatMark seat={by} size={16} />);

interface TurnProps extends Omit<LogProps, 'turns'> {
  readonly turn: LogTurn;
  readonly time: string | null;
  /** The first step whose reactions stand here: others may count a step to this turn that told the reader nothing. */
  readonly heardFrom: number;
  /** One of the last: it lies open until somebody folds it. */
  readonly newest: boolean;
}

/** True if a turn shows the same: of the steps that are known only those of its own lines count. */
function isSameTurn({ turn: before, known: knew, ...last }: TurnProps, { turn, known, ...now }: TurnProps): boolean {
  const { lines, ...span } = turn;
  const { lines: had, ...was } = before;
  return (
    hasSameLook(last, now) &&
    hasSameLook(was, span) &&
    lines.length === had.length &&
    lines.every((line, i) => line === had[i] && known(line.seq) === knew(line.seq))
  );
}

/** A turn: its first line with its time, and the others where it is unfolded. */
const Turn = memo(function Turn({ turn, eyes, time, heardFrom, newest, known, link, at, onLook, onNow }: TurnProps) {
  const forced = useClocks()?.forced;
  const [unfolded, unfold] = useState<boolean | null>(null);
  const { lines } = turn;
  const open = unfolded ?? (newest || lines.some(({ seq }) => forced?.has(seq)));
  // The same element as before: a line is drawn again only when something of it has changed.
  const head = useMemo(() => <TurnHead time={time} more={lines.length - 1} open={open} onFold={() => unfold(!open)} />, [time, lines.length, open]);
  return (
    <li className="log-turn" data-here={!open && at !== null && turn.from <= at && at <= turn.to}>
      <ol>
        {(open ? lines : lines.slice(0, 1)).map((line, i) => (
          <LogItem
            key={line.key}
            line={line}
            isMine={line.due !== undefined && line.due.seat === eyes}
            isFollowing={follows(lines, i)}
            canLook={known(line.seq)}
            here={line.seq === at}
            forced={forced?.get(line.seq) ?? null}
            link={link}
            onLook={onLook}
            onNow={onNow}
          >
            {i === 0 ? head : null}
          </LogItem>
        ))}
      </ol>
      {turn.to < 1 || heardFrom > turn.to ? null : <Reactions about="step" line={turn.to} from={heardFrom} to={turn.to} adds={open && newest} />}
    </li>
  );
}, isSameTurn);

interface TurnHeadProps {
  readonly time: string | null;
  /** Lines besides the first. */
  readonly more: number;
  readonly open: boolean;
  onFold(): void;
}

/** Beside the first line of a turn: when it began, and what folds its other lines. */
function TurnHead({ time, more, open, onFold }: TurnHeadProps) {
  const app = useWords();
  return (
    <>
      {time === null ? null : <time>{time}</time>}
      {more > 0 ? (
        <button type="button" className="log-fold" aria-expanded={open} onClick={onFold}>
          {app.text(open ? 'log.fold' : 'log.unfold', { count: more })}
        </button>
      ) : null}
    </>
  );
}

interface ItemProps extends Pick<LogProps, 'link' | 'onLook' | 'onNow'> {
  readonly line: LogLine;
  /** It brings the reader something, or costs them something, that another did. */
  readonly isMine: boolean;
  /** The line before it is about the same player. */
  readonly isFollowing: boolean;
  readonly canLook: boolean;
  readonly here: boolean;
  /** The seat that it was played for, because its time had run out. */
  readonly forced: Seat | null;
  /** Beside the line. */
  readonly children: ReactNode;
}

const LogItem = memo(function LogItem({ line, isMine, isFollowing, canLook, here, forced, link, children, onLook, onNow }: ItemProps) {
  const words = useWords();
  const { seats } = useScene();
  return (
    <li data-here={here}>
      <details name="log">
        <summary>
          <LogMark by={isFollowing ? null : line.by} />
          <span>
            {isFollowing ? <Following line={line} /> : line.text}
            {isMine && line.due ? <You due={[line.due.text]} /> : null}
            {forced === null ? null : <small className="log-forced">{words.text('clock.playedFor', { name: seats[forced]?.name ?? '' })}</small>}
          </span>
        </summary>
        <div className="log-more">
          {line.rule === null ? null : (
            <p>
              <RuleLink rule={line.rule} />{' '}
              <WhenLoaded fallback={null}>
                <RuleText rule={line.rule} />
              </WhenLoaded>
            </p>
          )}
          {canLook && (onNow || !here) ? <LookButton {...{ line, here, onLook, onNow }} /> : null}
          {link ? <CopyLink label={words.text('log.copyLink')} address={() => link(line.seq)} /> : null}
        </div>
      </details>
      {children}
    </li>
  );
});

/** The way to the state after a line, and from there to the present. */
function LookButton({ line, here, onLook, onNow }: Pick<ItemProps, 'line' | 'here' | 'onLook' | 'onNow'>) {
  const words = useWords();
  const look = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // Without a way back the button goes, and the focus would with it.
    if (!onNow) currentTarget.closest('details')?.querySelector('summary')?.focus();
    onLook(line.seq);
  };
  return (
    <button type="button" className="small" onClick={here ? onNow : look}>
      {words.text(here ? 'log.now' : 'log.look')}
    </button>
  );
}

/** A line after one of the same player: those who listen hear it whole. */
const Following = ({ line: { text, named } }: Pick<ItemProps, 'line'>) => (
  <>
    <span className="unseen">{text.slice(0, named)}</span>
    <span className="log-following">{text.slice(named)}</span>
  </>
);

/** The ids of other rules in a rule's text, and what stands between them. */
const PARTS = /(?<cited>[A-Z]{3}-[A-Z]+-\d{2})|(?:(?![A-Z]{3}-[A-Z]+-\d{2}).)+/gs;

/** A rule's text in the reader's language. Another rule that it cites is linked by its title. */
export function RuleText({ rule }: { readonly rule: string }) {
  const { kit, words } = useScene();
  const rulebook = use(loadRulebook(kit.wording, kit.game.name, words.language));
  const parts = [...(rulebook[rule] ?? '').matchAll(PARTS)];
  return <span>{parts.map(({ index, 0: part, groups }) => (groups?.cited ? <RuleLink key={index} rule={part} /> : part))}</span>;
}
