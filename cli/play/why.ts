import { type Decision, type Move, whyNot } from '@madang/kernel';
import type { Session } from './session.ts';

/** Moves shown for one reason before the rest is only counted. */
const MOST_LABELS = 6;
/** Reasons shown before the rest is only counted. */
const MOST_REASONS = 10;

/**
 * Why moves that one might expect are not offered, reason by reason, with their rules. `wanted`: only moves whose label
 * contains it.
 */
export function explainWhyNot({ terminal, texts, speak, game, wording, match }: Session, decision: Decision, wanted: string): void {
  const view = game.redact(match.state, decision.seat);
  const reasons = new Map<string, string[]>();
  for (const move of game.moves.table) {
    if (!isAkin(decision, move)) continue;
    const refusal = whyNot(game, view, decision.seat, move, decision);
    if (!refusal) continue;
    const label = speak.say(wording.label(view, decision, move));
    if (!label.toLowerCase().includes(wanted.toLowerCase())) continue;
    const reason = `${speak.say(refusal.why)} [${refusal.rule}]`;
    reasons.set(reason, [...(reasons.get(reason) ?? []), label]);
  }
  if (reasons.size === 0) terminal.out(texts.text('cli.play.why.nothing'));
  for (const [reason, labels] of [...reasons].slice(0, MOST_REASONS)) {
    const shown = labels.slice(0, MOST_LABELS).join(', ');
    const more = labels.length - MOST_LABELS;
    terminal.out(more > 0 ? texts.text('cli.play.why.more', { reason, labels: shown, more }) : texts.text('cli.play.why', { reason, labels: shown }));
  }
  if (reasons.size > MOST_REASONS) terminal.out(texts.text('cli.play.why.rest', { count: reasons.size - MOST_REASONS }));
}

/** Moves of the kinds that are asked for. */
const isAkin = (decision: Decision, move: Move): boolean => decision.moves.some(({ kind }) => kind === move.kind);

/** A rule's text: the one named, else the one that the decision stands on. */
export async function explainRule({ terminal, texts, game, wording, match, language }: Session, decision: Decision, named: string): Promise<void> {
  const view = game.redact(match.state, decision.seat);
  const rule = named === '' ? (wording.ruleOf(view, decision) ?? '') : named.toUpperCase();
  const text = (await wording.rulebook(language))[rule];
  terminal.out(text === undefined ? texts.text('cli.play.no-rule', { rule }) : `${rule}: ${text}`);
}
