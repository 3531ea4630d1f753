import { type ComponentType, createElement, use } from 'preact/compat';
import { noted } from './noted.ts';

/** A component that is loaded when it is first drawn, and again where that has failed; a `WhenLoaded` around it holds its place. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const begin = (): Promise<ComponentType<Props>> => {
    const begun = noted(load());
    begun.catch(() => {
      loading = undefined;
    });
    return begun;
  };
  return function Lazy(props: Props) {
    loading ??= begin();
    const Loaded = use(loading);
    return createElement(Loaded, props);
  };
}
