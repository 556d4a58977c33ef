import { ownPath } from '@repo/contract'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { saveWork } from '../loading/unsafe-reload.ts'
import { useRootData } from '../root-data.ts'
import type { Viewer } from '../viewer.ts'
import { type AppBridge, openAppBridge } from './bridge.ts'
import { notifyListeners, setAppBridge } from './current-bridge.ts'
import { findNativeChannel } from './native-channel.ts'
import { outsideLinkOf } from './outside-link.ts'

/** Talks with the app around the page: the user, the page, the address to open, external links. */
export default function AppBridgeOfPage() {
  const bridge = useBridge()
  return bridge ? <Connected bridge={bridge} /> : null
}

function useBridge(): AppBridge | null {
  const { locale, theme, viewer } = useRootData()
  const { pathname, search, hash } = useLocation()
  const [bridge, setBridge] = useState<AppBridge | null>(null)
  const introduce = useRef(() => ({
    locale,
    theme: theme ?? ('system' as const),
    path: pagePath({ pathname, search, hash }),
    title: document.title,
    user: userOf(viewer),
  }))
  useEffect(() => {
    const channel = findNativeChannel(window)
    if (!channel) return
    const opened = openAppBridge({ channel, introduction: introduce.current(), onHello: notifyListeners })
    setBridge(opened)
    setAppBridge(opened)
    return () => {
      setAppBridge(null)
      opened.close()
    }
  }, [])
  return bridge
}

function Connected({ bridge }: { bridge: AppBridge }) {
  useReportPage(bridge)
  useReportSession(bridge)
  useAppCommands(bridge)
  useEffect(() => {
    const stop = new AbortController()
    const openOutside = (event: MouseEvent) => {
      const url = bridge.has('links') ? outsideLinkOf(event, location) : null
      if (url === null) return
      event.preventDefault()
      bridge.send('link.open', { url })
    }
    document.addEventListener('click', openOutside, { signal: stop.signal })
    return () => stop.abort()
  }, [bridge])
  return null
}

/** Reports every page and title. */
function useReportPage(bridge: AppBridge): void {
  const { pathname, search, hash } = useLocation()
  const path = pagePath({ pathname, search, hash })
  const lastReported = useRef<string | null>(null)
  useEffect(() => {
    const report = () => {
      const shown = JSON.stringify([path, document.title])
      if (lastReported.current !== shown) bridge.send('page.show', { path, title: document.title })
      lastReported.current = shown
    }
    report()
    // A title may come, and change, after its page.
    const titles = new MutationObserver(report)
    titles.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => titles.disconnect()
  }, [bridge, path])
}

function useReportSession(bridge: AppBridge): void {
  const { viewer } = useRootData()
  const id = viewer?.id ?? null
  const name = viewer?.name ?? ''
  const lastReported = useRef(id)
  useEffect(() => {
    if (lastReported.current === id) return
    lastReported.current = id
    bridge.send('session.show', { user: id === null ? null : { id, name } })
  }, [bridge, id, name])
}

function useAppCommands(bridge: AppBridge): void {
  const navigate = useNavigate()
  useEffect(() => {
    const stops = [
      bridge.on('page.open', ({ path }) => {
        const own = ownPath(path)
        if (own !== null) void navigate(own)
        return own !== null
      }),
      bridge.on('session.change', () => {
        void saveWork().then((isKept) => {
          if (isKept) location.reload()
        })
        return true
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [bridge, navigate])
}

/** The path of the page; that of the front page where it would name another site, as `//elsewhere.example` on a page that is not found. */
const pagePath = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  ownPath(`${pathname}${search}${hash}`) ?? '/'

function userOf(viewer: Viewer | null) {
  return viewer && { id: viewer.id, name: viewer.name }
}
