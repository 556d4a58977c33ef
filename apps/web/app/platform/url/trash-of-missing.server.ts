import type { Answer, ApiClient } from '@repo/contract'
import { redirectTo } from '@repo/web-kit/redirect-to'

/**
 * Leads from a page of one's own article that is not there to the trash, when it is in it, as bookmarks and open tabs are.
 * Throws the way there.
 */
export async function toTrashOfMissing(answer: Answer<unknown>, id: string, api: ApiClient): Promise<void> {
  if (answer.ok || answer.status !== 404) return
  const trash = await api.listTrash({ query: { id } })
  if (trash.ok && trash.data.total > 0) throw redirectTo('/home/routes/trash')
}
