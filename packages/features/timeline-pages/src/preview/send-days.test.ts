import { packPath, type TimelineDay } from '@mishiori/timeline'
import type { ApiError } from '@repo/contract'
import { expect, it, vi } from 'vitest'
import { anImportAnswer } from '../testing/sample-imports.ts'
import { newJourney, type Shipment, sendDays } from './send-days.ts'

const date = (index: number) => new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10)
const day = (name: string, points = 2): TimelineDay => ({
  date: name,
  timeZone: '+00:00',
  segments: [
    {
      kind: 'move',
      type: 'WALKING',
      startMs: Date.parse(name),
      endMs: Date.parse(name) + 60_000,
      timesMs: null,
      path: packPath(
        Array.from({ length: points }, (_, at) => [139 + ((at * 7919) % 1000) / 1000, 35 + (at % 977) / 977]),
      ),
      distanceMeters: 100,
    },
  ],
})
const shipment = (count: number, over: Partial<Shipment> = {}): Shipment => ({
  fileNames: ['a.json'],
  days: Array.from({ length: count }, (_, at) => date(at)),
  isReplacing: false,
  readDays: async (days) => days.map((name) => day(name)),
  redactionOf: () => ({ dropped: new Set(), circles: [] }),
  ...over,
})

const ok = <T>(data: T) => ({ ok: true, status: 200, data, headers: new Headers() }) as const
const failed = (code: ApiError['code']) =>
  ({ ok: false, status: 0, error: { code }, headers: new Headers(), body: null }) as const

type Api = Parameters<typeof sendDays>[2]['api']

function server() {
  const received: string[][] = []
  return {
    received,
    createTimelineImport: vi.fn<Api['createTimelineImport']>(async () =>
      ok(anImportAnswer({ state: 'before_upload' })),
    ),
    sendTimelineDays: vi.fn<Api['sendTimelineDays']>(async ({ body: { days } }) => {
      received.push(days.map((sent) => sent.date))
      return ok({ received: received.flat().length })
    }),
    startTimelineImport: vi.fn<Api['startTimelineImport']>(async () => ok(anImportAnswer({ state: 'ready' }))),
  }
}
const options = (api: ReturnType<typeof server>, onSent = vi.fn()) => ({
  api,
  signal: new AbortController().signal,
  onSent,
})

it('sends the chosen days, a hundred at once, and has their import started', async () => {
  const api = server()
  const onSent = vi.fn()
  expect(await sendDays(shipment(101), newJourney(), options(api, onSent))).toMatchObject({
    ok: true,
    job: { state: 'ready' },
  })
  expect(api.received.map((days) => days.length)).toEqual([100, 1])
  expect(api.createTimelineImport.mock.calls[0]?.[0].body).toEqual({
    file_names: ['a.json'],
    total_days: 101,
    oldest: '2024-01-01',
    newest: '2024-04-10',
    replace: false,
  })
  expect(onSent.mock.calls).toEqual([
    [0, 101],
    [100, 101],
    [101, 101],
  ])
})

it('sends large days in smaller pieces', async () => {
  const api = server()
  const readDays: Shipment['readDays'] = async (days) => days.map((name) => day(name, 50_000))
  await sendDays(shipment(10, { readDays }), newJourney(), options(api))
  expect(api.received.length).toBeGreaterThan(1)
  expect(api.received.flat()).toEqual(shipment(10).days)
})

it('leaves out days of which nothing is left, and says so when that is all', async () => {
  const api = server()
  const redactionOf: Shipment['redactionOf'] = ({ date: name }) => ({
    dropped: new Set(name === date(1) ? [0] : []),
    circles: [],
  })
  await sendDays(shipment(3, { redactionOf }), newJourney(), options(api))
  expect(api.received).toEqual([[date(0), date(2)]])
  expect(
    await sendDays(
      shipment(3, { redactionOf: () => ({ dropped: new Set([0]), circles: [] }) }),
      newJourney(),
      options(api),
    ),
  ).toEqual({
    ok: false,
    reason: 'empty',
  })
})

it('goes on where the network was lost, with the same import', async () => {
  const api = server()
  const journey = newJourney()
  const receive = api.sendTimelineDays.getMockImplementation()
  if (!receive) throw new Error('it receives')
  api.sendTimelineDays.mockImplementationOnce(receive).mockImplementationOnce(async () => failed('network'))
  expect(await sendDays(shipment(150), journey, options(api))).toMatchObject({
    ok: false,
    reason: 'send',
    error: { code: 'network' },
  })
  expect(journey.sent).toBe(100)
  expect(await sendDays(shipment(150), journey, options(api))).toMatchObject({ ok: true })
  expect(api.createTimelineImport).toHaveBeenCalledTimes(1)
  expect(api.received.map((days) => days.length)).toEqual([100, 50])
})

it('tells when not even the import could be created', async () => {
  const api = server()
  api.createTimelineImport.mockImplementationOnce(async () => failed('timeline.import_in_progress'))
  expect(await sendDays(shipment(1), newJourney(), options(api))).toMatchObject({ ok: false, reason: 'create' })
  expect(api.received).toEqual([])
})
