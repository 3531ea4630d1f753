import { type ComponentType, createElement, use } from 'preact/compat';
import { noted } from './noted.ts';

/** A component that is loaded when it is first drawn; a `WhenLoaded` around it holds its place. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  return function Lazy(props: Props) {
    loading ??= noted(load());
    const Loaded = use(loading);
    return createElement(Loaded, props);
  };
}
