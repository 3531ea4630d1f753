import { botSeed } from '@madang/games/daily';
import { type Move, movesInARow, type Seat, seedFor } from '@madang/kernel';
import type { BotLevel } from '@madang/wire';
import type { Thinker, Turn } from '../../core/bot-pool.ts';
import { correctSkew, deadlines, timeLeft } from '../../core/clock/clocks.ts';
import type { Services } from '../../core/services.ts';
import { enqueue, type LiveTable } from '../../matches/broadcast/live.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import { reload } from '../../matches/broadcast/reload.ts';
import { executeCommand, type Sender } from '../../matches/commands/handle.ts';
import { forcedCommand, seatedCommand } from '../../matches/log/clocks.ts';
import type { Fold } from '../../matches/log/fold.ts';
import type { Outcome } from '../../matches/log/outcome.ts';
import type { TableRecord } from '../../matches/model/table.ts';
import { finishJob, type Job, postponeJob, refuseJob } from './queue.ts';

/** Answers that may fail or be refused before any offered move is played. */
const TRIES = 3;
/** The bot that plays for a player whose time has run out. */
const STAND_IN: BotLevel = 'normal';

/** What a job comes to now: an answer to give, a time to wait for, or nothing any more. */
type Task =
  | {
      readonly kind: 'answer';
      readonly turn: Turn;
      readonly sender: Sender & string;
      readonly command: string;
      readonly seq: number;
      readonly any: Move | undefined;
    }
  /** A bot takes the seat. */
  | { readonly kind: 'seat'; readonly command: string }
  | { readonly kind: 'early'; readonly due: number }
  | { readonly kind: 'nothing' };

/** Lets the bot answer, or a stand-in for a player whose time has run out. Done twice it does no harm. */
export async function runJob(services: Services, registry: Registry, thinker: Thinker, job: Job): Promise<void> {
  const live = await registry.open(job.table_id);
  const task = live && (await enqueue(live, () => taskOf(services, live, job)));
  // A match that this server cannot fold may be another's, or a later one's: the job stays.
  if (live && !live.fold) return;
  if (!live || !task || task.kind === 'nothing') return finishJob(services, job);
  if (task.kind === 'early') return postponeJob(services, job, task.due, 0);
  if (task.kind === 'seat') return takeSeat(services, live, job, task.command);
  const move = await answer(services, thinker, task.turn, task.any, job);
  if (move === undefined) return;
  const { sender, seq, command } = task;
  const outcome = await executeCommand(services, live, sender, { seat: job.seat, seq, command, moves: [move] });
  if (outcome.done && !outcome.repeated && sender === 'clock') services.metrics.forced.inc();
  // A player may have answered while the stand-in thought, or be back on the seat.
  await end(services, job, outcome, [sender === 'clock' ? 'stale' : 'not-your-seat']);
}

/** Refusals that say nothing of the job itself, and milliseconds before it is tried again. */
const FOR_NOW: readonly string[] = ['unavailable', 'busy'];
const SOON = 1000;

/** Gives the job back after what was sent for it. `late`: the problems that are none, as somebody was quicker. */
async function end(services: Services, job: Job, outcome: Outcome, late: readonly string[]): Promise<void> {
  if (outcome.done || late.includes(outcome.problem.code)) return postponeJob(services, job, undefined, 0);
  const { problem } = outcome;
  services.log.warn({ job, problem }, 'what a bot or a clock did was refused');
  return FOR_NOW.includes(problem.code) ? postponeJob(services, job, services.time.now() + SOON) : refuseJob(services, job, problem.code);
}

/** Lets a bot play for a player whose time has run out, until they are back. The bot's own job comes with it. */
async function takeSeat(services: Services, live: LiveTable, job: Job, command: string): Promise<void> {
  const outcome = await executeCommand(services, live, 'clock', {
    seat: job.seat,
    seq: 0,
    command,
    moves: [],
    act: { kind: 'sit-in', level: STAND_IN },
  });
  // The player may have answered meanwhile, or another node seated the bot.
  await end(services, job, outcome, ['stale', 'bot-plays']);
}

async function taskOf(services: Services, live: LiveTable, job: Job): Promise<Task> {
  // This node may not have heard yet that the table was started.
  if (services.storage.shared || !live.fold) await reload(services, live);
  const asked = () => live.fold?.open.find((one) => one.seat === job.seat);
  // Nor, alone, of what a host’s command did.
  if (!asked()) await reload(services, live);
  const { fold, record } = live;
  const decision = asked();
  const seat = record.seats[job.seat];
  if (!fold || !decision || !seat || record.status !== 'running' || isEarly(fold, record)) return { kind: 'nothing' };
  const since = fold.since[job.seat] ?? 0;
  const here = { seq: fold.seq, any: decision.moves[0] };
  const turnOf = (level: BotLevel): Turn => {
    const { game, state, log } = fold.match;
    // Nobody who does not know the match's seed can foresee what a bot draws.
    return {
      game: game.name,
      view: game.redact(state, job.seat),
      seat: job.seat,
      made: movesInARow(log, job.seat),
      level,
      shelf: fold.shelf,
      seed: seedOf(fold, record, job.seat),
    };
  };
  // One name for one decision: a job that two nodes do is played once. Names of clients have no blanks.
  const level = fold.standIns[job.seat] ?? seat.level;
  if (level !== null) return { kind: 'answer', sender: 'bot', command: botCommand(job.seat, since), turn: turnOf(level), ...here };
  const now = services.time.now();
  fold.clocks = fold.clocks && correctSkew(fold.clocks, now);
  const left = fold.clocks && timeLeft(fold.clocks, job.seat, now);
  if (left === undefined) return { kind: 'nothing' };
  if (left > 0) return { kind: 'early', due: (fold.clocks && deadlines(fold.clocks).find((one) => one.seat === job.seat)?.due) ?? now + left };
  switch (fold.clocks?.clock.out) {
    case 'wait':
    case undefined:
      return { kind: 'nothing' };
    case 'seat':
      return { kind: 'seat', command: seatedCommand(job.seat, fold.seq) };
    case 'decision':
      break;
  }
  return { kind: 'answer', sender: 'clock', command: forcedCommand(job.seat, since), turn: turnOf(STAND_IN), ...here };
}

/** True while a deal waits for its person: the bot answers after them, so that equal moves meet equal answers. */
const isEarly = ({ open, standIns }: Fold, { deal, seats }: TableRecord): boolean =>
  deal !== null && open.some(({ seat }) => seats[seat]?.kind === 'person' && standIns[seat] === undefined);

const seedOf = ({ seq, log, match }: Fold, { deal }: TableRecord, seat: Seat): string =>
  deal === null ? seedFor(`bot ${seq} ${seat}`, match.seed) : botSeed(log, seat, match.seed);

const botCommand = (seat: Seat, since: number): string => `bot ${seat} ${since}`;

/** The bot's move; after several failures any offered one, so that nobody waits for ever; undefined: try again later. */
async function answer(services: Services, thinker: Thinker, turn: Turn, any: Move | undefined, job: Job): Promise<unknown> {
  if (job.attempts >= TRIES) return any;
  const timer = services.metrics.thinking.startTimer({ level: turn.level });
  services.metrics.asked.inc();
  try {
    return await thinker.think(turn);
  } catch (error) {
    services.log.error({ job, error }, 'a bot did not answer');
    if (job.attempts + 1 >= TRIES) return any;
    await refuseJob(services, job, 'no-answer');
    return undefined;
  } finally {
    timer();
    services.metrics.asked.dec();
  }
}
