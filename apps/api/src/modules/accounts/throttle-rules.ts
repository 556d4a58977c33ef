import { PRODUCT_LIMITS } from '@repo/contract'
import type { ThrottleRule } from '../../platform/throttle/throttle.ts'

/** Where a request came from, and by how much limits counted for an address are widened here. */
export interface Caller {
  readonly address: string
  readonly factor: number
}

const { passwordReset } = PRODUCT_LIMITS
const MINUTE = 60
const HOUR = 60 * MINUTE

export function logInRules(email: string, { address, factor }: Caller): ThrottleRule[] {
  const account = email.toLowerCase()
  return [
    { name: 'login account and address', subject: `${account} ${address}`, max: 10, seconds: MINUTE },
    { name: 'login account', subject: account, max: 100, seconds: HOUR },
    { name: 'login address', subject: address, max: 60 * factor, seconds: MINUTE },
  ]
}

/** Instead of those: a browser in which the owner has logged in before is counted for itself, whatever others try elsewhere. */
export function knownDeviceRules(userId: number, device: string): ThrottleRule[] {
  const subject = `${userId} ${device}`
  return [
    { name: 'login device', subject, max: 10, seconds: MINUTE },
    { name: 'login device of an hour', subject, max: 100, seconds: HOUR },
  ]
}

export function signUpRules({ address, factor }: Caller): ThrottleRule[] {
  return [{ name: 'sign-up address', subject: address, max: 20 * factor, seconds: HOUR / 2 }]
}

/** What is let through without a bot check: enough for people whose browsers run no scripts. */
export function signUpsUnchecked({ address, factor }: Caller): ThrottleRule[] {
  return [
    { name: 'unchecked sign-ups of an address', subject: address, max: 3 * factor, seconds: HOUR / 2 },
    { name: 'unchecked sign-ups', subject: '', max: 100 * factor, seconds: HOUR },
  ]
}

/** Refused tries that need no bot check; all further ones come with it. */
export function logInsUnchecked(email: string, { address, factor }: Caller): ThrottleRule[] {
  return [
    { name: 'unchecked log-ins', subject: `${email.toLowerCase()} ${address}`, max: 3, seconds: HOUR / 4 },
    { name: 'unchecked log-ins of an address', subject: address, max: 20 * factor, seconds: HOUR / 4 },
  ]
}

export function resetsUnchecked({ address, factor }: Caller): ThrottleRule[] {
  return [
    { name: 'unchecked resets of an address', subject: address, max: 3 * factor, seconds: HOUR / 2 },
    { name: 'unchecked resets', subject: '', max: 100 * factor, seconds: HOUR },
  ]
}

/** Re-authentication by password: a person who finds an unlocked browser must not be able to guess it. */
export function passwordProofRules(userId: number): ThrottleRule[] {
  const account = String(userId)
  return [
    { name: 'password proof', subject: account, max: 10, seconds: MINUTE },
    { name: 'password proofs of an hour', subject: account, max: 100, seconds: HOUR },
  ]
}

export function dataArchiveRules(userId: number): ThrottleRule[] {
  return [{ name: 'data archive', subject: String(userId), max: 5, seconds: HOUR }]
}

/** For each address alike, whether or not anybody has it. The pause comes first, so that impatience does not use up the hour. */
export function resetPauseRules(email: string): ThrottleRule[] {
  return [{ name: 'reset pause', subject: email.toLowerCase(), max: 1, seconds: passwordReset.pauseSeconds }]
}

export function resetHourRules(email: string): ThrottleRule[] {
  return [{ name: 'reset hour', subject: email.toLowerCase(), max: passwordReset.perHour, seconds: HOUR }]
}

export function resetAddressRules({ address, factor }: Caller): ThrottleRule[] {
  return [{ name: 'reset address', subject: address, max: 20 * factor, seconds: HOUR / 2 }]
}

export function resetTokenRules({ address, factor }: Caller): ThrottleRule[] {
  return [{ name: 'reset token', subject: address, max: 60 * factor, seconds: 10 * MINUTE }]
}

export function verifyRules({ address, factor }: Caller): ThrottleRule[] {
  return [{ name: 'verify address', subject: address, max: 60 * factor, seconds: 10 * MINUTE }]
}

/** Counts both ways, to a provider and back. */
export function authorizationRules({ address, factor }: Caller): ThrottleRule[] {
  return [{ name: 'authorization address', subject: address, max: 120 * factor, seconds: 10 * MINUTE }]
}

export function passkeyRules({ address, factor }: Caller): ThrottleRule[] {
  return [{ name: 'passkey address', subject: address, max: 120 * factor, seconds: 10 * MINUTE }]
}
