import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Another page begins at its heading: a browser moves the focus for pages that it loads itself, not for those that a script
 * puts into place, and screen readers would say nothing. Stands after the page, whose own effects come first.
 */
export function PageFocus() {
  const { pathname, hash } = useLocation()
  const shownPath = useRef(pathname)
  const left = useRef<Left>({ focused: null, heading: '' })
  const latestHash = useRef(hash)
  useEffect(() => {
    latestHash.current = hash
  }, [hash])
  useLayoutEffect(
    () => () => {
      left.current = { focused: document.activeElement, heading: headingOfPage()?.textContent ?? '' }
    },
    [pathname],
  )
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    let stopWatching = () => {}
    // Menus and dialogs that the link was in give the focus back to what opened them: after that.
    const frame = requestAnimationFrame(() => {
      if (isTakenByPage(left.current)) return
      const focused = focusPage(latestHash.current)
      if (focused) stopWatching = refocusWhenReplaced(focused)
    })
    return () => {
      cancelAnimationFrame(frame)
      stopWatching()
    }
  }, [pathname])
  return null
}

/** Of the page before. */
interface Left {
  readonly focused: Element | null
  readonly heading: string
}

const mainOfPage = () => document.getElementById('content')
const headingOfPage = () => mainOfPage()?.querySelector('h1') ?? document.querySelector('h1')

/** Whether a field, a dialog, or what has remained of the page before, has the focus with good reason. */
function isTakenByPage({ focused, heading }: Left): boolean {
  const now = document.activeElement
  if (!now || now === document.body) return false
  if (now.closest('dialog[open]')) return true
  if (!mainOfPage()?.contains(now)) return false
  return now !== focused || headingOfPage()?.textContent === heading
}

function focusPage(hash: string): HTMLElement | null {
  const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  const target = place ?? headingOfPage() ?? mainOfPage()
  if (!target) return null
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true }) // the router scrolls
  return target
}

/** Parts that are loaded after the page may bring a heading of their own. Ends as soon as the focus moves. */
function refocusWhenReplaced(focused: HTMLElement): () => void {
  let current: HTMLElement | null = focused
  const stop = () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (target !== current) stop()
  }
  const observer = new MutationObserver(() => {
    if (current?.isConnected) return
    if (document.activeElement !== document.body) return stop()
    current = headingOfPage()
    if (current) focusPage('')
  })
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocus)
  return stop
}
