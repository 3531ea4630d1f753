import { createContext } from 'preact/compat';
import { useContext } from 'preact/hooks';

/** Names the rules of a game and opens their texts. The page around a board provides it. */
export interface Rules {
  /** The title under which the rulebook has a rule. Empty: it has no such rule. */
  titleOf(rule: string): string;
  show(rule: string): void;
}

export const RulesContext = createContext<Rules | null>(null);

interface RuleProps {
  readonly rule: string | null;
}

/** The title of a rule as small print; nothing where no page names rules. The id is for tests alone. */
export function RuleTitle({ rule }: RuleProps) {
  const title = useTitle(rule);
  return title && <small data-rule={rule}>{title}</small>;
}

/** The title of a rule, which opens its text. */
export function RuleLink({ rule }: RuleProps) {
  const rules = useContext(RulesContext);
  const title = useTitle(rule);
  if (!rules || !rule || !title) return null;
  return (
    <button type="button" className="rule-link" data-rule={rule} onClick={() => rules.show(rule)}>
      {title}
    </button>
  );
}

/** Null: there is no title to be shown. */
function useTitle(rule: string | null): string | null {
  const rules = useContext(RulesContext);
  return (rule && rules?.titleOf(rule)) || null;
}
