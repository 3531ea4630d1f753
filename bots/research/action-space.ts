import type { Game, Move } from '@madang/kernel';

/** A decision as far as it has been narrowed: the moves that are left, and the actions that chose digits so far. */
export interface Choice {
  readonly moves: readonly Move[];
  readonly digits: readonly number[];
}

/**
 * The actions of a game: whole numbers below `size`. A move of the table is its own id. A move of a large family is chosen digit by digit, one action
 * each; digits without a choice are skipped.
 */
export interface ActionSpace {
  readonly size: number;
  /** The digits of all families; none: no move is chosen by digits. */
  readonly digits: readonly Digit[];
  /** The actions that a choice offers, ascending. */
  offered(choice: Choice): readonly number[];
  /** The choice that an action leaves: one move, or fewer moves and one digit more. Undefined: it is not offered. */
  narrow(choice: Choice, action: number): Choice | undefined;
}

/** A digit of a family's numbers: its place value, its values, and the action that is its value 0. */
interface Digit {
  readonly weight: number;
  readonly size: number;
  readonly first: number;
}

interface FamilyActions {
  readonly start: number;
  readonly digits: readonly Digit[];
}

/** The actions of a game's moves. */
export function actionsOf({ moves }: Game): ActionSpace {
  const table = moves.families[0]?.start ?? moves.size;
  let size = table;
  const families = moves.families.map(({ start, digits }): FamilyActions => {
    let weight = digits.reduce((product, digit) => product * digit, 1);
    return {
      start,
      digits: digits.map((digit) => {
        weight /= digit;
        size += digit;
        return { weight, size: digit, first: size - digit };
      }),
    };
  });
  const actionOf = (id: number, digit: number): number => {
    if (id < table) return id;
    let at = families.length - 1;
    while (at > 0 && (families[at]?.start ?? 0) > id) at--;
    const family = families[at];
    const asked = family?.digits[digit];
    if (!family || !asked) throw new Error(`move ${id} has no digit ${digit}`);
    return asked.first + (Math.floor((id - family.start) / asked.weight) % asked.size);
  };
  const offered = ({ moves: left, digits }: Choice): readonly number[] => {
    if ((left[left.length - 1]?.id ?? 0) < table) return left.map(({ id }) => id);
    // Moves are sorted by id, so equal digits stand together.
    const actions: number[] = [];
    for (const { id } of left) {
      const action = actionOf(id, digits.length);
      if (action !== actions[actions.length - 1]) actions.push(action);
    }
    return actions;
  };
  const narrow = ({ moves: left, digits }: Choice, action: number): Choice | undefined => {
    if (action < table) {
      const move = left.find(({ id }) => id === action);
      return move && { moves: [move], digits };
    }
    const at = digits.length;
    const chosen = left.filter(({ id }) => actionOf(id, at) === action);
    return chosen.length > 0 ? skipped({ moves: chosen, digits: [...digits, action] }) : undefined;
  };
  /** Goes past digits in which all moves that are left agree. */
  const skipped = (choice: Choice): Choice => {
    const [first] = choice.moves;
    if (!first || choice.moves.length === 1) return choice;
    const action = actionOf(first.id, choice.digits.length);
    const agree = action >= table && choice.moves.every(({ id }) => actionOf(id, choice.digits.length) === action);
    return agree ? skipped({ ...choice, digits: [...choice.digits, action] }) : choice;
  };
  return { size, digits: families.flatMap(({ digits }) => digits), offered, narrow };
}
