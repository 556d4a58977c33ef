import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** What the root loader gives every page. */
export function useRootData() {
  const data = useRouteLoaderData<typeof loader>('root')
  if (!data) throw new Error('the root loader has failed')
  return data
}
