import type { HazardAnswer } from '@repo/contract'
import { pendingAct } from '@repo/web-kit/pending-act'

interface HazardAct {
  readonly articleId: number
  readonly objectId: string
  readonly said: HazardAnswer | null
}

const isHazardAct = (value: unknown): value is HazardAct =>
  typeof value === 'object' &&
  value !== null &&
  'articleId' in value &&
  'objectId' in value &&
  typeof value.objectId === 'string' &&
  'said' in value &&
  (value.said === 'present' || value.said === 'gone')

/** A visitor's confirmation of a hazard before the log-in. */
export const pendingHazard = pendingAct('pending-hazard', isHazardAct)
