import type { Database } from '../../platform/database.ts'
import type { PageInvalidation } from '../../platform/page-invalidation.ts'
import type { CommentWritingService } from '../comments/comment-writing.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import { createHiddenAreas } from '../private-places/hidden-areas.service.ts'
import { createArticleModerationService } from '../route-articles/moderation/moderation.service.ts'
import type { ArticleIndex } from '../route-articles/search/article-search.ts'
import type { AuthorsService } from '../users/authors.service.ts'
import type { WalkLogWritingService } from '../walk-logs/walk-log-writing.service.ts'
import type { WebhookEvents } from '../webhooks/webhook-events.service.ts'
import { createModerationService } from './moderation.service.ts'
import { createModerationReadsService } from './moderation-reads.service.ts'

interface ModerationParts {
  readonly db: Database
  readonly search: ArticleIndex
  readonly authors: AuthorsService
  readonly pages: PageInvalidation
  readonly notifications: Pick<NotificationsService, 'notify' | 'tellOf'>
  readonly commentWriting: CommentWritingService
  readonly walkLogWriting: WalkLogWritingService
  readonly webhookEvents: WebhookEvents
}

/** Moderation, for the product and for the operator's command line alike. */
export function createModeration(parts: ModerationParts) {
  const { db, search, authors, pages, notifications, commentWriting, walkLogWriting, webhookEvents } = parts
  const hiddenAreas = createHiddenAreas()
  const articleModeration = createArticleModerationService({ db, search, authors, hiddenAreas, webhookEvents })
  return {
    articleModeration,
    moderation: createModerationService({
      db,
      pages,
      articleModeration,
      decideComment: commentWriting.decide,
      decideWalk: walkLogWriting.decide,
      notify: notifications.notify,
      tellOf: notifications.tellOf,
    }),
    moderationReads: createModerationReadsService({ db, articleModeration }),
  }
}

export type Moderation = ReturnType<typeof createModeration>
