import type { OwnFigures } from '@repo/home/own-figures'
import { useRouteLoaderData } from 'react-router'
import type { loader } from './side-menu.tsx'

/** The user's totals from the layout of their pages; null until known. */
export function useOwnFigures(): OwnFigures | null {
  return useRouteLoaderData<typeof loader>('layouts/side-menu')?.figures ?? null
}
