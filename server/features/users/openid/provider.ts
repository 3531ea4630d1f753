import type { ClientAuth, Configuration } from 'openid-client';
import type { Config } from '../../../core/config.ts';

/** Loaded when somebody signs in by it. */
const library = () => import('openid-client');

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
  let known: Promise<Configuration> | undefined;
  const discover = async (): Promise<Configuration> => {
    const client = await library();
    const server = new URL(issuer);
    // Settings allow that for this machine alone.
    const execute = server.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    return client.discovery(server, clientId, undefined, await authentication(clientSecret), { execute, timeout: PATIENCE });
  };
  const configuration = (): Promise<Configuration> => {
    known ??= discover();
    known.catch(() => (known = undefined));
    return known;
  };
  return {
    name,
    issuer,
    async ask() {
      const client = await library();
      const verifier = client.randomPKCECodeVerifier();
      const [state, nonce] = [client.randomState(), client.randomNonce()];
      const challenge = { code_challenge: await client.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' };
      const asked = { redirect_uri: redirect, scope: 'openid', state, nonce, ...challenge };
      return { url: client.buildAuthorizationUrl(await configuration(), asked).href, state, nonce, verifier };
    },
    async answered(query, { state, nonce, verifier }) {
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const { authorizationCodeGrant } = await library();
      const tokens = await authorizationCodeGrant(await configuration(), new URL(`${redirect}?${query}`), checks);
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider named nobody');
      return claims.sub;
    },
  };
}

/** As the provider wishes it; what says nothing takes the secret in a header (OpenID Connect Discovery 1.0, 3). */
async function authentication(secret: string): Promise<ClientAuth> {
  const client = await library();
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const supported = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (supported.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}
