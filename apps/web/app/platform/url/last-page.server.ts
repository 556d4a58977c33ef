import { redirectTo } from '../http/redirect-to.ts'
import { withoutEnglish } from '../i18n/english-address.ts'

interface ListPage {
  readonly data: readonly unknown[]
  readonly total: number
  readonly per_page: number
}

/** Leads from behind the last page of a list, where an old link or something deleted since left one, to that page. Throws the way there. */
export function toLastPage({ data, total, per_page }: ListPage, request: Request): void {
  const { pathname: asked, searchParams: search } = new URL(request.url)
  const pathname = withoutEnglish(asked)
  const last = Math.ceil(total / per_page)
  if (data.length > 0 || total === 0 || Number(search.get('page')) <= last) return
  if (last > 1) search.set('page', String(last))
  else search.delete('page')
  throw redirectTo(search.size > 0 ? `${pathname}?${search}` : pathname)
}
