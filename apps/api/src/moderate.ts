import { createBlocksService } from './modules/blocks/blocks.service.ts'
import { createCommentWritingService } from './modules/comments/comment-writing.service.ts'
import { createFeaturedService } from './modules/front-page/featured.service.ts'
import { parseModerationCommand } from './modules/moderation/command/moderation-command.ts'
import { createModeration } from './modules/moderation/create-moderation.ts'
import { createNotificationsService } from './modules/notifications/notifications.service.ts'
import { createArticleFinder } from './modules/route-articles/article-finder.ts'
import { createPostgresArticleSearch } from './modules/route-articles/search/postgres-article-search.ts'
import { createAuthorsService } from './modules/users/authors.service.ts'
import { createWalkLogWritingService } from './modules/walk-logs/walk-log-writing.service.ts'
import { createWebhookEvents } from './modules/webhooks/webhook-events.service.ts'
import { queuePurgesBy } from './platform/cdn/queue-purges.ts'
import { queueOnly } from './platform/jobs/jobs.ts'
import { createPageInvalidation } from './platform/page-invalidation.ts'
import { runOperatorCommand } from './process/operator-command.ts'

await runOperatorCommand(() => {
  const command = parseModerationCommand(process.argv.slice(2))
  return (db, { cdn, publicUrl }) => {
    const jobs = queueOnly(db)
    const [pages, search, authors] = [
      createPageInvalidation(db, queuePurgesBy(jobs, cdn)),
      createPostgresArticleSearch(db),
      createAuthorsService(),
    ]
    const blocks = createBlocksService()
    const notifications = createNotificationsService({ jobs })
    const webhookEvents = createWebhookEvents({ jobs, publicUrl })
    const parts = { db, pages, blocks, webhookEvents }
    const commentWriting = createCommentWritingService({ ...parts, ...notifications, commentsBeforeLinks: 0 })
    const walkLogWriting = createWalkLogWritingService({ ...parts, ...notifications })
    const moderation = createModeration({ ...parts, search, authors, notifications, commentWriting, walkLogWriting })
    return command({
      ...moderation,
      featured: createFeaturedService({ db, pages, finder: createArticleFinder({ db, search }) }),
    })
  }
})
