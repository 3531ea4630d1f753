import * as client from 'openid-client';
import type { Config } from '../../../core/config.ts';

/** Where the provider sends browsers back to. */
export const RETURN_PATH = '/api/account/openid/return';

/** Seconds that the provider may take to answer. */
const PATIENCE = 10;

/** What a browser takes along to the provider, and what it must come back with. */
export interface Asking {
  readonly url: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The host's OpenID provider. */
export interface Provider {
  readonly name: string;
  readonly issuer: string;
  ask(): Promise<Asking>;
  /** The provider's name for whoever came back with this query; throws where anything about it is wrong. */
  answered(query: string, expected: Omit<Asking, 'url'>): Promise<string>;
}

/** The provider of these settings: authorization code with PKCE, state and nonce. It is asked about itself when it is first needed. */
export function newProvider({ issuer, clientId, clientSecret, name }: NonNullable<Config['openid']>, publicUrl: string): Provider {
  const redirect = `${publicUrl}${RETURN_PATH}`;
  let known: Promise<client.Configuration> | undefined;
  const configuration = (): Promise<client.Configuration> => {
    const server = new URL(issuer);
    // Settings allow that for this machine alone.
    const execute = server.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    known ??= client.discovery(server, clientId, undefined, authentication(clientSecret), { execute, timeout: PATIENCE });
    known.catch(() => (known = undefined));
    return known;
  };
  return {
    name,
    issuer,
    async ask() {
      const verifier = client.randomPKCECodeVerifier();
      const [state, nonce] = [client.randomState(), client.randomNonce()];
      const challenge = { code_challenge: await client.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' };
      const asked = { redirect_uri: redirect, scope: 'openid', state, nonce, ...challenge };
      return { url: client.buildAuthorizationUrl(await configuration(), asked).href, state, nonce, verifier };
    },
    async answered(query, { state, nonce, verifier }) {
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await client.authorizationCodeGrant(await configuration(), new URL(`${redirect}?${query}`), checks);
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider named nobody');
      return claims.sub;
    },
  };
}

/** As the provider wishes it; what says nothing takes the secret in a header (OpenID Connect Discovery 1.0, 3). */
function authentication(secret: string): client.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const supported = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (supported.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}
