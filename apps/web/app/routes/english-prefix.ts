import { redirectTo } from '../platform/redirect-to.ts'
import type { Route } from './+types/english-prefix'

/** `/en/routes/9` means `/routes/9` in English. */
export function loader({ params, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  searchParams.set('hl', 'en-us')
  return redirectTo(`/${params['*'] ?? ''}?${searchParams}`, { status: 301 })
}
