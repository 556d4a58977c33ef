import type { ApiClient } from '@repo/contract'
import { orErrorPage } from '../../platform/http/answers.server.ts'
import { toListPage } from '../../platform/list-page.ts'
import { toProfile } from '../../platform/person.ts'
import { parseIdParam } from '../../platform/url/parse-id-param.server.ts'
import { parsePageParam } from '../../platform/url/parse-page-param.ts'
import { toListedArticle } from '../articles/list/article-summary.ts'
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
