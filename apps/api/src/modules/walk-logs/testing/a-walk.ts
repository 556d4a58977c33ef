import type { RouteArticle, WalkLog, WalkLogInput } from '@repo/contract'
import type { TestUser } from '../../../testing/index.ts'

/** What a walker writes of a walk. */
export const aWalk = (over: Partial<WalkLogInput> = {}): WalkLogInput => ({
  walked_on: '2026-11-03',
  minutes: 95,
  conditions: ['passable'],
  text: '落ち葉がきれいでした。',
  visibility: 'public',
  ...over,
})

/** Logs a walk through the API. */
export async function logWalk(
  by: TestUser,
  article: Pick<RouteArticle, 'id'>,
  over: Partial<WalkLogInput> = {},
): Promise<WalkLog> {
  const answer = await by.api.createWalkLog({ params: { id: String(article.id) }, body: aWalk(over) })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}
