// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LiveNews } from './live-news.ts'
import { followNotifications, type NotificationsStream } from './notifications-stream.ts'

class FakeEventSource extends EventTarget {
  static readonly OPEN = 1
  static readonly CLOSED = 2
  static readonly all: FakeEventSource[] = []
  readyState = 1
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.all.push(this)
  }
  close() {
    this.readyState = 2
  }
  tell(news: LiveNews, lastEventId = '') {
    this.dispatchEvent(new MessageEvent('notifications', { data: JSON.stringify(news), lastEventId }))
  }
  fail(readyState: 0 | 2) {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }
}

const NEWS: LiveNews = { count: 2, arrived: [] }
const opened = () => FakeEventSource.all.filter(({ readyState }) => readyState !== 2)
const urls = () => FakeEventSource.all.map(({ url }) => url)
let visibility: DocumentVisibilityState = 'visible'
const turn = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}
let stream: NotificationsStream | null = null
const follow = () => {
  const received: LiveNews[] = []
  stream = followNotifications((news) => received.push(news))
  return received
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeEventSource)
  FakeEventSource.all.length = 0
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  stream?.end()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('tells what is said', () => {
  const received = follow()
  expect(stream?.isOpen()).toBe(true)
  opened()[0]?.tell(NEWS, '4')
  expect(received).toEqual([NEWS])
})

it('holds no connection while the page is hidden, and goes on where it left off', () => {
  const received = follow()
  opened()[0]?.tell(NEWS, '4')
  opened()[0]?.tell(NEWS) // only the count has changed
  turn('hidden')
  expect([opened().length, stream?.isOpen()]).toEqual([0, false])
  turn('visible')
  expect(urls()).toEqual(['/api/v1/notify/stream', '/api/v1/notify/stream?after=4'])
  opened()[0]?.tell(NEWS, '5')
  expect(received).toHaveLength(3)
})

it('waits until it is seen for the first time', () => {
  visibility = 'hidden'
  follow()
  expect(urls()).toEqual([])
  turn('visible')
  expect(urls()).toHaveLength(1)
})

it('leaves a lost connection to the browser, and tries again ever later after a refusal', () => {
  follow()
  FakeEventSource.all[0]?.fail(0)
  vi.advanceTimersByTime(600_000)
  expect(urls()).toHaveLength(1)
  FakeEventSource.all[0]?.fail(2)
  vi.advanceTimersByTime(4_999)
  expect(urls()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(urls()).toHaveLength(2)
  FakeEventSource.all[1]?.fail(2)
  vi.advanceTimersByTime(9_999)
  expect(urls()).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(urls()).toHaveLength(3)
  for (let i = 3; i < 20; i++) {
    FakeEventSource.all.at(-1)?.fail(2)
    vi.advanceTimersByTime(300_000)
    expect(urls()).toHaveLength(i + 1)
  }
})

it('does not come back once its session has ended', () => {
  follow()
  FakeEventSource.all[0]?.dispatchEvent(new MessageEvent('ended', { data: 'session' }))
  expect(stream?.isOpen()).toBe(false)
  turn('hidden')
  turn('visible')
  vi.advanceTimersByTime(600_000)
  expect(urls()).toHaveLength(1)
})

it('ends for good', () => {
  follow()
  FakeEventSource.all[0]?.fail(2)
  stream?.end()
  vi.advanceTimersByTime(600_000)
  turn('visible')
  expect(urls()).toHaveLength(1)
})
