import { openAppBridge } from '@repo/web-kit/bridge'
import { bridgeFor, setAppBridge } from '@repo/web-kit/current-bridge'
import { fakeApp } from '@repo/web-kit/testing/fake-app'
import { afterEach, expect, it, vi } from 'vitest'
import { watchPosition } from './watch-position.ts'

const introduction = { locale: 'ja', theme: 'system', path: '/home/routes/record', title: '', user: null } as const
const fix = (seq: number) => ({
  seq,
  longitude: 137.8,
  latitude: 35.95 + seq / 10_000,
  accuracyMeters: 6,
  elevationMeters: 900,
  headingDegrees: null,
  timeMs: 1_790_000_000_000 + seq * 1000,
})

function watched(...features: string[]) {
  const app = fakeApp()
  const bridge = openAppBridge({ channel: app.channel, introduction })
  setAppBridge(bridge)
  app.hello(...features)
  const onEvent = vi.fn()
  return { app, onEvent, stop: watchPosition(onEvent, 'precise') }
}
afterEach(() => setAppBridge(null))

it('is told by the app, which learns what has come', () => {
  const { app, onEvent, stop } = watched('position')
  app.post('position.fixes', { fixes: [fix(4), fix(5)] })
  app.post('position.fixes', { fixes: [fix(5), fix(6)] })
  app.post('position.fail', { problem: 'timedOut' })
  stop()
  expect(onEvent.mock.calls.map(([event]) => event.fix?.timeMs ?? event.problem)).toEqual([
    ...[4, 5, 6].map((seq) => fix(seq).timeMs),
    'timedOut',
  ])
  expect(onEvent.mock.calls[0]?.[0].fix).toEqual({
    seq: 4,
    position: [137.8, fix(4).latitude],
    accuracyMeters: 6,
    elevationMeters: 900,
    headingDegrees: null,
    timeMs: fix(4).timeMs,
  })
  expect(app.received.slice(1)).toEqual([
    { type: 'position.watch', data: { effort: 'precise' } },
    { type: 'position.keep', data: { upTo: 5 } },
    { type: 'position.keep', data: { upTo: 6 } },
    { type: 'position.stop', data: {} },
  ])
})

it('leaves it to who writes positions down to say so', () => {
  const { app } = watched('position')
  const bridge = bridgeFor('position')
  if (!bridge) throw new Error('no bridge')
  const stop = watchPosition(() => {}, 'precise', { isPersisted: true })
  app.post('position.fixes', { fixes: [fix(1)] })
  stop()
  expect(app.received.filter(({ type }) => type === 'position.keep')).toHaveLength(1) // of the watch that does not
})

it('is told by the browser where the app knows no positions', () => {
  const geolocation = { watchPosition: vi.fn(() => 1), clearWatch: vi.fn() }
  vi.stubGlobal('navigator', { geolocation })
  const { app, stop } = watched('share')
  expect(geolocation.watchPosition).toHaveBeenCalled()
  stop()
  expect(app.received).toHaveLength(1)
  vi.unstubAllGlobals()
})
