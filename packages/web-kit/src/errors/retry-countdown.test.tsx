// @vitest-environment jsdom
import { messages } from '@repo/i18n/en-us'
import { act, cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LanguageProvider } from '../i18n/language.tsx'
import { RetryCountdown } from './retry-countdown.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  cleanup()
})

const page = (onEnd: () => void) => (
  <LanguageProvider locale="en-us" messages={messages}>
    <RetryCountdown onEnd={onEnd} />
  </LanguageProvider>
)
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

it('counts down a minute, and ends once', () => {
  const onEnd = vi.fn()
  const { container } = render(page(onEnd))
  pass(59)
  expect(container.textContent).toContain('in 1 second.')
  expect(onEnd).not.toHaveBeenCalled()
  pass(10)
  expect(onEnd).toHaveBeenCalledOnce()
})

it('waits for who looks elsewhere', () => {
  const onEnd = vi.fn()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  render(page(onEnd))
  pass(61)
  expect(onEnd).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onEnd).toHaveBeenCalledOnce()
})

it('is done by the browser where no scripts run', () => {
  expect(renderToString(page(() => {}))).toMatch(/<noscript><meta http-?equiv="refresh" content="60"/i)
})
