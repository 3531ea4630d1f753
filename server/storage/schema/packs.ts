/** A pack: what owners typed that matches are played with. Its id comes from its content, so it is never changed. */
export interface PackRow {
  id: string;
  game: string;
  /** Its document as canonical JSON. */
  document: string;
  /** The person who brought it first; empty: their account is deleted. */
  person: string;
  at: number;
}
