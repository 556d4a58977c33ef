import type { ApiClient } from '@repo/contract'
import { orErrorPage } from '../../platform/answers.server.ts'
import { pageOf } from './user-query.ts'
import { readSort } from './user-routes.tsx'

const ID = /^[1-9]\d{0,14}$/

/** Somebody with a page of their routes, as the address asks for them. */
export async function readUserPage(api: ApiClient, id: string, search: URLSearchParams) {
  if (!ID.test(id)) throw new Response(null, { status: 404 })
  const [sort, page] = [readSort(search), pageOf(search)]
  const [user, list] = await Promise.all([
    api.readUser({ params: { id } }).then(orErrorPage),
    api.listUserRoutes({ params: { id }, query: { sort, page: String(page) } }).then(orErrorPage),
  ])
  return { user, list, sort, page }
}
