import { redirect } from 'react-router'
import type { Route } from './+types/english-prefix'

/** `/en/routes/9` means `/routes/9` in English. */
export function loader({ params, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  searchParams.set('hl', 'en-us')
  // Two slashes at the beginning would lead to another site.
  const path = (params['*'] ?? '').replace(/^[/\\]+/, '')
  return redirect(`/${path}?${searchParams}`, { status: 301 })
}
