import { useRootData } from '@repo/web-kit/root-data'
import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'

/** The page has all it needs itself by then, at the latest. */
const IDLE_WITHIN_MS = 2000
/** Whoever crosses a link on the way elsewhere does not stay that long. */
const MEANT_AFTER_MS = 200

/**
 * Fetches what a link leads to while it is pointed at or has the focus, once the page itself has come to rest. Guests'
 * pages alone: those of users are kept nowhere, so they would be fetched twice. Not where people save data.
 */
export function Prefetch() {
  const { viewer } = useRootData()
  const page = useMeantPage(viewer === null)
  return page === null ? null : <PrefetchPageLinks key={page} page={page} />
}

function useMeantPage(isOn: boolean): string | null {
  const [page, setPage] = useState<string | null>(null)
  useEffect(() => {
    if (!isOn || savesData()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = () => clearTimeout(timer)
    const meet = ({ target }: Event) => {
      leave()
      const path = pathOfLink(target)
      if (path !== null) timer = setTimeout(() => setPage(path), MEANT_AFTER_MS)
    }
    const stop = whenIdle(() => {
      document.addEventListener('pointerover', meet)
      document.addEventListener('focusin', meet)
      document.addEventListener('pointerdown', leave) // the page itself is on its way
    })
    return () => {
      stop()
      leave()
      document.removeEventListener('pointerover', meet)
      document.removeEventListener('focusin', meet)
      document.removeEventListener('pointerdown', leave)
    }
  }, [isOn])
  return page
}

/** Of a page of this site that is not the present one. */
function pathOfLink(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[data-discover]') : null
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null
  return link.pathname === location.pathname && link.search === location.search
    ? null
    : `${link.pathname}${link.search}`
}

/** As set by the browser's user. Not every browser reports it. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } } // missing in TypeScript's types
  return connection?.saveData === true
}

/** @returns what stops it while it waits */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, IDLE_WITHIN_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_WITHIN_MS })
  return () => cancelIdleCallback(handle)
}
