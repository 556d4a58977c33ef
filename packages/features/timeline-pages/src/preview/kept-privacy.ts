import type { ExcludedPart } from './excluded-parts.ts'
import type { HiddenPlace, Privacy } from './privacy.ts'

export const NO_PRIVACY: Privacy = { hidden: [], dropped: [] }

/** On the device: the server must not learn what is hidden from it. Others who use the device have their own. */
const keyOf = (userId: number) => `mishiori-timeline-privacy-${userId}`

/** What was hidden and left out in earlier imports of this person on this device. */
export function keptPrivacy(userId: number | null): Privacy {
  if (userId === null) return NO_PRIVACY
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null')
    if (!isRecord(stored)) return NO_PRIVACY
    return { hidden: listOf(stored.hidden).filter(isPlace), dropped: listOf(stored.dropped).filter(isPart) }
  } catch {
    return NO_PRIVACY
  }
}

/** @returns whether the device keeps it. */
export function keepPrivacy(userId: number | null, { hidden, dropped }: Privacy): boolean {
  if (userId === null) return false
  try {
    if (hidden.length + dropped.length === 0) localStorage.removeItem(keyOf(userId))
    else localStorage.setItem(keyOf(userId), JSON.stringify({ hidden, dropped }))
    return true
  } catch {
    return false
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const isNumber = (value: unknown): value is number => Number.isFinite(value)

function isPlace(value: unknown): value is HiddenPlace {
  if (!isRecord(value) || typeof value.name !== 'string' || !isNumber(value.radiusMeters)) return false
  const center = listOf(value.center)
  return center.length === 2 && center.every(isNumber)
}

const isPart = (value: unknown): value is ExcludedPart =>
  isRecord(value) && isNumber(value.startMs) && isNumber(value.endMs)
