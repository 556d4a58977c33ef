import { useRouteLoaderData } from 'react-router'
import type { loadRootData } from './root-data.server.ts'

/** What the root loader gives every page. */
export function useRootData() {
  const data = useRouteLoaderData<typeof loadRootData>('root')
  if (!data) throw new Error('the root loader has failed')
  return data
}
