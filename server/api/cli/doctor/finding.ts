import type { Config } from '../../../core/config.ts';
import type { Variables } from '../../../core/renamed-settings.ts';

/** `fault`: the server does not run so. `warning`: it runs, and something that its host may want does not. */
export type Verdict = 'ok' | 'warning' | 'fault';

/** One thing that was looked at. */
export interface Finding {
  readonly about: string;
  readonly verdict: Verdict;
  /** One sentence; where something is wrong it names the setting and what to do. */
  readonly says: string;
}

/** Looks at one thing and changes nothing; `given`: the variables that the settings were read from. */
export interface Check {
  readonly about: string;
  look(config: Config, given: Variables): Promise<readonly Finding[]>;
}

/** Milliseconds after which something that does not answer counts as absent. */
export const PATIENCE = 8000;

type Say = (says: string) => Finding;

/** Makes findings about one thing. */
export const findings = (about: string): Readonly<Record<Verdict, Say>> => ({
  ok: (says) => ({ about, verdict: 'ok', says }),
  warning: (says) => ({ about, verdict: 'warning', says }),
  fault: (says) => ({ about, verdict: 'fault', says }),
});

/** An error's words on one line. Several attempts of one connection count as the first. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  // `fetch failed` says nothing; its cause does.
  return message === 'fetch failed' && cause !== undefined ? reason(cause) : message.replaceAll('\n', ' ');
}
