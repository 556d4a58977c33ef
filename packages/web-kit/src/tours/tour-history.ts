import { TOUR_IDS, type TourId, type TutorialRecord } from '@repo/contract'

const KEY = 'tours'

interface Done {
  /** ISO time in UTC. */
  readonly at: string
  /** Whether an account has it: what one person has done on this device is not told of the next one who logs in. */
  readonly isTold: boolean
}

/** The tours as this device knows them. */
export interface TourHistory {
  readonly done: Readonly<Partial<Record<TourId, Done>>>
  /** Those whose offer was put away. */
  readonly declined: readonly TourId[]
}

export const NO_HISTORY: TourHistory = { done: {}, declined: [] }

/** @param text as {@link writeTourHistory} gives it, perhaps of another release. What is not understood counts as not there. */
export function readTourHistory(text: string | null): TourHistory {
  const stored = parse(text)
  const done = TOUR_IDS.flatMap((id) => {
    const entry = isRecord(stored.done) ? stored.done[id] : undefined
    if (!isRecord(entry) || typeof entry.at !== 'string' || Number.isNaN(Date.parse(entry.at))) return []
    return [[id, { at: entry.at, isTold: entry.isTold === true }] as const]
  })
  const declined = Array.isArray(stored.declined) ? stored.declined : []
  return { done: Object.fromEntries(done), declined: TOUR_IDS.filter((id) => declined.includes(id)) }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return isRecord(stored) ? stored : {}
  } catch {
    return {}
  }
}

/** With tours that are finished now. The first time is kept. */
export function withDone(history: TourHistory, ids: readonly TourId[], now: Date): TourHistory {
  const added = ids
    .filter((id) => history.done[id] === undefined)
    .map((id) => [id, { at: now.toISOString(), isTold: false }] as const)
  return { ...history, done: { ...history.done, ...Object.fromEntries(added) } }
}

export function withDeclined(history: TourHistory, id: TourId): TourHistory {
  return { ...history, declined: [...new Set([...history.declined, id])] }
}

/** Completed tours that the account does not have yet; null if none. */
export function notShown({ done }: TourHistory): { ids: TourId[]; times: Partial<Record<TourId, string>> } | null {
  const ids = TOUR_IDS.filter((id) => done[id]?.isTold === false)
  if (ids.length === 0) return null
  return { ids, times: Object.fromEntries(ids.map((id) => [id, done[id]?.at])) }
}

export function withShown(history: TourHistory, ids: readonly TourId[]): TourHistory {
  const done = TOUR_IDS.flatMap((id) => {
    const entry = history.done[id]
    return entry ? [[id, ids.includes(id) ? { ...entry, isTold: true } : entry] as const] : []
  })
  return { ...history, done: Object.fromEntries(done) }
}

/** Completed on this device or, for logged-in users, on another one. */
export function doneTours(history: TourHistory, tutorial: TutorialRecord | undefined): readonly TourId[] {
  return TOUR_IDS.filter((id) => history.done[id] !== undefined || tutorial?.[id] !== undefined)
}

/** Where browsers keep nothing, a tour is offered again. */
export function readStoredTours(): TourHistory {
  return readTourHistory(storedText())
}

export function storeTours(history: TourHistory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(history))
  } catch {
    // Full, or forbidden: it holds for this page.
  }
}

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
