import { type MapDocument, movingTime } from '@mishiori/map-document'
import { contraryTo, PRODUCT_LIMITS, WALK_CONDITIONS, type WalkCondition } from '@repo/contract'

const { walkLog: limits } = PRODUCT_LIMITS
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Where on earth a day begins first. */
const EARLIEST_ZONE_HOURS = 14

const dayOf = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10)

/**
 * Whether it is this day, or was, where the walker is.
 *
 * @param timeZone null, or one that this server does not know: anywhere on earth.
 */
export function hasBegun(day: string, now: Date, timeZone: string | null): boolean {
  return day <= (dayIn(timeZone, now) ?? dayOf(now.getTime() + EARLIEST_ZONE_HOURS * HOUR_MS))
}

function dayIn(timeZone: string | null, now: Date): string | null {
  if (timeZone === null) return null
  try {
    return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(now)
  } catch {
    return null
  }
}

/** The first day whose conditions still say something of the way. */
export const freshSince = (now: Date): string => dayOf(now.getTime() - limits.freshDays * DAY_MS)

export interface ConditionFact {
  readonly condition: WalkCondition
  /** The newest day on which somebody found it so. */
  readonly walkedOn: string
  readonly people: number
}

const rankOf = ({ condition }: ConditionFact) => WALK_CONDITIONS.indexOf(condition)

/** What holds of the way: without what a newer walk contradicts, newest first. */
export function newestConditions(facts: readonly ConditionFact[]): ConditionFact[] {
  const days = new Map(facts.map(({ condition, walkedOn }) => [condition, walkedOn]))
  const isReplaced = ({ condition, walkedOn }: ConditionFact) =>
    contraryTo(condition).some((contrary) => (days.get(contrary) ?? '') > walkedOn)
  return facts
    .filter((fact) => !isReplaced(fact))
    .toSorted((a, b) => b.walkedOn.localeCompare(a.walkedOn) || b.people - a.people || rankOf(a) - rankOf(b))
    .slice(0, limits.shownConditions)
}

/** How long somebody was under way by the times of a recording, without its pauses; null where they do not tell. */
export function trackMinutes({ layers }: MapDocument): number | null {
  const lines = layers.flatMap(({ objects }) => objects.flatMap((object) => ('timestampsMs' in object ? [object] : [])))
  const movingMs = lines.reduce((sum, line) => sum + (movingTime(line)?.movingMs ?? 0), 0)
  const minutes = Math.round(movingMs / MINUTE_MS)
  return minutes >= limits.minutes.min && minutes <= limits.minutes.max ? minutes : null
}
