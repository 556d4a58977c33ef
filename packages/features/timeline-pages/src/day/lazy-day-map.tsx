import { lazyComponent } from '@repo/web-kit/lazy-component'
import { useIsBrowser } from '@repo/web-kit/use-is-browser'
import { Suspense } from 'react'
import type { DayMapProps } from './day-map.tsx'

const DayMap = lazyComponent<DayMapProps>(() => import('./day-map.tsx'))

/** The map of a day, once it is loaded: it is drawn by browsers alone. */
export function LazyDayMap(props: DayMapProps) {
  const isBrowser = useIsBrowser()
  return isBrowser ? (
    <Suspense>
      <DayMap {...props} />
    </Suspense>
  ) : null
}
