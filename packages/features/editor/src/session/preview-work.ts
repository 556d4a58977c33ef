import type { Journal } from '@repo/authoring/ports'
import { articleSlot } from '@repo/authoring/slots'
import { inputOf } from '@repo/authoring/stored-draft'
import type { Answer, ApiClient, RouteArticle } from '@repo/contract'

interface PreviewRequest {
  readonly articleId: number
  readonly userId: number
}

interface PreviewPorts {
  readonly journal: Pick<Journal, 'findNewest'>
  readonly api: Pick<ApiClient, 'previewRoute'>
}

/**
 * A preview of an article with the unsaved work of this device; null without any. The server does not show it to
 * other readers and stores nothing of it.
 */
export async function previewWork(
  { articleId, userId }: PreviewRequest,
  { journal, api }: PreviewPorts,
): Promise<Answer<RouteArticle> | null> {
  const work = await journal.findNewest(articleSlot(articleId)).catch(() => null)
  if (work?.userId !== userId) return null
  return api.previewRoute({ params: { id: String(articleId) }, body: inputOf(work.draft, 'asChosen') })
}
