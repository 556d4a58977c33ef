import type { ThrottleRule } from '../../platform/throttle/throttle.ts'

/** Where a request came from, and by how much limits counted for an address are widened here. */
export interface Caller {
  readonly address: string
  readonly factor: number
}

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

export function signUpRules({ address, factor }: Caller): ThrottleRule[] {
  return [{ name: 'sign-up address', subject: address, max: 20 * factor, seconds: HOUR / 2 }]
}

/** Proving once more who is logged in, by password. */
export function passwordProofRules(userId: number): ThrottleRule[] {
  return [{ name: 'password proof', subject: String(userId), max: 10, seconds: MINUTE }]
}

export function dataArchiveRules(userId: number): ThrottleRule[] {
  return [{ name: 'data archive', subject: String(userId), max: 5, seconds: HOUR }]
}

export function verifyRules({ address, factor }: Caller): ThrottleRule[] {
  return [{ name: 'verify address', subject: address, max: 60 * factor, seconds: 10 * MINUTE }]
}
