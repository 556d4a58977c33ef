// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beforeNextPaint, dropFromNextPaint } from './frame.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }))
afterEach(() => void vi.useRealTimers())

it('does once what was asked for several times', () => {
  const work = vi.fn()
  beforeNextPaint(work)
  beforeNextPaint(work)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersToNextFrame()
  vi.advanceTimersToNextFrame()
  expect(work).toHaveBeenCalledTimes(1)
})

it('does in the same frame what is asked for while it is prepared', () => {
  const drawing = vi.fn()
  beforeNextPaint(() => beforeNextPaint(drawing))
  vi.advanceTimersToNextFrame()
  expect(drawing).toHaveBeenCalledTimes(1)
})

it('does not do what was taken back', () => {
  const work = vi.fn()
  beforeNextPaint(work)
  dropFromNextPaint(work)
  vi.advanceTimersToNextFrame()
  expect(work).not.toHaveBeenCalled()
})

it('does the rest in the next frame when something fails', () => {
  const work = vi.fn()
  beforeNextPaint(() => {
    throw new Error('No.')
  })
  beforeNextPaint(work)
  expect(() => vi.advanceTimersToNextFrame()).toThrow('No.')
  vi.advanceTimersToNextFrame()
  expect(work).toHaveBeenCalledTimes(1)
})
