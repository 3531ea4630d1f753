import { usePiece } from '../table.tsx';

interface ActionButtonProps {
  readonly piece: 'done' | 'decline';
  readonly label: string;
}

/** An answer that lies on no piece, as a button where it is looked for; nothing while it is no answer. */
export function ActionButton({ piece, label }: ActionButtonProps) {
  const target = usePiece(piece, label);
  if (!('data-lit' in target)) return null;
  return (
    <span className="action" {...target}>
      {label}
    </span>
  );
}
