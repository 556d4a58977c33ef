import type { Fix } from './choose-fixes.ts'
import { metersBetween } from './way.ts'

const STAY_METERS = 150
const STAY_MS = 600_000
/** Without a fix for so long, and then elsewhere: how one got there is not known. */
const GAP_MS = 1_800_000

export interface FixRun {
  readonly isStay: boolean
  readonly fixes: readonly Fix[]
}

/**
 * Splits fixes into stays and the ways between them: at least ten minutes within 150 m of the first position are a stay (stay points of
 * Li and others, "Mining user similarity based on location history", 2008). A way begins and ends with a fix of the stays around it.
 */
export function findStays(fixes: readonly Fix[]): readonly FixRun[] {
  const runs: FixRun[] = []
  let wayFrom = 0
  const endWay = (to: number) => {
    for (const way of splitAtGaps(fixes.slice(wayFrom, to + 1))) runs.push({ isStay: false, fixes: way })
  }
  for (let at = 0; at < fixes.length; ) {
    const end = stayEnd(fixes, at)
    if (end === null) {
      at++
      continue
    }
    if (at > wayFrom) endWay(at)
    runs.push({ isStay: true, fixes: fixes.slice(at, end) })
    wayFrom = end - 1
    at = end
  }
  if (wayFrom < fixes.length - 1) endWay(fixes.length - 1)
  return runs
}

/** The index after the last fix of a stay that begins there; null where none does. */
function stayEnd(fixes: readonly Fix[], at: number): number | null {
  const first = fixes[at]
  if (!first) return null
  let end = at + 1
  for (let next = fixes[end]; next && metersBetween(first, next) <= STAY_METERS; next = fixes[end]) end++
  const last = fixes[end - 1]
  return last && last.timeMs - first.timeMs >= STAY_MS ? end : null
}

/** Splits a move where there was no fix for long. The gap becomes a separate move of an unknown type. */
function splitAtGaps(way: readonly Fix[]): readonly (readonly Fix[])[] {
  const parts: (readonly Fix[])[] = []
  let from = 0
  for (const [at, fix] of way.entries()) {
    const before = way[at - 1]
    if (!before || fix.timeMs - before.timeMs <= GAP_MS) continue
    if (at - from >= 2) parts.push(way.slice(from, at))
    parts.push([before, fix].map((end) => ({ ...end, type: 'UNKNOWN_ACTIVITY_TYPE' as const })))
    from = at
  }
  if (way.length - from >= 2) parts.push(way.slice(from))
  return parts
}
