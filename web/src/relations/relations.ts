import type { Problem, Relation } from '@madang/wire';
import { useEffect } from 'preact/hooks';
import { listRelations, relate } from '../net/users.ts';
import { useServer } from '../net/useSession.ts';
import { storeHook } from '../store-hook.ts';

type Kind = Relation['kind'];

interface Relations {
  /** Null before the server's answer. */
  readonly all: readonly Relation[] | null;
  load(): Promise<void>;
  /** Null: neither friend nor blocked any more. Gives the problem, if there was one. */
  relate(person: string, kind: Kind | null): Promise<Problem | undefined>;
}

const useStored = storeHook<Relations>((set, get) => ({
  all: null,
  async load() {
    const found = await listRelations();
    if (found.ok) set({ all: found.value });
  },
  async relate(person, kind) {
    const kept = await relate(person, kind);
    if (!kept.ok) return kept.problem;
    await get().load();
    return undefined;
  },
}));

let loaded: string | null = null;

/** The friends and blocked people of this browser's person. */
export function useRelations(): Relations {
  const { person } = useServer();
  const relations = useStored();
  const { load } = relations;
  const id = person?.id ?? null;
  useEffect(() => {
    if (id === null || loaded === id) return;
    loaded = id;
    void load();
  }, [id, load]);
  return relations;
}
