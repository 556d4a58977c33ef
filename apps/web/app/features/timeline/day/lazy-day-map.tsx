import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../../platform/lazy-part.ts'
import type { DayMapProps } from './day-map.tsx'

const DayMap = lazyPart<DayMapProps>(() => import('./day-map.tsx'))

/** The map of a day, once it is loaded: it is drawn by browsers alone. */
export function LazyDayMap(props: DayMapProps) {
  const isBrowser = useIsBrowser()
  return isBrowser ? (
    <Suspense>
      <DayMap {...props} />
    </Suspense>
  ) : null
}

const useIsBrowser = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
