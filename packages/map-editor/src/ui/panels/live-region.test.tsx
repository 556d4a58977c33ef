// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LiveRegion } from './live-region.tsx'

const spoken = () => screen.getByRole('status').textContent
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('is empty before it says the same again, or nothing would have changed', () => {
  const { rerender } = render(<LiveRegion message="Undone" nonce={1} />)
  wait(100)
  expect(spoken()).toBe('Undone')
  rerender(<LiveRegion message="Undone" nonce={2} />)
  expect(spoken()).toBe('')
  wait(100)
  expect(spoken()).toBe('Undone')
})

it('forgets what it said, so that nothing old is read again', () => {
  render(<LiveRegion message="Cancelled" nonce={1} />)
  wait(4000)
  expect(spoken()).toBe('Cancelled')
  wait(2000)
  expect(spoken()).toBe('')
})

it('says the last of several messages', () => {
  const { rerender } = render(<LiveRegion message="First" nonce={1} />)
  rerender(<LiveRegion message="Second" nonce={2} />)
  wait(100)
  expect(spoken()).toBe('Second')
})
