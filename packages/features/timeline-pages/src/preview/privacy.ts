import type { PrivateCircle } from '@mishiori/timeline'
import type { ExcludedPart } from './excluded-parts.ts'

/** A place around which nothing is sent. */
export interface HiddenPlace extends PrivateCircle {
  readonly name: string
}

/** What is never sent. */
export interface Privacy {
  readonly hidden: readonly HiddenPlace[]
  readonly dropped: readonly ExcludedPart[]
}

/** Both: what was hidden before a log-in and what is kept. Of one place the larger circle counts. */
export function joinPrivacy(one: Privacy, other: Privacy): Privacy {
  const places = new Map<string, HiddenPlace>()
  for (const place of [...one.hidden, ...other.hidden]) {
    const known = places.get(place.center.join())
    if (!known || known.radiusMeters < place.radiusMeters) places.set(place.center.join(), place)
  }
  const parts = new Map([...one.dropped, ...other.dropped].map((part) => [`${part.startMs} ${part.endMs}`, part]))
  return { hidden: [...places.values()], dropped: [...parts.values()] }
}
