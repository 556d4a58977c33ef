import type { DraftEntry, EntryRef } from '../journey-edit.ts'
import type { CutPlan } from './cut-plan.ts'

/** A line that is being cut. */
export interface OpenCut {
  readonly articleId: number
  /** The line; null until one is chosen, and for the main one. */
  readonly objectId: string | null
  /** The entries whose cuts are moved, in order; null for stages that are new. */
  readonly refs: readonly EntryRef[] | null
  /** Null until the line is there. */
  readonly plan: CutPlan | null
}

/** The cuts between stages of one line, as they are; null of what was cut of none. */
export function cutOf(entries: readonly DraftEntry[]): OpenCut | null {
  const [{ article = null } = {}] = entries
  const parts = entries.flatMap(({ part }) => part ?? [])
  const [first, last] = [parts[0], parts.at(-1)]
  if (!article || !first || !last) return null
  return {
    articleId: article.id,
    objectId: first.objectId,
    refs: entries.map(({ ref }) => ref),
    plan: {
      fromMeters: first.fromMeters,
      toMeters: last.toMeters,
      cuts: parts.slice(1).map(({ fromMeters }) => fromMeters),
    },
  }
}

/** Others who use the device have their own. */
const keyOf = (userId: number, journeyId: number) => `mishiori-journey-cut-${userId}-${journeyId}`

/** What was cut and neither taken nor left before the page was gone; null where there is none. */
export function readCut(userId: number, journeyId: number): OpenCut | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId, journeyId)) ?? 'null')
    return isCut(stored) ? stored : null
  } catch {
    return null
  }
}

/** @param cut null once there is nothing to keep. */
export function keepCut(userId: number, journeyId: number, cut: OpenCut | null): void {
  try {
    if (cut === null) localStorage.removeItem(keyOf(userId, journeyId))
    else localStorage.setItem(keyOf(userId, journeyId), JSON.stringify(cut))
  } catch {
    // A device that keeps nothing.
  }
}

function isCut(value: unknown): value is OpenCut {
  if (typeof value !== 'object' || value === null || !('articleId' in value) || !('plan' in value)) return false
  const { articleId, plan } = value
  return typeof articleId === 'number' && (plan === null || isPlan(plan))
}

function isPlan(value: unknown): value is CutPlan {
  if (typeof value !== 'object' || value === null || !('cuts' in value) || !Array.isArray(value.cuts)) return false
  const numbers = [...value.cuts, 'fromMeters' in value && value.fromMeters, 'toMeters' in value && value.toMeters]
  return numbers.every((number) => typeof number === 'number')
}
