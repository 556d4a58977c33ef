import { withoutEnglish } from '@repo/web-kit/english-address'
import type { ListPage } from '@repo/web-kit/list-page'
import { redirectTo } from '@repo/web-kit/redirect-to'

type Page = Pick<ListPage<unknown>, 'data' | 'total' | 'lastPage'>

/** Leads from behind the last page of a list, where an old link or something deleted since left one, to that page. Throws the way there. */
export function toLastPage({ data, total, lastPage }: Page, request: Request): void {
  const { pathname: path, searchParams: search } = new URL(request.url)
  const pathname = withoutEnglish(path)
  if (data.length > 0 || total === 0 || Number(search.get('page')) <= lastPage) return
  if (lastPage > 1) search.set('page', String(lastPage))
  else search.delete('page')
  throw redirectTo(search.size > 0 ? `${pathname}?${search}` : pathname)
}
