import { useSyncExternalStore } from 'preact/compat';
import { useCallback, useEffect } from 'preact/hooks';
import { createStore, type StateCreator, type StoreApi } from 'zustand/vanilla';

/** A store of the whole page. As a hook it gives its state, or what is picked of it. */
export type StoreHook<State> = StoreApi<State> & {
  (): State;
  <Picked>(pick: (state: State) => Picked): Picked;
};

/** A store's state, or what is picked of it; draws again when that is another value. (The library's own hooks would bring React.) */
export function useStore<State>(store: StoreApi<State>): State;
export function useStore<State, Picked>(store: StoreApi<State>, pick: (state: State) => Picked): Picked;
export function useStore<State, Picked>(store: StoreApi<State>, pick?: (state: State) => Picked): State | Picked {
  const picked = useCallback(() => (pick ? pick(store.getState()) : store.getState()), [store, pick]);
  return useSyncExternalStore(store.subscribe, picked);
}

/** The state of something that is open for as long as the screen is. */
export function useOpen<State>(store: StoreApi<State> & { open(): () => void }): State {
  useEffect(() => store.open(), [store]);
  return useStore(store);
}

/** Makes a store with a hook. */
export function storeHook<State>(initial: StateCreator<State>): StoreHook<State> {
  const store = createStore(initial);
  function useThis(): State;
  function useThis<Picked>(pick: (state: State) => Picked): Picked;
  function useThis<Picked>(pick?: (state: State) => Picked): State | Picked {
    const all: (state: State) => State | Picked = pick ?? ((state) => state);
    return useStore(store, all);
  }
  return Object.assign(useThis, store);
}
