import pg from 'pg';

/** What PostgreSQL did for one statement. */
export interface Look {
  readonly asked: string;
  readonly query: string;
  /** Tables of which all rows were read, one after the other. */
  readonly scanned: readonly string[];
  /** Rows that were read, also those that a condition left out then. */
  readonly rows: number;
  /** Pages of the database that were looked at. */
  readonly pages: number;
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly Plan[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isPlan = (value: unknown): value is Plan => isRecord(value) && typeof value['Node Type'] === 'string';

function planOf(rows: readonly unknown[]): Plan {
  const [row] = rows;
  const told = isRecord(row) ? row['QUERY PLAN'] : undefined;
  const first: unknown = Array.isArray(told) ? told[0] : undefined;
  const plan = isRecord(first) ? first.Plan : undefined;
  if (!isPlan(plan)) throw new Error(`not a plan: ${JSON.stringify(rows).slice(0, 200)}`);
  return plan;
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const rowsOf = (node: Plan): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) * node['Actual Loops'];

function lookOf(asked: string, query: string, plan: Plan): Look {
  const nodes = nodesOf(plan);
  const reading = nodes.filter((node) => node['Relation Name'] !== undefined && / Scan$/.test(node['Node Type']));
  // A scan that never began, behind a condition that did not hold, read nothing.
  const scanned = reading.flatMap((node) => (node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0 ? [node['Relation Name'] ?? ''] : []));
  const rows = reading.reduce((sum, node) => sum + rowsOf(node), 0);
  return { asked, query, scanned, rows, pages: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0) };
}

const EXPLAINED = /^\s*(select|insert|update|delete|with)\b/i;
const FALLING_BACK = 'house';
/** Times that the same statement is explained for the same asker's request. */
const TIMES = 2;

/** Explains every statement that this process sends to PostgreSQL. */
export interface PlanReader {
  readonly looks: readonly Look[];
  /** Names the asker and request that later statements belong to. */
  asking(what: string): void;
  /** Nothing is explained meanwhile: what a test itself sends. */
  quietly<T>(work: () => Promise<T>): Promise<T>;
  end(): void;
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[] | undefined;
}

function statementOf(config: unknown): Statement | undefined {
  if (typeof config === 'string') return EXPLAINED.test(config) ? { text: config, values: undefined } : undefined;
  if (!isRecord(config) || typeof config.text !== 'string' || !EXPLAINED.test(config.text)) return undefined;
  return { text: config.text, values: Array.isArray(config.values) ? config.values : undefined };
}

/**
 * Has each statement explained by running it once more just before, with the same values, in a transaction or below a savepoint that is
 * rolled back. So plans are those of that moment, and what they read is counted, not estimated.
 */
export function readPlans(): PlanReader {
  const looks: Look[] = [];
  let asked = 'start';
  let quiet = 0;
  const { query } = pg.Client.prototype;
  const times = new Map<string, number>();
  const isNews = ({ text }: Statement): boolean => {
    const key = `${asked} ${text}`;
    const known = times.get(key) ?? 0;
    times.set(key, known + 1);
    return known < TIMES;
  };
  const within = new WeakSet<pg.Client>();
  const follow = (client: pg.Client, text: string): void => {
    if (/^\s*begin\b/i.test(text) || /^\s*start transaction/i.test(text)) within.add(client);
    if (/^\s*(commit|rollback)\s*;?\s*$/i.test(text)) within.delete(client);
  };
  const explain = async (client: pg.Client, { text, values }: Statement): Promise<void> => {
    const what = asked;
    const open = within.has(client);
    const send = (sql: string, given?: readonly unknown[]): Promise<{ readonly rows: readonly unknown[] }> =>
      Reflect.apply(query, client, [{ text: sql, ...(given && { values: [...given] }) }]);
    await send(open ? `savepoint ${FALLING_BACK}` : 'begin');
    try {
      const { rows } = await send(`explain (analyze, buffers, timing off, format json) ${text}`, values);
      looks.push(lookOf(what, text, planOf(rows)));
    } catch (error) {
      // What a statement is refused for, a key that is taken, its sender hears when it is sent itself.
      if (!(error instanceof pg.DatabaseError)) throw error;
    }
    await send(open ? `rollback to savepoint ${FALLING_BACK}` : 'rollback');
  };
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, client: pg.Client, given: unknown[]) {
      const [config] = given;
      const found = quiet === 0 ? statementOf(config) : undefined;
      const statement = found && isNews(found) ? found : undefined;
      follow(client, typeof config === 'string' ? config : isRecord(config) && typeof config.text === 'string' ? config.text : '');
      const send = (): unknown => Reflect.apply(target, client, given);
      return statement ? explain(client, statement).then(send) : send();
    },
  });
  return {
    looks,
    asking: (what) => {
      asked = what;
    },
    async quietly(work) {
      quiet += 1;
      try {
        return await work();
      } finally {
        quiet -= 1;
      }
    },
    end: () => {
      pg.Client.prototype.query = query;
    },
  };
}
