import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { aFix, openRecorder } from '../testing/open-recorder.ts'
import { JOURNAL_PAUSE_MS } from './journal-actor.ts'
import type { DraftOrder, DraftOutcome } from './recorder-context.ts'
import { createRecordingStore, type RecordingStore } from './recording-store.ts'

let stores = 0
const aStore = () => createRecordingStore(`recordings-${stores++}`)
type Recorder = ReturnType<typeof openRecorder>
const reaches = ({ actor }: Recorder, state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
  waitFor(actor, (snapshot) => snapshot.matches(state))

async function recording(ports: Partial<Parameters<typeof openRecorder>[0]> = {}) {
  const recorder = openRecorder({ store: aStore(), ...ports })
  await reaches(recorder, 'idle')
  recorder.actor.send({ type: 'recording.start' })
  return recorder
}

const keptPoints = async (store: RecordingStore) => (await store.find(7))?.points.length ?? 0

it('asks where the device is, and keeps it awake, only while it records', async () => {
  const recorder = openRecorder({ store: aStore() })
  await reaches(recorder, 'idle')
  expect(recorder.isWatched()).toBe(false)
  recorder.actor.send({ type: 'recording.start' })
  expect(recorder.isWatched()).toBe(true)
  expect(recorder.device.awake).toBe(1)
  recorder.go(aFix(0, 0), aFix(20, 15))
  recorder.actor.send({ type: 'recording.stop' })
  expect(recorder.isWatched()).toBe(false)
  expect(recorder.device.awake).toBe(0)
})

it('goes on with another part after Restart, and counts the straight way but no time in between', async () => {
  const recorder = await recording()
  recorder.go(aFix(0, 0), aFix(100, 60))
  recorder.actor.send({ type: 'recording.stop' })
  recorder.actor.send({ type: 'recording.restart' })
  recorder.go(aFix(1100, 600), aFix(1200, 660))
  const { track } = recorder.actor.getSnapshot().context
  expect(track.points.map(({ part }) => part)).toEqual([0, 0, 1, 1])
  expect(track.distanceMeters).toBeCloseTo(1200, 0)
  expect(track.movingMs).toBe(120_000)
})

it('is continued after the browser was killed, with all but the last seconds', async () => {
  const store = aStore()
  const first = await recording({ store })
  first.go(aFix(0, 0), aFix(20, 15), aFix(40, 30))
  await vi.waitFor(async () => expect(await keptPoints(store)).toBe(3), { timeout: JOURNAL_PAUSE_MS * 3 })
  // the first one gets no event: it was closed
  const second = openRecorder({ store })
  await reaches(second, { held: 'found' })
  expect(second.actor.getSnapshot().context.track.distanceMeters).toBeCloseTo(40, 0)
  second.actor.send({ type: 'recording.continue' })
  second.go(aFix(60, 45), aFix(80, 60))
  second.actor.send({ type: 'recording.stop' })
  await vi.waitFor(async () => expect(await keptPoints(store)).toBe(5))
  expect((await store.find(7))?.phase).toBe('stopped')
})

it('is deleted only after it was asked, and kept when that was refused', async () => {
  const store = aStore()
  const recorder = await recording({ store })
  recorder.go(aFix(0, 0), aFix(20, 15))
  recorder.actor.send({ type: 'recording.delete' })
  expect(recorder.actor.getSnapshot().value).toBe('recording')
  recorder.actor.send({ type: 'recording.stop' })
  recorder.actor.send({ type: 'recording.delete' })
  recorder.actor.send({ type: 'delete.cancel' })
  expect(recorder.actor.getSnapshot().value).toEqual({ held: 'stopped' })
  recorder.actor.send({ type: 'recording.delete' })
  recorder.actor.send({ type: 'delete.confirm' })
  await reaches(recorder, 'idle')
  expect(await store.find(7)).toBeNull()
})

it('asks before it ends without a position, and goes on waiting if it shall not', async () => {
  const recorder = await recording({})
  recorder.actor.send({ type: 'recording.end' })
  expect(recorder.actor.getSnapshot().value).toBe('confirmingEmpty')
  recorder.actor.send({ type: 'delete.cancel' })
  expect(recorder.actor.getSnapshot().value).toBe('recording')
  recorder.go(aFix(0, 0))
  expect(recorder.actor.getSnapshot().context.track.points).toHaveLength(1)
})

it.each([
  ['while it records', [], 'confirmingEmpty'],
  ['once it is stopped', ['recording.stop'], 'confirmingDelete'],
] as const)('ends without a position when that is meant: %s', async (_name, before, asking) => {
  const store = aStore()
  const recorder = await recording({ store })
  for (const type of before) recorder.actor.send({ type })
  await vi.waitFor(async () => expect((await store.find(7))?.phase).toBe(before.length > 0 ? 'stopped' : 'recording'))
  recorder.actor.send({ type: 'recording.end' })
  expect(recorder.actor.getSnapshot().value).toBe(asking)
  recorder.actor.send({ type: 'delete.confirm' })
  await reaches(recorder, 'idle')
  expect(await store.find(7)).toBeNull()
})

it('asks the server once it is there again, and keeps all of it until then', async () => {
  const store = aStore()
  const requests: DraftOrder[] = []
  const answers: DraftOutcome[] = [{ kind: 'unreachable' }, { kind: 'saved', articleId: 12 }]
  const createDraft = async (order: DraftOrder): Promise<DraftOutcome> => {
    requests.push(order)
    return answers[requests.length - 1] ?? { kind: 'unreachable' }
  }
  const recorder = await recording({ store, createDraft })
  recorder.go(aFix(0, 0), aFix(300, 200), aFix(600, 400), aFix(900, 600))
  recorder.actor.send({ type: 'recording.end' })
  recorder.actor.send({ type: 'title.change', title: '奈良井まで' })
  recorder.actor.send({ type: 'trim.change', trim: { startMeters: 200 } })
  recorder.actor.send({ type: 'draft.save' })
  await reaches(recorder, 'waiting')
  await vi.waitFor(async () => expect(await store.find(7)).toMatchObject({ phase: 'sending', title: '奈良井まで' }))
  recorder.actor.send({ type: 'network.return' })
  await reaches(recorder, 'saved')
  expect(recorder.actor.getSnapshot().context.articleId).toBe(12)
  await vi.waitFor(async () => expect(await store.find(7)).toBeNull())
  expect(requests.map(({ key, trim }) => [key, trim])).toEqual(
    Array(2).fill(['recording-1', { startMeters: 200, endMeters: 0 }]),
  )
})

it('sends by itself what could not be sent before the browser was closed', async () => {
  const store = aStore()
  const first = await recording({ store, createDraft: async () => ({ kind: 'unreachable' }) })
  first.go(aFix(0, 0), aFix(20, 15))
  first.actor.send({ type: 'recording.end' })
  first.actor.send({ type: 'draft.save' })
  await vi.waitFor(async () => expect((await store.find(7))?.phase).toBe('sending'))
  const second = openRecorder({ store, createDraft: async () => ({ kind: 'saved', articleId: 3 }) })
  await reaches(second, 'saved')
})

it('tells why the server took no draft, and asks anew after that', async () => {
  const error = { code: 'auth.login_required' } as const
  const keys: string[] = []
  const createDraft = async ({ key }: DraftOrder): Promise<DraftOutcome> => {
    keys.push(key)
    return { kind: 'refused', error }
  }
  const recorder = await recording({ createDraft })
  recorder.go(aFix(0, 0), aFix(20, 15))
  recorder.actor.send({ type: 'recording.end' })
  recorder.actor.send({ type: 'draft.save' })
  await waitFor(recorder.actor, ({ context }) => context.error !== null)
  expect(recorder.actor.getSnapshot().value).toEqual({ held: 'reviewing' })
  recorder.actor.send({ type: 'draft.save' })
  await vi.waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[0]).not.toBe(keys[1])
})

