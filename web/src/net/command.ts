const BYTES = 16;

/** A fresh name for a command or a match: 32 hex digits. Works on plain http too, where `randomUUID` does not exist. */
export function freshName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
