import type { Writable } from 'node:stream';

/** First byte of a frame: a whole text message (RFC 6455, 5.2). */
const TEXT = 0x81;
/** The longest payload whose length stands in the second byte, and the marks of longer ones. */
const SHORT = 125;
const BY_TWO_BYTES = 126;
const BY_EIGHT_BYTES = 127;
const TWO_BYTES = 0xffff;

const LONGEST_HEAD = 10;
/** Bytes in UTF-8 for each UTF-16 unit, at most. */
const WIDEST = 3;

const DRAFT = 65_536;
/** Where frames are written before their size is known: most messages fit, and are written without being measured first. */
let draft = Buffer.allocUnsafeSlow(DRAFT);

/** Sends text messages as the frames of a server, which masks none, by one write. */
export function sendFrames(stream: Writable, texts: readonly string[]): void {
  let most = 0;
  for (const text of texts) most += LONGEST_HEAD + WIDEST * text.length;
  const into = most <= DRAFT ? draft : Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const text of texts) end = writeFrame(into, end, text);
  const frames = into.subarray(0, end);
  const free = stream.writableLength === 0;
  // Behind others the frames must wait, and a draft is far larger than they are.
  stream.write(free ? frames : Buffer.from(frames));
  // Nearly always the system has taken them by now. Where it has not, they are still read from this draft.
  if (free && into === draft && stream.writableLength > 0) draft = Buffer.allocUnsafeSlow(DRAFT);
}

/** Writes one message's frame; gives where it ends. */
function writeFrame(frames: Buffer, at: number, text: string): number {
  const head = headLength(text);
  const length = frames.write(text, at + head);
  frames[at] = TEXT;
  if (head === 2) {
    frames[at + 1] = length;
  } else if (head === 4) {
    frames[at + 1] = BY_TWO_BYTES;
    frames.writeUInt16BE(length, at + 2);
  } else {
    frames[at + 1] = BY_EIGHT_BYTES;
    frames.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + head + length;
}

/** Bytes before the payload; measures the text only where that is in doubt. */
function headLength(text: string): number {
  const most = WIDEST * text.length;
  const sure = most <= SHORT || (text.length > SHORT && most <= TWO_BYTES);
  const length = sure ? most : Buffer.byteLength(text);
  if (length <= SHORT) return 2;
  return length <= TWO_BYTES ? 4 : LONGEST_HEAD;
}
