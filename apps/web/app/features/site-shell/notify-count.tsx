import { Announcement, type Said } from '@repo/ui/announcement'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import type { Viewer } from '@repo/web-kit/viewer'
import { whenLoaded } from '@repo/web-kit/when-loaded'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { LiveNews } from './live-news.ts'
import { followNotifications, type NotificationsStream } from './notifications-stream.ts'

/** Pages that are opened quickly one after another share one request. */
const REFRESH_AFTER_MS = 60_000

interface UnreadNotifications {
  readonly count: number
  /** The latest notifications that arrived while the page was open. */
  readonly arrived: LiveNews['arrived']
}

const NOTHING: LiveNews['arrived'] = []
const NotificationsContext = createContext<UnreadNotifications>({ count: 0, arrived: NOTHING })

/** Provides the number of unread notifications, and announces those that arrive to screen readers. */
export function NotifyCount({ children }: { children: ReactNode }) {
  const { viewer } = useRootData()
  // Users without a verified address get no notifications yet.
  const reader = viewer?.isVerified ? viewer : null
  const unread = useUnreadNotifications(reader)
  return (
    <NotificationsContext value={unread}>
      {/* In front, where it makes no page that is as high as the window scroll. */}
      {reader ? <ArrivedNotifications arrived={unread.arrived} /> : null}
      {children}
    </NotificationsContext>
  )
}

export function useNotifyCount(): number {
  return useContext(NotificationsContext).count
}

/** A new array each time a notification arrives. */
export function useArrivedNotifications(): LiveNews['arrived'] {
  return useContext(NotificationsContext).arrived
}

/**
 * Starts with the count that the page was rendered with and follows changes. Without a live stream, it is requested
 * again on navigation and when the page becomes visible.
 */
function useUnreadNotifications(viewer: Viewer | null): UnreadNotifications {
  const [live, setLive] = useState<{ readonly of: Viewer; readonly count: number } | null>(null)
  const [arrived, setArrived] = useState(NOTHING)
  const { key } = useLocation()
  const current = useRef(viewer)
  useEffect(() => {
    current.current = viewer
  }, [viewer])
  const stream = useRef<NotificationsStream | null>(null)
  const lastRequest = useRef({ at: 0, from: key }) // the page was rendered with a count

  const viewerId = viewer?.id
  useEffect(() => {
    if (viewerId === undefined) return
    let isOver = false
    whenLoaded(() => {
      if (isOver) return
      stream.current = followNotifications(({ count, arrived: fresh }) => {
        if (current.current) setLive({ of: current.current, count })
        if (fresh.length > 0) setArrived(fresh)
      })
    })
    return () => {
      isOver = true
      stream.current?.end()
      stream.current = null
      setArrived(NOTHING)
    }
  }, [viewerId])

  useEffect(() => {
    if (!viewer) return
    const refresh = async () => {
      const now = performance.now()
      if (document.visibilityState !== 'visible' || now - lastRequest.current.at < REFRESH_AFTER_MS) return
      if (stream.current?.isOpen()) return
      lastRequest.current = { at: now, from: key }
      const answer = await browserApi().countNotifications()
      if (answer.ok) setLive({ of: viewer, count: answer.data.count })
      else console.warn('The notifications were not counted:', answer.error.code)
    }
    void refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [viewer, key])

  const count = live && live.of === viewer ? live.count : (viewer?.unreadCount ?? 0)
  return useMemo(() => ({ count, arrived }), [count, arrived])
}

/** Announces new notifications to screen readers. Its messages are loaded with the first one. */
function ArrivedNotifications({ arrived }: { arrived: LiveNews['arrived'] }) {
  const { t, locale, timeZone } = useLanguage()
  const [said, setSaid] = useState<Said | null>(null)
  useEffect(() => {
    const last = arrived.at(-1)
    if (!last) return
    let isOver = false
    const format = async () => {
      const sentence = await last.format({ locale, timeZone: timeZone ?? 'UTC' })
      if (isOver) return
      setSaid({ text: arrived.length > 1 ? `${t('header.arrived', { count: arrived.length })} ${sentence}` : sentence })
    }
    format().catch(() => {}) // messages that could not be loaded: the count is sufficient
    return () => {
      isOver = true
    }
  }, [arrived, locale, timeZone, t])
  return <Announcement said={said} />
}
