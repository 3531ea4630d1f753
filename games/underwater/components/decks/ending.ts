import { isRecord } from '@madang/kernel/shapes';

/**
 * The operators that an effect which may happen again and again must not have, or its rules might never end: a slot that performs
 * itself, an action card that makes itself available. Instant cards and rewards happen once, so they may have all.
 */
const AGAIN = ['performSlot', 'refreshAction'] as const;
/** What a permanent card adds happens also in the middle of an action card. */
const ADDED = [...AGAIN, 'useAction'] as const;
/** What these events do may cause these events: their effects may have neither. Sites, structures and cards in hand run out, all else is bounded by them. */
const ENDLESS = ['advanceTo', 'advanceBeyondTop', 'takeSpecial'];
const CAUSING = ['advance', 'drawSpecial'] as const;

/** Where in a record an operator stands that must not: the fields. `isWithinPer`: also a `per` inside a `per`, whose figures multiply. */
function operatorsIn(json: unknown, operators: readonly string[], field: string, isWithinPer = false): readonly string[] {
  if (Array.isArray(json)) return json.flatMap((one, i) => operatorsIn(one, operators, `${field}[${i}]`, isWithinPer));
  if (!isRecord(json)) return [];
  const isPer = json.do === 'per';
  const isWrong = (isPer && isWithinPer) || operators.some((one) => one === json.do);
  const inside = Object.entries(json).flatMap(([name, one]) =>
    operatorsIn(one, operators, field === '' ? name : `${field}.${name}`, isPer || isWithinPer),
  );
  return isWrong ? [`${field}.do`, ...inside] : inside;
}

/** The fields of a card, metropolis or contract whose operators might keep the rules from ending, or whose figures multiply. */
export function endlessFields(json: unknown): readonly string[] {
  if (!isRecord(json)) return [];
  return Object.entries(json).flatMap(([name, one]) => {
    if (name === 'action') return operatorsIn(one, AGAIN, name);
    if (name !== 'permanent') return operatorsIn(one, [], name);
    const event = isRecord(one) && isRecord(one.on) ? one.on.event : undefined;
    return operatorsIn(one, typeof event === 'string' && ENDLESS.includes(event) ? [...ADDED, ...CAUSING] : ADDED, name);
  });
}
