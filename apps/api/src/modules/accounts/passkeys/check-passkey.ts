import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers'
import { AppError } from '../../../platform/app-error.ts'
import type { Passkey } from './passkeys.repository.ts'

/** Our identity for browsers and authenticators. */
export interface RelyingParty {
  /** Host of our address. */
  readonly rpId: string
  readonly origin: string
}

interface Expected {
  readonly party: RelyingParty
  /** Ours, which has been used up. */
  readonly challenge: string
}

/** The challenge that a response refers to; '' when it cannot be read. */
export function challengeOf({ response }: AuthenticationResponseJSON | RegistrationResponseJSON): string {
  try {
    return String(decodeClientDataJSON(response.clientDataJSON).challenge)
  } catch {
    return ''
  }
}

/** @throws {AppError} `passkey.rejected` for any response that does not match the request. */
export async function checkRegistration(
  response: RegistrationResponseJSON,
  { party, challenge }: Expected,
): Promise<WebAuthnCredential> {
  return orRejected(async () => {
    // We do not request attestation. Verifying some kinds would send requests to the manufacturers' servers.
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.response.attestationObject))
    if (attestation.get('fmt') !== 'none') return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.rpId,
    })
    return verified ? registrationInfo.credential : null
  })
}

/** @returns the new count of signatures. @throws {AppError} `passkey.rejected`. */
export async function checkAssertion(
  response: AuthenticationResponseJSON,
  { party, challenge, passkey }: Expected & { readonly passkey: Passkey },
): Promise<number> {
  const { credentialId, publicKey, counter } = passkey
  return orRejected(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.rpId,
      credential: { id: credentialId, publicKey, counter },
    })
    return verified ? authenticationInfo.newCounter : null
  })
}

/** The library throws on invalid responses, with messages that must not be shown to clients. */
async function orRejected<T>(check: () => Promise<T | null>): Promise<T> {
  const checked = await check().catch(() => null)
  if (checked === null) throw new AppError('passkey.rejected')
  return checked
}
