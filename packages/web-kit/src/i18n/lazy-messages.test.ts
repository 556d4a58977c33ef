import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyMessages } from './lazy-messages.ts'

interface Messages {
  hello: string
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const japanese = async () => ({ messages: { hello: 'こんにちは' } })
const english = async () => ({ messages: { hello: 'Hello' } })

it('loads each language once, when it is first asked for', async () => {
  const loaders = { ja: vi.fn(japanese), 'en-us': vi.fn(english) }
  const load = lazyMessages<Messages>(loaders)
  const first = load('en-us')
  expect(load('en-us')).toBe(first)
  expect((await first)('hello')).toBe('Hello')
  expect(loaders['en-us']).toHaveBeenCalledOnce()
  expect(loaders.ja).not.toHaveBeenCalled()
  expect((await load('ja'))('hello')).toBe('こんにちは')
})

it('repeats a failed request by itself, with one for all who wait', async () => {
  const ja = vi.fn(japanese).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const load = lazyMessages<Messages>({ ja, 'en-us': english })
  const waiting = Promise.all([load('ja'), load('ja')])
  await vi.advanceTimersByTimeAsync(10_000)
  const [t] = await waiting
  expect(t('hello')).toBe('こんにちは')
  expect(ja).toHaveBeenCalledTimes(2)
})
