import type { LiveNotifications } from '@repo/contract'
import { type LiveNews, toLiveNews } from './live-news.ts'

const ADDRESS = '/api/v1/notify/stream'
/** After a refusal; a lost connection is opened again by the browser itself. */
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 5 * 60_000

export interface NotificationsStream {
  isOpen(): boolean
  end(): void
}

/**
 * Subscribes to the user's notifications while the page is visible: a hidden page holds no connection, and resumes from the last event.
 */
export function followNotifications(onNews: (news: LiveNews) => void): NotificationsStream {
  let source: EventSource | null = null
  let lastId: string | null = null
  let pauseMs = FIRST_PAUSE_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = null
  }
  const open = () => {
    const opened = new EventSource(lastId === null ? ADDRESS : `${ADDRESS}?after=${lastId}`)
    source = opened
    opened.addEventListener('notifications', ({ data, lastEventId }: MessageEvent<string>) => {
      pauseMs = FIRST_PAUSE_MS
      if (lastEventId !== '') lastId = lastEventId
      onNews(toLiveNews(JSON.parse(data) as LiveNotifications)) // our own API says it
    })
    // The session ended elsewhere: a new log-in loads a new page.
    opened.addEventListener('ended', () => {
      isOver = true
      close()
    })
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return
      timer = setTimeout(follow, pauseMs)
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    })
  }
  const follow = () => {
    close()
    if (!isOver && document.visibilityState === 'visible') open()
  }

  follow()
  document.addEventListener('visibilitychange', follow)
  return {
    isOpen: () => source?.readyState === EventSource.OPEN,
    end: () => {
      document.removeEventListener('visibilitychange', follow)
      close()
    },
  }
}
