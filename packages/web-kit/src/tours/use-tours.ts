import type { TourId } from '@repo/contract'
import { createContext, useContext } from 'react'
import type { TourRequest } from './plan-tours.ts'

export interface Tours {
  /** Null until the browser has been asked what was done on it. */
  readonly done: readonly TourId[] | null
  readonly declined: readonly TourId[]
  /** @throws {Error} for a tour that there is not. */
  readonly start: (request: TourRequest) => void
  /** Has a tour offered no more on this device. */
  readonly decline: (id: TourId) => void
}

export const ToursContext = createContext<Tours | null>(null)

export function useTours(): Tours {
  const tours = useContext(ToursContext)
  if (!tours) throw new Error('useTours needs TourHost above it')
  return tours
}