it('saves no draft when the ends leave nothing', async () => {
  const recorder = await recording()
  recorder.go(aFix(0, 0), aFix(20, 15))
  recorder.actor.send({ type: 'recording.end' })
  recorder.actor.send({ type: 'trim.change', trim: { endMeters: 100 } })
  expect(recorder.actor.getSnapshot().can({ type: 'draft.save' })).toBe(false)
})

it('waits for a device that does not know where it is, and stops for one that may not say', async () => {
  const recorder = await recording()
  recorder.go(aFix(0, 0))
  recorder.emit({ type: 'position.fail', problem: 'timedOut' })
  expect(recorder.actor.getSnapshot().value).toBe('recording')
  expect(recorder.actor.getSnapshot().context.problem).toBe('timedOut')
  recorder.go(aFix(20, 15))
  expect(recorder.actor.getSnapshot().context.problem).toBeNull()
  recorder.emit({ type: 'position.fail', problem: 'denied' })
  expect(recorder.actor.getSnapshot().value).toEqual({ held: 'stopped' })
})

it('is at its beginning again when it may not know where it is', async () => {
  const store = aStore()
  const recorder = await recording({ store })
  recorder.emit({ type: 'position.fail', problem: 'denied' })
  await reaches(recorder, 'idle')
  expect(recorder.actor.getSnapshot().context.problem).toBe('denied')
  expect(await store.find(7)).toBeNull()
})

it('records also where the device keeps nothing, and says so', async () => {
  const broken = () => Promise.reject(new Error('no room'))
  const recorder = await recording({ store: { find: broken, write: broken, append: broken, remove: broken } })
  recorder.go(aFix(0, 0), aFix(20, 15))
  recorder.actor.send({ type: 'recording.stop' })
  await waitFor(recorder.actor, ({ context }) => !context.isPersisted)
  expect(recorder.actor.getSnapshot().context.track.points).toHaveLength(2)
})
