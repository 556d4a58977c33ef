import type {
  ArticleStatus,
  ModeratedJourney as JourneyAnswer,
  JourneyKind,
  ModeratedJourneyPage,
} from '@repo/contract'
import { type Person, toPerson } from '@repo/web-kit/person'

/** A journey or collection as moderators see it. */
export interface ModeratedJourney {
  readonly id: number
  readonly title: string
  readonly kind: JourneyKind
  readonly summary: string
  readonly status: ArticleStatus
  /** ISO time. */
  readonly createdAt: string
  readonly user: Person
}

/** What its owner put in order. */
export type ModeratedEntry = Readonly<ModeratedJourneyPage['entries'][number]>

export function toModeratedJourney(journey: JourneyAnswer): ModeratedJourney {
  const { id, kind, title, summary, state, is_forbidden, created_at, user } = journey
  const status = is_forbidden ? 'forbidden' : state
  return { id, kind, title, summary, status, createdAt: created_at, user: toPerson(user) }
}
