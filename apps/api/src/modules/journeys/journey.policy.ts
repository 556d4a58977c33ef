import type { JourneyState } from '@repo/contract'
import type { ArticleAccess } from '../article-access/route-article.policy.ts'

interface JourneyAccess {
  readonly userId: number
  readonly state: JourneyState
  readonly isForbidden: boolean
  readonly shareToken: string
  readonly trashedAt: Date | null
}

/** A journey is seen by the rules of articles. */
export function accessOf({ state, trashedAt, ...journey }: JourneyAccess): ArticleAccess {
  const privateMode = state === 'private' ? 'private' : state === 'linkShared' ? 'url' : null
  return { ...journey, isDraft: state === 'draft', privateMode, isTrashed: trashedAt !== null }
}

/** Whether others than its owner may see it. */
export const isShown = ({ state, isForbidden, trashedAt }: Omit<JourneyAccess, 'userId' | 'shareToken'>): boolean =>
  trashedAt === null && !isForbidden && (state === 'public' || state === 'linkShared')
