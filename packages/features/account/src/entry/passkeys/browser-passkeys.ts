import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useSyncExternalStore } from 'react'

const never = () => () => {}
/** Browsers hide it where the connection is not secure. */
const hasWebAuthn = () => typeof PublicKeyCredential === 'function'

/** Whether this browser can use passkeys here; null until that is known, and for ever without scripts. */
export function useHasPasskeys(): boolean | null {
  return useSyncExternalStore(never, hasWebAuthn, () => null)
}

/** Loaded on first use. */
const library = () => import('@simplewebauthn/browser')

/** Has the browser make one. `options` are the API's. @returns the answer as JSON. */
export async function makePasskey(options: unknown): Promise<string> {
  const { startRegistration } = await library()
  return JSON.stringify(await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })) // as the API made them
}

/** Requests a passkey from the browser. With `isAutofill` it offers them in the field of the user name, until another request starts. */
export async function requestPasskey(options: unknown, { isAutofill = false } = {}): Promise<string> {
  const { startAuthentication } = await library()
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON // as above
  return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill }))
}

export async function canAutofillPasskeys(): Promise<boolean> {
  return hasWebAuthn() && (await library()).browserSupportsWebAuthnAutofill()
}

/** Ends what {@link askForPasskey} waits for. */
export async function abortRequests(): Promise<void> {
  const { WebAuthnAbortService } = await library()
  WebAuthnAbortService.cancelCeremony()
}

/** Whether the authenticator holds a passkey of this account already. */
export const isKnownAuthenticator = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError'
