import { Component, type ReactNode } from 'preact/compat';

interface WhenLoadedProps {
  /** Takes the place of the children until they have what they wait for. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface WhenLoadedState {
  readonly waitsFor: PromiseLike<unknown> | null;
  /** Why what it waited for does not come. */
  readonly failure: { readonly reason: unknown } | null;
}

const isPromise = (thrown: unknown): thrown is PromiseLike<unknown> =>
  typeof thrown === 'object' && thrown !== null && 'then' in thrown && typeof thrown.then === 'function';

/** Passes on a promise that `use` has thrown: a boundary of faults is not what waits for it. */
export function onlyFaults(thrown: unknown): void {
  if (isPromise(thrown)) throw thrown;
}

/**
 * Waits for what its children `use`, and draws them anew once it is there; Preact's own Suspense would lose the focus. A part that keeps something
 * stands around it. The boundary around it hears of a failure: children drawn again would ask again.
 */
export class WhenLoaded extends Component<WhenLoadedProps, WhenLoadedState> {
  override state: WhenLoadedState = { waitsFor: null, failure: null };
  private isOpen = true;

  static override getDerivedStateFromError(thrown: unknown): WhenLoadedState {
    if (!isPromise(thrown)) throw thrown;
    return { waitsFor: thrown, failure: null };
  }

  override componentDidCatch(thrown: unknown): void {
    if (!isPromise(thrown)) return;
    const goOn = (failure: WhenLoadedState['failure']): void => {
      if (this.isOpen && this.state.waitsFor === thrown) this.setState({ waitsFor: null, failure });
    };
    thrown.then(
      () => goOn(null),
      (reason: unknown) => goOn({ reason }),
    );
  }

  override componentWillUnmount(): void {
    this.isOpen = false;
  }

  override render(): ReactNode {
    if (this.state.failure) throw this.state.failure.reason;
    return this.state.waitsFor ? this.props.fallback : this.props.children;
  }
}
