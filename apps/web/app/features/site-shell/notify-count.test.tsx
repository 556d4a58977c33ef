// @vitest-environment jsdom
import type { LiveNotifications } from '@repo/contract'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub, Link, Outlet } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toLiveNews } from './live-news.ts'
import { NotifyCount, useNotifyCount } from './notify-count.tsx'

const { countNotifications, followNotifications, stream, viewer } = vi.hoisted(() => ({
  countNotifications: vi.fn(),
  followNotifications: vi.fn(),
  stream: { isOpen: vi.fn(() => false), end: vi.fn() },
  viewer: { current: null as unknown },
}))
vi.mock('./notifications-stream.ts', () => ({ followNotifications }))
vi.mock('@repo/web-kit/browser-api', () => ({ browserApi: () => ({ countNotifications }) }))
vi.mock('@repo/web-kit/language', () => {
  const language = { t: (key: string) => key, locale: 'ja' }
  return { useLanguage: () => language }
})
vi.mock('@repo/web-kit/root-data', () => ({ useRootData: () => ({ viewer: viewer.current }) }))

let now = 0
beforeEach(() => {
  now = 1000
  viewer.current = aViewer({ unreadCount: 3 })
  stream.isOpen.mockReset().mockReturnValue(false)
  stream.end.mockReset()
  followNotifications.mockReset().mockReturnValue(stream)
  countNotifications.mockReset().mockResolvedValue({ ok: true, data: { count: 5 } })
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Frame() {
  return (
    <NotifyCount>
      <Shown />
      <Link to="/next">next</Link>
      <Link to="/">back</Link>
      <Outlet />
    </NotifyCount>
  )
}
const Shown = () => <b data-testid="count">{useNotifyCount()}</b>
const Site = createRoutesStub([{ path: '/', Component: Frame, children: [{ path: 'next', Component: () => null }] }])

const shown = () => screen.getByTestId('count').textContent
const push = (news: LiveNotifications) => act(async () => followNotifications.mock.lastCall?.[0](toLiveNews(news)))
const arrived = (title: string): LiveNotifications['arrived'][number] => ({
  id: 7,
  type: 'favorite',
  people: 1,
  comment_text: null,
  details: {},
  path: null,
  is_unread: true,
  actor: { id: 2, name: 'maya', nickname: 'maya', avatar: null },
  article_title: title,
  created_at: '2026-11-26T00:00:00Z',
})
const goTo = async (name: string) => act(async () => screen.getByRole('link', { name }).click())

it('begins with what the page was sent with, and asks again a minute later when the user goes on', async () => {
  render(<Site />)
  expect(shown()).toBe('3')
  await goTo('next')
  expect(countNotifications).not.toHaveBeenCalled()
  now = 61_000
  await goTo('back')
  expect(shown()).toBe('5')
  await goTo('next')
  expect(countNotifications).toHaveBeenCalledOnce()
})

it('only notes that the count failed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  countNotifications.mockResolvedValue({ ok: false, error: { code: 'server.unavailable' } })
  render(<Site />)
  now = 61_000
  await goTo('next')
  expect(shown()).toBe('3')
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('not counted'), 'server.unavailable')
})

it('asks nothing while it is told', async () => {
  stream.isOpen.mockReturnValue(true)
  render(<Site />)
  await push({ count: 4, arrived: [] })
  expect(shown()).toBe('4')
  now = 61_000
  await goTo('next')
  expect(countNotifications).not.toHaveBeenCalled()
})

it('says what arrives to those who hear the page', async () => {
  render(<Site />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  await push({ count: 4, arrived: [arrived('鳥居峠')] })
  await vi.waitFor(() => expect(status.textContent).toBe('mayaさんがナイスルートを送りました 鳥居峠'))
  await push({ count: 6, arrived: [arrived('朝の道'), arrived('夜の道')] })
  await vi.waitFor(() => expect(status.textContent).toBe('header.arrived mayaさんがナイスルートを送りました 夜の道'))
  await push({ count: 0, arrived: [] })
  expect(shown()).toBe('0')
})

it('follows one user at a time, until they log out', async () => {
  const { rerender } = render(<Site />)
  viewer.current = aViewer({ unreadCount: 9 })
  rerender(<Site key="same" />)
  expect(followNotifications).toHaveBeenCalledTimes(2)
  expect(stream.end).toHaveBeenCalledOnce()
  expect(shown()).toBe('9')
  cleanup()
  expect(stream.end).toHaveBeenCalledTimes(2)
})

it('asks nothing of visitors', async () => {
  viewer.current = null
  render(<Site />)
  now = 61_000
  await goTo('next')
  expect(shown()).toBe('0')
  expect(countNotifications).not.toHaveBeenCalled()
})
