import type { ApiClient } from '@repo/contract'
import { orErrorPage } from '../../platform/answers.server.ts'
import { idOfAddress } from '../../platform/id-of-address.server.ts'
import { pageOfAddress } from '../../platform/page-of-address.ts'
import { readSort } from './user-routes.tsx'

/** Somebody with a page of their routes, as the address asks for them. */
export async function readUserPage(api: ApiClient, userId: string, search: URLSearchParams) {
  const id = idOfAddress(userId)
  const [sort, page] = [readSort(search), pageOfAddress(search)]
  const [user, list] = await Promise.all([
    api.readUser({ params: { id } }).then(orErrorPage),
    api.listUserRoutes({ params: { id }, query: { sort, page: String(page) } }).then(orErrorPage),
  ])
  return { user, list, sort, page }
}
