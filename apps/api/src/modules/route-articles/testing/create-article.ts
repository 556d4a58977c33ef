import type { RouteArticle, RouteArticleInput } from '@repo/contract'
import type { TestUser } from '../../../testing/index.ts'
import { anArticle } from './an-article.ts'

/** An article of this author, saved through the API. */
export async function createArticle(author: TestUser, over: Partial<RouteArticleInput> = {}): Promise<RouteArticle> {
  const answer = await author.api.createRoute({ body: anArticle(over) })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

/** Of the link that it is shared by; empty without one. */
export const tokenOf = ({ full_share_url }: RouteArticle) =>
  new URL(full_share_url ?? 'http://none').searchParams.get('token') ?? ''
