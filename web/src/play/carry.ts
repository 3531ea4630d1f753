import type { Decision, Game, Seat } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import type { KeptPlan } from './keeper.ts';
import { asAhead, lostMove, type Plan, planMove, rebase, startPlan } from './plan.ts';
import { type Position, seenBy } from './position.ts';
import { madeBy, type News, type TableState, UNDO_AGAIN, withRevealing } from './state.ts';
import { nextEyes } from './viewer.ts';

/** With a new position: eyes turn to whoever must decide, and the plan is carried over. */
export function arrived(game: Game, now: TableState, position: Position): TableState {
  // A command is under way: its plan stays on the screen until the answer is here.
  if (now.sending) return { ...now, position };
  const { eyes, curtain } = nextEyes(position, now);
  const seen = seenBy(position, eyes);
  const decision = decisionFor(position, eyes);
  const kept = now.plan?.seat === eyes ? now.plan : null;
  const plan = eyes === null || !seen ? null : kept ? rebase(game, kept, seen.view, decision) : startPlan(seen.view, eyes, decision);
  const news = kept && plan ? newsOf(game, kept, plan, seen?.log.at(-1)?.by ?? null) : null;
  const problem = now.problem?.code === UNDO_AGAIN ? null : now.problem;
  return withRevealing({ ...now, position, eyes, curtain, plan, problem, news: news ?? now.news });
}

/** What became of a plan that was carried over to a new position; null: there is nothing to say. `by`: the seat that moved last. */
function newsOf(game: Game, before: Plan, after: Plan, by: Seat | null): News | null {
  if (!before.ahead) {
    const steps = before.steps.length - after.steps.length;
    return steps > 0 ? { kind: 'dropped', steps } : null;
  }
  const found = lostMove(game, before, after);
  const lost = found ? { ...found, by } : null;
  const { ahead, steps, decision } = after;
  if (!ahead && (steps.length > 0 || decision)) return { kind: 'turn', steps: steps.length, lost };
  return lost && { kind: 'cut', steps: steps.length, lost };
}

/** With a whole view that has fewer steps than were known: what was tried of a turn that is gone again is planned. Null: it has not. */
export function steppedBack(game: Game, now: TableState, position: Position): TableState | null {
  const news = takenBackNews(now, position);
  if (!news) return null;
  const plan = takenAway(now.plan, position);
  const next = arrived(game, { ...now, plan }, position);
  const steps = plan !== now.plan && next.plan?.ahead ? (plan?.steps.length ?? 0) : 0;
  return { ...next, news: news.kind === 'takenBack' ? { ...news, steps } : news };
}

/** The plan; what was tried of a turn that another's undo took away is the plan of a turn to come. */
function takenAway(plan: Plan | null, position: Position): Plan | null {
  const isGone = plan !== null && !plan.ahead && plan.steps.length > 0 && !position.over && decisionFor(position, plan.seat) === null;
  return isGone ? asAhead(plan) : plan;
}

/** With the plan that an earlier page left, as far as it can still be made. */
export function resumed(game: Game, now: TableState, left: KeptPlan): TableState {
  if (!now.plan || now.plan.seat !== left.seat) return now;
  const plan = left.moves.reduce((so, id) => {
    const move = so.decision?.moves.find((one) => one.id === id);
    return move ? planMove(game, so, move) : so;
  }, now.plan);
  const steps = left.moves.length - plan.steps.length;
  return { ...now, plan, news: steps > 0 ? { kind: 'dropped', steps } : now.news };
}

/** The news of a whole view that has fewer steps: another seat took its last one back, or all agreed to take several back. */
function takenBackNews({ position, table }: TableState, next: Position): News | null {
  const before = position?.seen[0]?.log ?? [];
  const after = next.seen[0]?.log ?? [];
  const steps = before.length - after.length;
  if (steps > 1) return { kind: 'rewound', steps };
  const by = steps > 0 ? before[after.length]?.by : undefined;
  return by === undefined || by === null || table?.mine.includes(by) ? null : { kind: 'takenBack', by, steps: 0, seq: next.seq };
}

/** With the answer to a command; only the one under way is waited for. */
export function answered(game: Game, now: TableState, command: string, problem: Problem | null): TableState {
  if (now.acting === command) return { ...now, acting: null, problem };
  if (now.sending?.command !== command) return now;
  const made = problem ? null : madeBy(now.sending, now.plan);
  // What is tried of one's own turn is not what was said of a turn to come.
  const isElse = now.sending.type === 'plan' && !now.plan?.ahead;
  // A turn that was sent as another's undo took it away is refused, and planned.
  const left = problem && now.position ? takenAway(now.plan, now.position) : now.plan;
  const next: TableState = { ...now, sending: null, made, problem, plan: problem || isElse ? left : null };
  return now.position ? arrived(game, next, now.position) : next;
}

/** With the screen in the hands of the seat that the curtain waits for. */
export function raised(now: TableState): TableState {
  const { curtain, position } = now;
  const seen = position?.seen.find((one) => one.seat === curtain);
  if (curtain === null || !position || !seen) return now;
  return { ...now, eyes: curtain, curtain: null, plan: startPlan(seen.view, curtain, decisionFor(position, curtain)) };
}

const decisionFor = ({ decisions }: Position, eyes: Seat | null): Decision | null => decisions.find(({ seat }) => seat === eyes) ?? null;
