// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub, Link, Outlet } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aViewer } from '../../testing/sample-viewer.ts'
import { NotifyCount, useNotifyCount } from './notify-count.tsx'

const { countNotifications, viewer } = vi.hoisted(() => ({
  countNotifications: vi.fn(),
  viewer: { current: null as unknown },
}))
vi.mock('../../platform/browser-api.ts', () => ({ browserApi: () => ({ countNotifications }) }))
vi.mock('../../platform/root-data.ts', () => ({ useRootData: () => ({ viewer: viewer.current }) }))

let now = 0
beforeEach(() => {
  now = 1000
  viewer.current = aViewer({ notify_count: 3 })
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
const Shown = () => <output>{useNotifyCount()}</output>
const Site = createRoutesStub([{ path: '/', Component: Frame, children: [{ path: 'next', Component: () => null }] }])

const shown = () => screen.getByRole('status').textContent
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

it('asks nothing of visitors', async () => {
  viewer.current = null
  render(<Site />)
  now = 61_000
  await goTo('next')
  expect(shown()).toBe('0')
  expect(countNotifications).not.toHaveBeenCalled()
})
