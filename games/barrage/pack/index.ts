import type { Catalogue, PackEntry, PackForm, PackPlace, PackProblem, PackRecord, TypedEntry } from '@madang/kernel';
import { isRecord } from '@madang/kernel/shapes';
import { contractFields, OPEN_CONTRACTS, type OpenContract } from '../components/packs/index.ts';
import { CONTRACT_TILES, CONTRACTS } from '../rules/index.ts';
import { contractLine } from '../text/effects.ts';
import { pack as texts, words } from '../text/sources.ts';

const IDS: readonly OpenContract[] = ['G05', 'G08', 'Y03', 'Y10'];
const FIRST_LIST = { options: { 'contracts.tileVariant': 'bga' } };

/** What the first list says of a contract, as far as it is asked. */
function ownOf(id: OpenContract): PackRecord {
  const tile = CONTRACT_TILES[CONTRACTS.indexOf(id)];
  const part = OPEN_CONTRACTS[id];
  return tile ? { [part]: tile[part] } : {};
}

const entries: readonly PackEntry[] = IDS.map((id) => ({
  ...{ id, group: 'contracts', name: contractLine(FIRST_LIST, CONTRACTS.indexOf(id)), fields: contractFields(id) },
  ...{ preset: ownOf(id), own: ownOf(id), confidence: 'single-source', isHole: true, proven: [], plain: [] },
}));

function write({ name, version }: { readonly name: string; readonly version: string }, typed: ReadonlyMap<string, TypedEntry>): unknown {
  const contracts = [...typed].map(([id, { record }]) => [id, record]);
  return { format: 'barrage-contracts', name, version, ...(contracts.length > 0 && { contracts: Object.fromEntries(contracts) }) };
}

/** A file does not say what was typed twice, so nothing counts as checked. */
function read(document: unknown): ReadonlyMap<string, TypedEntry> {
  const contracts = isRecord(document) && isRecord(document.contracts) ? document.contracts : {};
  return new Map(
    IDS.flatMap((id) => {
      const record = contracts[id];
      return isRecord(record) ? [[id, { record, isChecked: false }] as const] : [];
    }),
  );
}

const locate = ({ card, field }: PackProblem): PackPlace | undefined => (IDS.some((id) => id === card) ? { entry: card, field } : undefined);

const TAKEN = /^barrage\.(?:structure|area)\.([\w-]+)$/;

/** Texts of the form, with the game's own: names of contracts and of pieces are taken from there. */
async function catalogues(language: string): Promise<Catalogue> {
  const [own, all] = await Promise.all([texts(language), words(language)]);
  const taken = Object.entries(all).flatMap(([key, said]) => {
    const [, thing] = TAKEN.exec(key) ?? [];
    return thing === undefined ? [] : [[`barrage.form.word.${thing}`, said] as const];
  });
  return { ...all, ...Object.fromEntries(taken), ...own };
}

/** What an owner of the box types: the four contracts on which sources differ. */
export const pack: PackForm = { catalogues, entries, write, read, locate };
