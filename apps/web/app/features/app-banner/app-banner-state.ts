import type { AppAddresses } from '@repo/contract'

const KEY = 'appBannerClosedAt'
const DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

type PhoneKind = keyof AppAddresses

/** The platform of a phone, which decides its app store; null for other devices. */
export function phoneKindOf(userAgent: string): PhoneKind | null {
  if (/iPhone|iPod|iPad/.test(userAgent)) return 'ios'
  return /Android/.test(userAgent) ? 'android' : null
}

/** @param closedAt ISO time as it was kept, perhaps by another release; null for never. */
export function isBannerDue(closedAt: string | null, now: Date): boolean {
  const age = now.getTime() - Date.parse(closedAt ?? '')
  // Neither what is no time nor one that is still to come holds it back.
  return !(age >= 0 && age < DAYS * DAY_MS)
}

export function readBannerClosedAt(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function storeBannerClosed(now: Date): void {
  try {
    localStorage.setItem(KEY, now.toISOString())
  } catch {
    // Where nothing is kept, it comes again with the next page.
  }
}
