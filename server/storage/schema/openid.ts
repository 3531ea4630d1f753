/** Somebody whom the host's OpenID provider knows, by its name for them: a way in for a person. */
export interface OpenidRow {
  issuer: string;
  subject: string;
  person: string;
  created_at: number;
  used_at: number;
}

/** A browser that was sent to the provider and is not back yet. `state`: the hash of what it must bring, on the session that left. */
export interface OpenidAskRow {
  state: string;
  session: string;
  verifier: string;
  nonce: string;
  bring: number;
  until: number;
}
