import { Component, type ContextType, type ReactNode } from 'preact/compat';
import { onlyFaults } from '../loading/when-loaded.ts';
import { FaultsContext } from './faults.ts';
import './contained.css';

interface ContainedProps {
  /** The name of the part in reports. */
  readonly part: string;
  /** The position that the part is drawn from: with another one it is tried again. */
  readonly position: unknown;
  /** Takes the part's place; absent: a sentence. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

interface ContainedState {
  readonly position: unknown;
  readonly failed: boolean;
}

/** Keeps a fault inside of one part of the page: the part says so, and everything around it lives on. */
export class Contained extends Component<ContainedProps, ContainedState> {
  static override contextType = FaultsContext;
  declare context: ContextType<typeof FaultsContext>;
  override state: ContainedState = { position: this.props.position, failed: false };

  static override getDerivedStateFromError(error: unknown): Partial<ContainedState> {
    onlyFaults(error);
    return { failed: true };
  }

  static override getDerivedStateFromProps({ position }: ContainedProps, state: ContainedState): ContainedState | null {
    return position === state.position ? null : { position, failed: false };
  }

  override componentDidCatch(error: unknown): void {
    this.context.report(this.props.part, error);
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    if (!this.state.failed) return children;
    return fallback === undefined ? <p className="contained-fault">{this.context.sentence}</p> : fallback;
  }
}
