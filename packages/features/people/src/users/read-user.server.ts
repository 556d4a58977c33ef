import { toListedArticle } from '@repo/articles/article-summary'
import type { ApiClient } from '@repo/contract'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { toListPage } from '@repo/web-kit/list-page'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { parsePageParam } from '@repo/web-kit/parse-page-param'
import { toProfile } from '@repo/web-kit/person'
import { readSort } from './user-routes.tsx'

/** A user with a page of their routes, from the address. */
export async function readUserPage(api: ApiClient, userId: string, search: URLSearchParams) {
  const id = parseIdParam(userId)
  const [sort, page] = [readSort(search), parsePageParam(search)]
  const [user, list] = await Promise.all([
    api.readUser({ params: { id } }).then(orErrorPage),
    api.listUserRoutes({ params: { id }, query: { sort, page: String(page) } }).then(orErrorPage),
  ])
  return { user: toProfile(user), list: toListPage(list, toListedArticle), sort, page }
}
