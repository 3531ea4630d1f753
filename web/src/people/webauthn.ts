import { fail, type Result } from '@madang/kernel';
import type { Person, Problem } from '@madang/wire';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { isPerson } from '../net/api.ts';
import { expect, isRecord, request } from '../net/request.ts';

const hasChallenge = (json: unknown): json is Readonly<Record<string, unknown>> => isRecord(json) && typeof json.challenge === 'string';
const isCreation = (json: unknown): json is PublicKeyCredentialCreationOptionsJSON => hasChallenge(json) && isRecord(json.rp) && isRecord(json.user);
const isAsking = (json: unknown): json is PublicKeyCredentialRequestOptionsJSON => hasChallenge(json) && typeof json.rpId === 'string';

/** Whether this browser makes passkeys for this address: they are tied to a name, so never to a bare number. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);

/** What the browser says where its reader turned away, or where it has no passkey. */
const turnedAway = (error: unknown): Result<never, Problem> =>
  fail({ code: 'no-passkey', details: { reason: error instanceof Error ? error.name : '' } });

/** Lets this person sign in by a passkey of this device (or another that the browser offers); `name`: what it is called here. */
export async function makePasskey(name: string): Promise<Result<unknown, Problem>> {
  const options = expect(await request('POST', '/account/passkeys/options', {}), isCreation);
  if (!options.ok) return options;
  try {
    const { id, response } = await startRegistration({ optionsJSON: options.value });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return await request('POST', '/account/passkeys', { id, name, clientDataJSON, attestationObject, transports });
  } catch (error) {
    return turnedAway(error);
  }
}

/** Signs this browser in by a passkey; the page must be loaded anew then. */
export async function signInByPasskey(bring: boolean): Promise<Result<Person, Problem>> {
  const options = expect(await request('POST', '/account/passkeys/sign-in/options', {}), isAsking);
  if (!options.ok) return options;
  try {
    const { id, response } = await startAuthentication({ optionsJSON: options.value });
    const { clientDataJSON, authenticatorData, signature } = response;
    return expect(await request('POST', '/account/passkeys/sign-in', { id, clientDataJSON, authenticatorData, signature, bring }), isPerson);
  } catch (error) {
    return turnedAway(error);
  }
}

export const removePasskey = (id: string): Promise<Result<unknown, Problem>> => request('DELETE', `/account/passkeys/${encodeURIComponent(id)}`);
