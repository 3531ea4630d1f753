import { onlyFaults } from '@madang/board-kit/loading';
import { Component, type ReactNode } from 'preact/compat';
import { reportFault } from '../faults/faults.ts';
import { isMissingPart } from '../reach/parts.ts';
import { MissingPart } from '../wait/MissingPart.tsx';
import { WaysOut } from '../wait/WaysOut.tsx';
import { useWords } from '../words/useWords.tsx';

interface BoundaryState {
  readonly error: unknown;
}

/** Shows what went wrong instead of an empty page. The error also goes to the console and to the server's log. */
export class Boundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: undefined };

  static override getDerivedStateFromError(error: unknown): BoundaryState {
    onlyFaults(error);
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!isMissingPart(error)) reportFault('page', error);
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <Broken error={this.state.error} />;
  }
}

function Broken({ error }: { readonly error: unknown }) {
  const words = useWords();
  if (isMissingPart(error)) return <MissingPart error={error} />;
  return (
    <main className="message-page">
      <h1>{words.text('broken.title')}</h1>
      <p>{words.text('broken.text')}</p>
      <pre className="figures">{error instanceof Error ? error.message : String(error)}</pre>
      <WaysOut />
    </main>
  );
}
