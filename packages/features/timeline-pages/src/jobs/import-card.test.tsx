// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useThrottled } from './import-card.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('follows a value at most every 200 ms, and ends with the last one', () => {
  const { result, rerender } = renderHook(({ value }) => useThrottled(value, 200), { initialProps: { value: 0 } })
  act(() => void vi.advanceTimersByTime(1))
  for (const value of [1, 2, 3]) {
    rerender({ value })
    act(() => void vi.advanceTimersByTime(50))
  }
  expect(result.current).toBe(0)
  act(() => void vi.advanceTimersByTime(50))
  expect(result.current).toBe(3)
})
