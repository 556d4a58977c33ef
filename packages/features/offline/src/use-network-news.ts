import { useFlashQueue } from '@repo/ui/flash-queue'
import { useLanguage } from '@repo/web-kit/language'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Long enough to read it. It lies over what an article offers, which is there without a network. */
const READ_MS = 12_000

/** Says that the network went and came back, and has links load whole pages meanwhile, which the service worker answers. */
export function useNetworkNews(): void {
  const { t } = useLanguage()
  const { show } = useFlashQueue()
  const { pathname } = useLocation()
  const isOfflinePage = /\/offline$/.test(pathname)
  const isArticle = /\/(?:routes|journeys)\/\d+$/.test(pathname)
  useEffect(() => {
    if (isOfflinePage) return // which says so itself
    const say = (isOnline: boolean) => {
      if (isOnline) return show({ variant: 'success', topic: 'network', title: t('network.back') })
      const text = t(isArticle ? 'network.articleText' : 'network.pageText')
      show({ variant: 'info', topic: 'network', timeoutMs: READ_MS, title: t('network.gone'), text })
    }
    const stop = new AbortController()
    addEventListener('online', () => say(true), { signal: stop.signal })
    addEventListener('offline', () => say(false), { signal: stop.signal })
    if (!navigator.onLine) say(false)
    return () => stop.abort()
  }, [t, show, isOfflinePage, isArticle])
  useEffect(() => {
    addEventListener('click', loadWhole, true)
    return () => removeEventListener('click', loadWhole, true)
  }, [])
}

/** The router would request data, of which the device has none. Stopped in the capture phase, a click is handled by the browser. */
function loadWhole(event: MouseEvent): void {
  if (navigator.onLine || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target === '_blank') return
  if (link.pathname !== location.pathname || link.search !== location.search) event.stopImmediatePropagation()
}
