import { randomBytes } from 'node:crypto'
import { PRODUCT_LIMITS, type WebhookEvent } from '@repo/contract'
import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { webhookEventsRepository } from './webhook-events.repository.ts'

interface WebhookEventsDependencies {
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly publicUrl: string
}

interface Message {
  readonly type: WebhookEvent | 'webhook.test'
  readonly data: object
  /** Has to be shown still when the message is sent. */
  readonly commentId?: number
}

interface ChangedArticle {
  readonly id: number
  /** Before the change. */
  readonly wasPublic: boolean
}

const MESSAGE_ID_BYTES = 18
const ARTICLE_EVENTS: readonly WebhookEvent[] = [
  'article.published',
  'article.updated',
  'article.unpublished',
  'article.deleted',
]

/** Writes what happens to the outbox of webhooks, in the transaction in which it happens. */
export function createWebhookEvents({ jobs, publicUrl }: WebhookEventsDependencies) {
  const articleUrl = (id: number) => `${publicUrl}/routes/${id}`
  const articleRef = (id: number | null) => (id === null ? null : { id, url: articleUrl(id) })

  /** One message has one id, whichever webhooks of the person are sent it. */
  const put = async (tx: Database, userId: number, webhookIds: readonly number[], message: Message): Promise<void> => {
    if (webhookIds.length === 0) return
    const { type, data, commentId = null } = message
    const messageId = `msg_${randomBytes(MESSAGE_ID_BYTES).toString('base64url')}`
    const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data })
    const repository = webhookEventsRepository(tx)
    const sent = await repository.countOfHour(userId)
    const isTooMany = sent + webhookIds.length > PRODUCT_LIMITS.webhook.perHour
    const outcome = isTooMany ? ({ state: 'dropped', problem: 'too_many' } as const) : {}
    const rows = webhookIds.map((webhookId) => ({ webhookId, messageId, type, body, commentId, ...outcome }))
    const ids = await repository.insert(rows)
    if (isTooMany) return
    for (const deliveryId of ids) await jobs.enqueue(tx, 'webhook-delivery', { deliveryId, userId })
  }

  const tell = async (tx: Database, userId: number, message: Message & { readonly type: WebhookEvent }) =>
    put(tx, userId, await webhookEventsRepository(tx).listListening(userId, message.type), message)

  return {
    /** After a change that others may see. Of what is not public, before or after it, nothing is told. */
    async articleChanged(tx: Database, { id, wasPublic }: ChangedArticle): Promise<void> {
      const article = await webhookEventsRepository(tx).findArticle(id, ARTICLE_EVENTS)
      const type = article && articleEvent(article, wasPublic)
      if (!article || !type) return
      const { userId, title, version, publishedAt, updatedAt } = article
      const dates = { published_at: publishedAt.toISOString(), updated_at: updatedAt.toISOString() }
      await tell(tx, userId, { type, data: { ...articleRef(id), title, version, ...dates } })
    },

    /** To whoever's article or journey it is on, once the comment is shown, and when it is not any more. */
    async commentChanged(tx: Database, id: number, change: 'created' | 'deleted'): Promise<void> {
      const type = `comment.${change}` as const
      const comment = await webhookEventsRepository(tx).findComment(id, type)
      if (!comment) return
      const { ownerId, articleId, journeyId, replyToId, createdAt, author } = comment
      const on =
        articleId === null
          ? { kind: 'journey', id: journeyId, url: `${publicUrl}/journeys/${journeyId}` }
          : { kind: 'article', ...articleRef(articleId) }
      const written = { user: author, reply_to: replyToId, created_at: createdAt.toISOString() }
      const data = { id, url: `${on.url}?comment=${id}#comment-${id}`, on }
      if (change === 'deleted') await tell(tx, ownerId, { type, data: { id, on } })
      else await tell(tx, ownerId, { type, data: { ...data, ...written }, commentId: id })
    },

    /** To the walker: after a walk was written, and before it is deleted. */
    async walkChanged(tx: Database, id: number, change: 'created' | 'updated' | 'deleted'): Promise<void> {
      const type = `walk_log.${change}` as const
      const walk = await webhookEventsRepository(tx).findWalk(id, type)
      if (!walk) return
      const { userId, articleId, walkedOn, minutes, visibility, createdAt, editedAt } = walk
      const dates = { created_at: createdAt.toISOString(), edited_at: editedAt?.toISOString() ?? null }
      const data = { id, walked_on: walkedOn, minutes, visibility, article: articleRef(articleId), ...dates }
      await tell(tx, userId, { type, data })
    },

    /** Whatever the webhook listens to. */
    sendTest: (
      tx: Database,
      { id, userId, name }: { readonly id: number; readonly userId: number; readonly name: string },
    ) => put(tx, userId, [id], { type: 'webhook.test', data: { webhook: { id, name } } }),
  }
}

export type WebhookEvents = Omit<ReturnType<typeof createWebhookEvents>, 'sendTest'>

/** Where nobody has a webhook yet. */
export const NO_WEBHOOKS: WebhookEvents = {
  articleChanged: async () => {},
  commentChanged: async () => {},
  walkChanged: async () => {},
}

function articleEvent(
  { isPublic, isTrashed }: { readonly isPublic: boolean; readonly isTrashed: boolean },
  wasPublic: boolean,
): WebhookEvent | null {
  if (isPublic) return wasPublic ? 'article.updated' : 'article.published'
  if (!wasPublic) return null
  return isTrashed ? 'article.deleted' : 'article.unpublished'
}
