import type { Comment, NewComment, RouteArticle } from '@repo/contract'
import type { TestUser } from '../../../testing/index.ts'

/** Posts a comment through the API. */
export async function postComment(by: TestUser, article: RouteArticle, body: NewComment): Promise<Comment> {
  const answer = await by.api.createComment({ params: { id: String(article.id) }, body })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}
