import { createBlocksService } from '../modules/blocks/blocks.service.ts'
import { createCommentWritingService } from '../modules/comments/comment-writing.service.ts'
import { createCountersService } from '../modules/counters/counters.service.ts'
import { createFavoritesService } from '../modules/favorites/favorites.service.ts'
import { createNotificationsService } from '../modules/notifications/notifications.service.ts'
import type { ArticleIndex } from '../modules/route-articles/search/article-search.ts'
import type { AuthorsService } from '../modules/users/authors.service.ts'
import { createWalkLogWritingService } from '../modules/walk-logs/walk-log-writing.service.ts'
import { NO_WEBHOOKS } from '../modules/webhooks/webhook-events.service.ts'
import type { Database } from '../platform/database.ts'
import { createPageInvalidation, type PageInvalidation } from '../platform/page-invalidation.ts'
import { follows } from '../schema/follows.table.ts'
import type { DemoArticle } from './demo-article.ts'
import type { DemoPersonName } from './demo-authors.ts'
import { DEMO_ECHOES, DEMO_FOLLOWS } from './demo-community.ts'
import { DEMO_YEAR, DEMO_YEAR_OF } from './demo-year.ts'

interface CommunityDependencies {
  readonly search: ArticleIndex
  readonly authors: AuthorsService
  readonly pages: PageInvalidation
}

interface Stored {
  readonly people: ReadonlyMap<DemoPersonName, number>
  readonly articles: ReadonlyMap<DemoArticle, number>
}

/** Comments, thanks, walks and follows of the demonstration, with all that follows from them. */
export async function loadCommunity(
  tx: Database,
  { people, articles }: Stored,
  { search, authors, pages }: CommunityDependencies,
): Promise<void> {
  const blocks = createBlocksService()
  // No mail is sent: the addresses are undeliverable.
  const { notify, retract } = createNotificationsService({ jobs: { enqueue: async () => {} } })
  const favorites = createFavoritesService({ db: tx, search, blocks, notify, retract })
  const parts = { db: tx, blocks, notify, retract, webhookEvents: NO_WEBHOOKS }
  const writing = createCommentWritingService({ ...parts, pages, commentsBeforeLinks: 0 })
  const walks = createWalkLogWritingService({ ...parts, pages: createPageInvalidation(tx) })
  const idOf = (name: DemoPersonName) => found(people.get(name), name)
  const readerOf = (name: DemoPersonName) => ({ userId: idOf(name), token: null })

  for (const { article, thankedBy, comments, walks: walked = [] } of DEMO_ECHOES) {
    const articleId = found(articles.get(article), article.title)
    const subject = { kind: 'article', id: articleId } as const
    for (const name of thankedBy) await favorites.set(subject, readerOf(name), true)
    const post = (by: DemoPersonName, comment: Parameters<typeof writing.create>[2]) =>
      writing.create(subject, readerOf(by), comment, async () => {})
    for (const { by, text, objectId, replies = [] } of comments) {
      const { id } = await post(by, { text, ...(objectId && { object_id: objectId }) })
      for (const reply of replies) await post(reply.by, { text: reply.text, reply_to: id })
    }
    // Oldest first, as they would have come.
    for (const { by, daysAgo, ...written } of walked.toReversed()) {
      await walks.create(articleId, readerOf(by), { ...written, walked_on: dayBefore(daysAgo) }, async () => {})
    }
  }
  for (const { article, daysAgo, ...written } of DEMO_YEAR.toReversed()) {
    const articleId = found(articles.get(article), article.title)
    const log = { ...written, walked_on: dayBefore(daysAgo), visibility: 'private' } as const
    await walks.create(articleId, readerOf(DEMO_YEAR_OF), log, async () => {})
  }
  const names = Object.keys(DEMO_FOLLOWS) as DemoPersonName[] // keys of a record of people
  const pairs = names.flatMap((name) =>
    DEMO_FOLLOWS[name].map((followed) => ({ followerId: idOf(name), followedId: idOf(followed) })),
  )
  await tx.insert(follows).values(pairs)
  for (const { followerId, followedId } of pairs) {
    await notify(tx, { userId: followedId, type: 'follow', actorId: followerId, onceKey: `follow:${followerId}` })
  }
  // The rows of follows came without their counts.
  await createCountersService({ db: tx, search, authors, report: () => {} }).recount()
}

const DAY_MS = 24 * 60 * 60 * 1000
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`${name} is not in the demonstration.`)
  return value
}
