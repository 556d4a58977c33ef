import 'fake-indexeddb/auto'
import { openAppBridge } from '@repo/web-kit/bridge'
import { fakeApp } from '@repo/web-kit/testing/fake-app'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { createRecordingStore } from '../machine/recording-store.ts'
import { aFix, openRecorder } from '../testing/open-recorder.ts'
import { connectRecorder } from './use-recording-bridge.ts'

const introduction = { locale: 'ja', theme: 'system', path: '/home/routes/record', title: '', user: null } as const

async function connected() {
  const recorder = openRecorder({ store: createRecordingStore(`bridge-${Math.random()}`) })
  await waitFor(recorder.actor, (snapshot) => snapshot.matches('idle'))
  const app = fakeApp()
  const bridge = openAppBridge({ channel: app.channel, introduction })
  app.hello('haptics')
  const stop = connectRecorder(recorder.actor, bridge)
  const shown = () => app.received.flatMap((message) => (message.type === 'recording.show' ? [message.data] : []))
  return { recorder, app, stop, shown }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('lets an app press the buttons that are there', async () => {
  const { app, shown, stop } = await connected()
  expect(shown()).toMatchObject([{ state: 'idle', steps: ['start'] }])
  app.post('recording.do', { step: 'stop' })
  expect(app.received.at(-1)).toMatchObject({
    type: 'bridge.error',
    data: { code: 'notNow', messageType: 'recording.do' },
  })
  app.post('recording.do', { step: 'start' })
  app.post('recording.do', { step: 'stop' })
  expect(shown().map(({ state, steps }) => [state, steps])).toEqual([
    ['idle', ['start']],
    ['recording', ['stop', 'end']],
    ['stopped', ['restart', 'end', 'delete']],
  ])
  expect(app.received.filter(({ type }) => type === 'haptics.play')).toHaveLength(2)
  stop()
})

it('tells figures once a second, and no more when the page is left', async () => {
  const { recorder, app, shown, stop } = await connected()
  app.post('recording.do', { step: 'start' })
  recorder.go(aFix(0, 0), aFix(100, 60), aFix(200, 120))
  expect(shown()).toHaveLength(2)
  vi.advanceTimersByTime(1000)
  expect(shown()).toHaveLength(3)
  expect(shown()[2]).toMatchObject({ state: 'recording', pointCount: 3, movingMs: 120_000, articleId: null })
  expect(shown()[2]?.distanceMeters).toBeCloseTo(200, 0)
  stop()
  recorder.go(aFix(300, 180))
  vi.advanceTimersByTime(5000)
  expect(shown()).toHaveLength(3)
})

it('tells the app to forget positions once they are written, not before', async () => {
  const { recorder, app } = await connected()
  const kept = () => app.received.flatMap((message) => (message.type === 'position.keep' ? [message.data.upTo] : []))
  app.post('recording.do', { step: 'start' })
  const inexact = aFix(110, 70, { seq: 9, accuracyMeters: 900 })
  recorder.go(aFix(0, 0, { seq: 7 }), aFix(100, 60, { seq: 8 }), inexact)
  expect(kept()).toEqual([])
  recorder.actor.send({ type: 'journal.flush' })
  await vi.waitFor(() => expect(kept()).toEqual([9]))
  recorder.go(aFix(200, 120, { seq: 10 }), aFix(300, 180, { seq: 11 }))
  app.post('recording.do', { step: 'stop' })
  await vi.waitFor(() => expect(kept()).toEqual([9, 11]))
})
