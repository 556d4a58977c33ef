import { createHash, timingSafeEqual } from 'node:crypto'
import type { ArticleStatus } from '@repo/contract'
import type { Static } from 'typebox'
import type { ArticleSource } from '../../schema/article-sources.ts'

export type PublicationStatus = Static<typeof ArticleStatus>

/** What decides who may see an article. */
export interface ArticleAccess {
  readonly userId: number
  readonly isDraft: boolean
  readonly privateMode: 'url' | 'private' | null
  readonly isForbidden: boolean
  readonly shareToken: string
  /** In its author's trash. */
  readonly isTrashed: boolean
}

/** The reader: their id, null for a guest, and the token of a shared link if they used one. */
export interface Reader {
  readonly userId: number | null
  readonly token: string | null
  /** Their own trash is read too; it is not otherwise. */
  readonly opensTrash?: boolean
  /** Their own maps are read as others see them. */
  readonly seesAsOthers?: boolean
}

/** What the operator allows of data that is others' in part. */
export interface SourceRules {
  readonly mayPublishStrava: boolean
}

type Flags = Pick<ArticleAccess, 'isDraft' | 'privateMode' | 'isForbidden'>

/** The one status its flags mean: forbidden before draft before either private mode. */
export function publicationStatus({ isForbidden, isDraft, privateMode }: Flags): PublicationStatus {
  if (isForbidden) return 'forbidden'
  if (isDraft) return 'draft'
  if (privateMode === null) return 'public'
  return privateMode === 'url' ? 'linkShared' : 'private'
}

export function canEdit(article: Pick<ArticleAccess, 'userId'>, userId: number | null): boolean {
  return article.userId === userId
}

export function canView(article: ArticleAccess, reader: Reader): boolean {
  if (article.isTrashed && reader.opensTrash !== true) return false
  if (canEdit(article, reader.userId)) return true
  switch (publicationStatus(article)) {
    case 'public':
      return true
    case 'linkShared':
      return reader.token !== null && isSameSecret(reader.token, article.shareToken)
    case 'draft':
    case 'private':
    case 'forbidden':
      return false
  }
}

/** Whether an article counts towards the number of unlisted articles a person may have. */
export function isUnlisted({ isDraft, privateMode }: Omit<Flags, 'isForbidden'>): boolean {
  return !isDraft && privateMode !== null
}

/** Whether others may see it: articles made from Strava data are visible to their author only, unless the operator allows more. */
export function mayShow(
  { isDraft, privateMode }: Omit<Flags, 'isForbidden'>,
  source: ArticleSource | null,
  { mayPublishStrava }: SourceRules,
): boolean {
  return source === null || mayPublishStrava || isDraft || privateMode === 'private'
}

/** Hashing first gives both sides one length, so that the comparison takes the same time whatever is guessed. */
function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
