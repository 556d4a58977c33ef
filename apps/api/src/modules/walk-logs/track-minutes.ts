import { type MapDocument, movingTime } from '@mishiori/map-document'
import { PRODUCT_LIMITS } from '@repo/contract'

const { min, max } = PRODUCT_LIMITS.walkLog.minutes
const MINUTE_MS = 60_000

/** How long somebody was under way by the times of a recording, without its pauses; null where they do not tell. */
export function trackMinutes({ layers }: MapDocument): number | null {
  const lines = layers.flatMap(({ objects }) => objects.flatMap((object) => ('timestampsMs' in object ? [object] : [])))
  const movingMs = lines.reduce((sum, line) => sum + (movingTime(line)?.movingMs ?? 0), 0)
  const minutes = Math.round(movingMs / MINUTE_MS)
  return minutes >= min && minutes <= max ? minutes : null
}
