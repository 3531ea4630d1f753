import { fail, type Result } from '@madang/kernel';
import type { Person, Problem } from '@madang/wire';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { ANY, type Form, record, TEXT } from '../net/forms/form.ts';
import * as forms from '../net/forms/forms.ts';
import { expect, request } from '../net/request.ts';

const CREATION: Form<PublicKeyCredentialCreationOptionsJSON> = { shape: { challenge: TEXT, rp: record(ANY), user: record(ANY) } };
const ASKING: Form<PublicKeyCredentialRequestOptionsJSON> = { shape: { challenge: TEXT, rpId: TEXT } };

/** Whether this browser makes passkeys for this address: they are tied to a name, so never to a bare number. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);

/** What the browser says where its reader turned away, or where it has no passkey. */
const turnedAway = (error: unknown): Result<never, Problem> =>
  fail({ code: 'no-passkey', details: { reason: error instanceof Error ? error.name : '' } });

/** Lets this person sign in by a passkey of this device (or another that the browser offers); `name`: what it is called here. */
export async function makePasskey(name: string): Promise<Result<unknown, Problem>> {
  const options = expect(await request('POST', '/account/passkeys/options', {}), CREATION);
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
  const options = expect(await request('POST', '/account/passkeys/sign-in/options', {}), ASKING);
  if (!options.ok) return options;
  try {
    const { id, response } = await startAuthentication({ optionsJSON: options.value });
    const { clientDataJSON, authenticatorData, signature } = response;
    return expect(await request('POST', '/account/passkeys/sign-in', { id, clientDataJSON, authenticatorData, signature, bring }), forms.Person);
  } catch (error) {
    return turnedAway(error);
  }
}

export const removePasskey = (id: string) => request('DELETE', `/account/passkeys/${encodeURIComponent(id)}`);
