import { createArticle } from '../../modules/route-articles/testing/create-article.ts'
import type { TestApp, TestUser } from '../build-test-app.ts'

/** What the owner of a row has. Nobody else may see it: the article is shared by a link that nobody got. */
export interface Owned {
  readonly owner: TestUser
  readonly articleId: string
}

export async function makeOwned(test: TestApp): Promise<Owned> {
  const owner = await test.aVerifiedUser()
  const { id } = await createArticle(owner, { private_mode: 'url' })
  return { owner, articleId: String(id) }
}
