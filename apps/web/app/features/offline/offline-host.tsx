import { lazyComponent } from '@repo/web-kit/lazy-component'
import { useRootData } from '@repo/web-kit/root-data'
import { whenLoaded } from '@repo/web-kit/when-loaded'
import { Suspense, useEffect, useState } from 'react'

const OfflineUse = lazyComponent(() => import('@repo/offline/offline-use'))
/** What a page needs itself is there by then. */
const REST_MS = 1500

/**
 * Makes the product available offline, once the page is idle. Not in development, where files change
 * under their addresses.
 */
export function OfflineHost() {
  const { isPublicOnly } = useRootData()
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (!import.meta.env.PROD || isPublicOnly) return
    let timer: ReturnType<typeof setTimeout> | undefined
    whenLoaded(() => {
      timer = setTimeout(() => setIsDue(true), REST_MS)
    })
    return () => clearTimeout(timer)
  }, [isPublicOnly])
  if (!isDue) return null
  return (
    <Suspense>
      <OfflineUse />
    </Suspense>
  )
}
