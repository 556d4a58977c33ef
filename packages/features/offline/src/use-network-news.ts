import { useFlashQueue } from '@repo/ui/flash-queue'
import { useLanguage } from '@repo/web-kit/language'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { loadOfflineTranslator } from './messages/load-offline-messages.ts'

/** Long enough to read it. It lies over what an article offers, which is there without a network. */
const READ_MS = 12_000

/** Says that the network went and came back, and has links load whole pages meanwhile, which the service worker answers. */
export function useNetworkNews(): void {
  const { locale } = useLanguage()
  const { show } = useFlashQueue()
  const { pathname } = useLocation()
  const isOfflinePage = /\/offline$/.test(pathname)
  const isArticle = /\/routes\/\d+$/.test(pathname)
  useEffect(() => {
    if (isOfflinePage) return // which says so itself
    // Loaded now: without a network it is too late.
    const translator = loadOfflineTranslator(locale)
    const say = async (isOnline: boolean) => {
      const t = await translator
      if (isOnline) return show({ variant: 'success', topic: 'network', title: t('offline.online') })
      const text = t(isArticle ? 'offline.copyText' : 'offline.otherText')
      show({ variant: 'info', topic: 'network', timeoutMs: READ_MS, title: t('offline.copy'), text })
    }
    const stop = new AbortController()
    addEventListener('online', () => void say(true), { signal: stop.signal })
    addEventListener('offline', () => void say(false), { signal: stop.signal })
    if (!navigator.onLine) void say(false)
    return () => stop.abort()
  }, [locale, show, isOfflinePage, isArticle])
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
