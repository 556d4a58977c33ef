// @vitest-environment jsdom

import type { TimelineImportList } from '@repo/contract'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anImportAnswer } from '../testing/sample-imports.ts'
import { toTimelineImport, toTimelineImportList } from './timeline-import.ts'
import { useImports } from './use-imports.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const list = (over: Partial<TimelineImportList>): TimelineImportList => ({
  current: null,
  data: [],
  next: null,
  ...over,
})
const ok = (data: TimelineImportList) => ({ ok: true, status: 200, data, headers: new Headers() }) as const

it('asks again while an import goes on, and tells when it ended', async () => {
  const ended = anImportAnswer({ state: 'done', result: 'success', success: 2006, failed: 0 })
  const answers = [ok(list({ current: anImportAnswer({ success: 2000 }) })), ok(list({ data: [ended] }))]
  const readImports = vi.fn(async () => answers.shift() ?? ok(list({ data: [ended] })))
  const onEnded = vi.fn()
  const given = toTimelineImportList(list({ current: anImportAnswer({ success: 10 }) }))
  const { result } = renderHook(() => useImports(given, () => ({ listTimelineImports: readImports }), onEnded))
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(result.current.current?.success).toBe(2000)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(onEnded).toHaveBeenCalledExactlyOnceWith(toTimelineImport(ended))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(readImports).toHaveBeenCalledTimes(2)
})

it('asks nothing when nothing goes on', async () => {
  const readImports = vi.fn(async () => ok(list({})))
  const given = toTimelineImportList(list({ current: anImportAnswer({ state: 'before_upload' }) }))
  renderHook(() =>
    useImports(
      given,
      () => ({ listTimelineImports: readImports }),
      () => {},
    ),
  )
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(readImports).not.toHaveBeenCalled()
})
