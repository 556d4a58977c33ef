import { useRouteLoaderData } from 'react-router'
import type { loadRootData } from './root-data.server.ts'
import type { Viewer } from './viewer.ts'

/** What the root loader gives every page. */
export function useRootData() {
  const data = useRouteLoaderData<typeof loadRootData>('root')
  if (!data) throw new Error('the root loader has failed')
  return data
}

/** The user, on pages whose guard lets only users in. */
export function useUser(): Viewer {
  const { viewer } = useRootData()
  if (!viewer) throw new Error('a guest reached a page of users: its guard is missing')
  return viewer
}
