import { fail, ok, type PackProblem, type Result } from '@madang/kernel';
import { isRecord, type Misfit, misfits } from '@madang/kernel/shapes';
import { CONTRACT_TILES } from '../contracts.ts';
import type { Effect } from '../effects.ts';
import { contractFields, OPEN_CONTRACTS, type OpenContract, PARTS_MAX } from './shapes.ts';

/** What is typed of one contract. */
interface TypedContract {
  readonly requires?: number;
  readonly reward?: readonly Effect[];
}

/** Contracts as an owner types them; one that is left out is as the first list has it. */
export interface ContractsDocument {
  readonly format: 'barrage-contracts';
  readonly name: string;
  readonly version: string;
  readonly contracts?: Readonly<Partial<Record<OpenContract, TypedContract>>>;
}

/** What all contracts require and give, by number. */
export interface Contracts {
  readonly name: string;
  readonly version: string;
  readonly requires: readonly number[];
  readonly rewards: readonly (readonly Effect[])[];
}

/** Every problem that a pack of Barrage can have: its text is `barrage.pack.<code>`. */
type Problem = PackProblem & { readonly code: Misfit['code'] | 'too-many-parts' | 'unfit-part' };

const FIELDS = ['format', 'name', 'version', 'contracts'];
const IDS = Object.keys(OPEN_CONTRACTS);
const isOpen = (id: string): id is OpenContract => IDS.includes(id);

const problem = (code: Problem['code'], card: string, field: string, allowed: readonly (string | number)[] = []): Problem => ({
  code,
  card,
  field,
  allowed: allowed.map(String),
});

/** Only a base keeps to areas, only a conduit to a value. */
function unfitParts(reward: unknown, card: string): readonly Problem[] {
  if (!Array.isArray(reward)) return [];
  const unfit = reward.flatMap((part: unknown, i): readonly Problem[] => {
    if (!isRecord(part) || part.do !== 'buildFree') return [];
    const wrong = [...(part.piece === 'base' ? [] : ['areas']), ...(part.piece === 'conduit' ? [] : ['maxValue'])];
    return wrong.flatMap((field) => (part[field] === undefined ? [] : [problem('unfit-part', card, `reward[${i}].${field}`)]));
  });
  return reward.length > PARTS_MAX ? [...unfit, problem('too-many-parts', card, 'reward', [PARTS_MAX])] : unfit;
}

function contractProblems(json: unknown, id: string): readonly Problem[] {
  if (!isOpen(id)) return [problem('unknown-field', id, 'contracts', IDS)];
  const found = misfits(contractFields(id), json, '').map((one) => problem(one.code, id, one.field, one.allowed));
  return isRecord(json) ? [...found, ...unfitParts(json.reward, id)] : found;
}

/** Everything that is wrong with a document. */
function documentProblems(json: unknown): readonly Problem[] {
  if (!isRecord(json)) return [problem('not-a-record', '', '', FIELDS)];
  const { contracts } = json;
  return [
    ...Object.keys(json).flatMap((name) => (FIELDS.includes(name) ? [] : [problem('unknown-field', '', name, FIELDS)])),
    ...(json.format === 'barrage-contracts' ? [] : [problem('not-one-of', '', 'format', ['barrage-contracts'])]),
    ...['name', 'version'].flatMap((field) => (typeof json[field] === 'string' ? [] : [problem('missing', '', field)])),
    ...(contracts !== undefined && !isRecord(contracts) ? [problem('not-a-record', '', 'contracts', IDS)] : []),
    ...(isRecord(contracts) ? Object.entries(contracts).flatMap(([id, one]) => contractProblems(one, id)) : []),
  ];
}

const isDocument = (json: unknown): json is ContractsDocument => documentProblems(json).length === 0;

function contractsFrom({ name, version, contracts = {} }: ContractsDocument): Contracts {
  const typed: Readonly<Record<string, TypedContract | undefined>> = contracts;
  return Object.freeze({
    name,
    version,
    requires: CONTRACT_TILES.map(({ id, requires }) => typed[id]?.requires ?? requires),
    rewards: CONTRACT_TILES.map(({ id, reward }) => typed[id]?.reward ?? reward),
  });
}

/** Reads contracts; refuses with everything that is wrong with them, contract by contract. */
export const parseContracts = (json: unknown): Result<Contracts, readonly PackProblem[]> =>
  isDocument(json) ? ok(contractsFrom(json)) : fail(documentProblems(json));
