import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { isStoredPage } from '../url/stored-address.ts'

/**
 * Where a page failed because the server cannot be asked, loads it whole: the service worker answers with the copy on
 * this device, or leads to the page for being offline. Once: the page that is loaded is the first one of its visit.
 */
export function usePageOfDevice(error: unknown): void {
  const isFirstPage = useLocation().key === 'default'
  const isAnswered = isRouteErrorResponse(error)
  useEffect(() => {
    if (isFirstPage || isAnswered || isStoredPage() || !navigator.serviceWorker?.controller) return
    let isGone = false
    fetch('/api/ready', { method: 'HEAD', cache: 'no-store' }).catch(() => {
      if (isGone) return
      history.replaceState(null, '') // forgets the visit, which a reload would go on with
      location.reload()
    })
    return () => {
      isGone = true
    }
  }, [isFirstPage, isAnswered])
}
