import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../layouts/side-menu.tsx'
import type { OwnFigures } from './own-figures.ts'

/** The user's totals from the layout of their pages; null until known. */
export function useOwnFigures(): OwnFigures | null {
  return useRouteLoaderData<typeof loader>('layouts/side-menu')?.figures ?? null
}
