// @vitest-environment jsdom

import { packPath } from '@mishiori/timeline'
import type { ApiError } from '@repo/contract'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { anImportAnswer } from '../testing/sample-imports.ts'
import type { Shipment } from './send-days.ts'
import { useSending } from './use-sending.ts'

type Api = ReturnType<Parameters<typeof useSending>[0]>

const ok = <T,>(data: T) => ({ ok: true, status: 200, data, headers: new Headers() }) as const
const failed = (code: ApiError['code']) =>
  ({ ok: false, status: 0, error: { code }, headers: new Headers(), body: null }) as const

const server = () => ({
  createTimelineImport: vi.fn<Api['createTimelineImport']>(async () =>
    ok(anImportAnswer({ id: 7, state: 'before_upload' })),
  ),
  sendTimelineDays: vi.fn<Api['sendTimelineDays']>(async () => ok({ received: 1 })),
  startTimelineImport: vi.fn<Api['startTimelineImport']>(async () => ok(anImportAnswer({ state: 'ready' }))),
  cancelTimelineImport: vi.fn<Api['cancelTimelineImport']>(async () => ok(undefined)),
})

const shipment: Shipment = {
  fileNames: ['a.json'],
  days: ['2026-10-18'],
  isReplacing: false,
  redactionOf: () => ({ dropped: new Set(), circles: [] }),
  readDays: async () => [
    {
      date: '2026-10-18',
      timeZone: '+00:00',
      segments: [
        {
          kind: 'move',
          type: 'WALKING',
          startMs: 0,
          endMs: 1000,
          timesMs: null,
          distanceMeters: 9,
          path: packPath([
            [139, 35],
            [139.1, 35],
          ]),
        },
      ],
    },
  ],
}

function sending() {
  const api = server()
  const { result } = renderHook(() => useSending(() => api))
  return { api, result, send: () => act(() => result.current.send(shipment)) }
}

it('ends with an import that was started', async () => {
  const { result, send } = sending()
  await send()
  expect(result.current.state).toMatchObject({ kind: 'started', job: { state: 'ready' } })
})

it('goes on by itself when the network is back, with the same import', async () => {
  const { api, result, send } = sending()
  api.sendTimelineDays.mockImplementationOnce(async () => failed('network'))
  await send()
  expect(result.current.state).toMatchObject({ kind: 'failed', reason: 'send', done: 0, total: 1 })
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(result.current.state.kind).toBe('started'))
  expect(api.createTimelineImport).toHaveBeenCalledTimes(1)
})

it('begins another import when the server has given up the first', async () => {
  const { api, result, send } = sending()
  api.sendTimelineDays.mockImplementationOnce(async () => failed('timeline.import_not_found'))
  await send()
  await act(() => result.current.goOn())
  expect(result.current.state.kind).toBe('started')
  const keys = api.createTimelineImport.mock.calls.map(([, options]) => options?.headers?.['idempotency-key'])
  expect(new Set(keys).size).toBe(2)
})

it('gives an import up on the server when somebody stops', async () => {
  const { api, result, send } = sending()
  api.sendTimelineDays.mockImplementationOnce(async () => failed('network'))
  await send()
  await act(() => result.current.stop())
  expect(result.current.state.kind).toBe('idle')
  expect(api.cancelTimelineImport).toHaveBeenCalledExactlyOnceWith({ params: { id: '7' } })
  act(() => void dispatchEvent(new Event('online')))
  expect(api.sendTimelineDays).toHaveBeenCalledTimes(1)
})
