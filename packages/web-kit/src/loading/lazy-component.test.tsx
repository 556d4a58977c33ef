// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyComponent } from './lazy-component.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const part = { default: ({ name }: { name: string }) => <p>Hello {name}</p> }

it('shows its fallback while the server cannot be reached, and comes when it can', async () => {
  const load = vi.fn<() => Promise<typeof part>>().mockRejectedValueOnce(new TypeError('no network'))
  load.mockResolvedValue(part)
  const Greeting = lazyComponent(load)
  await act(async () => render(<Suspense fallback="Loading">{<Greeting name="Mika" />}</Suspense>))
  expect(document.body.textContent).toBe('Loading')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(screen.getByText('Hello Mika')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(2)
})

it('is loaded once, before it is shown or then', async () => {
  const load = vi.fn(async () => part)
  const Greeting = lazyComponent(load)
  await Greeting.preload()
  await act(async () => render(<Suspense>{<Greeting name="Jun" />}</Suspense>))
  expect(screen.getByText('Hello Jun')).toBeDefined()
  expect(load).toHaveBeenCalledOnce()
})
