import { browserApi } from '@repo/web-kit/browser-api'
import { type RefObject, useEffect } from 'react'
import type { Notification } from './notification.ts'

/** What was scrolled past was not seen. */
const SEEN_AFTER_MS = 1_000
/** Of a row. */
const SEEN_PART = 0.6

/**
 * Notes that what is on the screen was seen. It goes on looking new until the page is opened again. Should that fail,
 * it is new then as well.
 */
export function useReadOnSeeing(rows: RefObject<HTMLElement | null>, notifications: readonly Notification[]): void {
  useEffect(() => {
    const unread = rows.current?.querySelectorAll<HTMLElement>('[data-unread]') ?? []
    if (unread.length === 0) return
    const onScreen = new Set<HTMLElement>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!(target instanceof HTMLElement)) continue
          if (isIntersecting) onScreen.add(target)
          else onScreen.delete(target)
        }
        wait()
      },
      { threshold: SEEN_PART },
    )
    const read = () => {
      const ids = [...onScreen].map((row) => Number(row.dataset.unread))
      for (const row of onScreen) observer.unobserve(row)
      onScreen.clear()
      if (ids.length > 0) void browserApi().readNotifications({ body: { ids } })
    }
    const wait = () => {
      clearTimeout(timer)
      if (onScreen.size > 0 && document.visibilityState === 'visible') timer = setTimeout(read, SEEN_AFTER_MS)
    }
    for (const row of unread) observer.observe(row)
    document.addEventListener('visibilitychange', wait)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', wait)
    }
  }, [rows, notifications])
}
