import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../layouts/side-menu.tsx'
import type { OwnFigures } from './own-figures.ts'

/** What the user has made so far, as the layout of their pages asked for; null while that is not known. */
export function useOwnFigures(): OwnFigures | null {
  return useRouteLoaderData<typeof loader>('layouts/side-menu')?.figures ?? null
}
