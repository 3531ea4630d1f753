import type { Translator } from '@madang/text';
import type { TableView } from '@madang/wire';
import type { Scene } from '../../board-context/scene.tsx';
import { seenBy } from '../../play/position.ts';
import type { TableState, TableStore } from '../../play/table.ts';
import type { Guide } from '../guide.ts';
import type { LogTurn } from '../log/log.ts';
import { stepText } from '../prompt/Prompt.tsx';
import { promptOf } from '../prompt/promptOf.ts';
import type { Look } from '../useLook.ts';
import type { Happening, Moment, Sum } from './hearing.ts';

/** What a listener's table is. */
export interface Listening {
  readonly store: TableStore;
  readonly state: TableState;
  readonly table: TableView;
  readonly look: Look;
  readonly turns: readonly LogTurn[];
  /** The reader can save the match. */
  readonly savable: boolean;
}

/** How things stand for a listener; null: something is under way, and what it comes to is said. */
export function momentOf(app: Translator, scene: Scene, { state, table, look, turns, savable }: Listening, guide: Guide | null): Moment | null {
  const { position, sending, eyes, plan } = state;
  // The log comes after the board where the page is busy: what is asked is said together with what led there.
  if (!position || sending || look.logBehind) return null;
  const prompt = promptOf(app, scene, state, table, savable);
  const { text, tone, hint, outcome } = guide?.prompt && prompt.tone !== 'trouble' ? { ...GUIDED, text: guide.prompt } : prompt;
  const steps = look.log.filter(({ by }) => by !== null && by === eyes).length;
  return {
    asked: [text, outcome?.text, hint?.text].filter((part) => part !== undefined).join(' '),
    decision: tone === 'waiting' ? '' : `${steps}.${plan?.steps.length ?? 0}`,
    ...(plan && plan.steps.length > 0 && { tried: stepText(scene, plan, plan.steps.length - 1) }),
    mine: tone !== 'waiting',
    lines: turns.flatMap((turn) => happenings(turn, state)),
    sums: sumsOf(scene, state),
    steps,
  };
}

const GUIDED = { tone: 'waiting', hint: null, outcome: null } as const;

/** A turn's lines; those of others are told when it is over. */
function happenings({ by, lines }: LogTurn, { position, eyes }: TableState): readonly Happening[] {
  const ripe = by === null || by === eyes || position?.waitingFor.includes(by) !== true;
  return lines.map(({ key, text }) => ({ key, text, ripe }));
}

/** The reader's own sums, as confirmed. */
function sumsOf({ kit, words }: Scene, { position, eyes }: TableState): readonly Sum[] {
  const seen = position && eyes !== null ? seenBy(position, eyes) : undefined;
  if (!seen || eyes === null) return [];
  return (kit.wording.sums?.(seen.view, eyes) ?? []).map(({ name, value }) => ({ name: words.say(name), value }));
}
