/** What a webhook may be told of. Their payloads are described in `docs/api.md`. */
export const WEBHOOK_EVENTS = [
  'article.published',
  'article.updated',
  'article.unpublished',
  'article.deleted',
  'comment.created',
  'comment.deleted',
  'walk_log.created',
  'walk_log.updated',
  'walk_log.deleted',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]
