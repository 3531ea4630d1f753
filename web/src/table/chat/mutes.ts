import { useMemo } from 'preact/hooks';
import { keep, kept } from '../../page/storage.ts';
import { useRelations } from '../../relations/relations.ts';
import { storeHook } from '../../store-hook.ts';

const KEY = 'madang.muted';

const isList = (json: unknown): json is readonly string[] => Array.isArray(json) && json.every((one) => typeof one === 'string');

interface Mutes {
  readonly muted: readonly string[];
  mute(person: string, muted: boolean): void;
}

/** People whose words this browser does not show. */
export const useMutes = storeHook<Mutes>((set, get) => {
  const before = kept(KEY);
  return {
    muted: isList(before) ? before : [],
    mute(person, muted) {
      const others = get().muted.filter((one) => one !== person);
      const now = muted ? [...others, person] : others;
      keep(KEY, now);
      set({ muted: now });
    },
  };
});

/** People whose words are not shown here: muted in this browser, or blocked everywhere. */
export function useSilenced(): readonly string[] {
  const muted = useMutes((mutes) => mutes.muted);
  const { all } = useRelations();
  return useMemo(() => [...muted, ...(all ?? []).flatMap(({ id, kind }) => (kind === 'blocked' ? [id] : []))], [muted, all]);
}
