import { type Argument, BARS, type Bar, type Message, type Refusal, type Shortage } from '../state.ts';
import type { Arguments } from './sayings.ts';

/** How a game words the reasons why it refuses moves. `R`: its reasons, each with the arguments of its text. */
export interface RefusalWords<R> {
  /** Reasons by how far off what they refuse is. The others come later in the match. */
  readonly bars: { readonly [B in Bar]?: readonly (keyof R)[] };
  /** What is short by a reason's figures; undefined where nothing is. */
  readonly short?: (reason: keyof R, figures: Arguments) => Shortage | undefined;
  /** An argument as its text shows it, where a reason names it otherwise. */
  readonly shown?: (name: string, value: Argument) => Argument;
}

/** Makes a game's refusals, with the texts `<game>.refuse.<reason>`. `Ledger`: what the ids of its rules begin with. */
export function refusals<R extends { readonly [K in keyof R]: Arguments }, Ledger extends string>(
  game: string,
  { bars, short, shown }: RefusalWords<R>,
) {
  const barOf = new Map(BARS.flatMap((bar) => (bars[bar] ?? []).map((reason) => [reason, bar] as const)));
  return <K extends keyof R & string>(rule: `${Ledger}-${string}`, reason: K, args: R[K]): Refusal => {
    const figures: Arguments = args;
    const why: Message = { key: `${game}.refuse.${reason}`, args: shown ? mapped(figures, shown) : { ...figures } };
    const lack = short?.(reason, figures);
    const bar = barOf.get(reason);
    if (lack) return { rule, why, short: lack };
    return bar ? { rule, why, bar } : { rule, why };
  };
}

const mapped = (figures: Arguments, shown: (name: string, value: Argument) => Argument): Arguments =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, shown(name, value)]));
