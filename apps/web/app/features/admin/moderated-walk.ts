import type { ModeratedWalk as WalkAnswer } from '@repo/contract'
import { type Person, toPerson } from '@repo/web-kit/person'

/** A walk as moderators see it. */
export interface ModeratedWalk {
  readonly id: number
  readonly isProhibited: boolean
  readonly text: string
  readonly photos: readonly string[]
  /** Null unless it is prohibited. */
  readonly prohibitionReason: string | null
  /** ISO time. */
  readonly createdAt: string
  readonly user: Person
  /** Null once it is deleted. */
  readonly article: { readonly id: number; readonly title: string } | null
}

export function toModeratedWalk(walk: WalkAnswer): ModeratedWalk {
  return {
    id: walk.id,
    isProhibited: walk.is_prohibited,
    text: walk.text,
    photos: walk.photos.map(({ url }) => url),
    prohibitionReason: walk.prohibition_reason,
    createdAt: walk.created_at,
    user: toPerson(walk.user),
    article: walk.article,
  }
}
