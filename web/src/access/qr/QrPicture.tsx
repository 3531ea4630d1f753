import './qr.css';
import { qrCode } from './qr-code.ts';

interface QrPictureProps {
  readonly text: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
  /** Stands below it. */
  readonly note: string;
}

/** Light places around a code, without which no camera finds it. */
const MARGIN = 4;

/** A text as a QR code, dark on light in every theme; nothing where the text is too long. */
export function QrPicture({ text, label, note }: QrPictureProps) {
  const code = qrCode(text);
  if (!code) return null;
  const size = code.length + 2 * MARGIN;
  const dark = code.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])));
  return (
    <figure className="qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <rect width={size} height={size} className="qr-light" />
        <path d={dark.join('')} className="qr-dark" />
      </svg>
      <figcaption>{note}</figcaption>
    </figure>
  );
}
