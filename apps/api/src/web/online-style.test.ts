import { afterEach, expect, it, vi } from 'vitest'
import { type OnlineStyle, watchOnlineStyle } from './online-style.ts'

const URL_OF_STYLE = 'https://tiles.example/style'
const watched: OnlineStyle[] = []
afterEach(() => {
  for (const style of watched.splice(0)) style.stop()
})

function watch(answer: () => Promise<Response>) {
  const online = watchOnlineStyle(URL_OF_STYLE, { fetchFrom: answer })
  watched.push(online)
  return online
}

const style = async () => Response.json({ version: 8, layers: [] })

it('names the style once it has answered', async () => {
  const online = watch(style)
  expect(online.current()).toBeNull()
  await vi.waitFor(() => expect(online.current()).toBe(URL_OF_STYLE))
})

it.each([
  ['no network', () => Promise.reject(new TypeError('no network'))],
  ['an error', async () => new Response('busy', { status: 503 })],
  ['a page of a network that wants a log-in', async () => new Response('<html>', { status: 200 })],
  ['JSON that is no style', async () => Response.json({ hello: 1 })],
])('names none for %s', async (_, answer) => {
  const answered = vi.fn(answer)
  const online = watch(answered)
  await vi.waitFor(() => expect(answered).toHaveBeenCalled())
  await new Promise((resolve) => setImmediate(resolve))
  expect(online.current()).toBeNull()
})

it('asks again, and forgets a style that stopped answering', async () => {
  let isUp = true
  const fetchFrom = () => (isUp ? style() : Promise.reject(new TypeError('no network')))
  const online = watchOnlineStyle(URL_OF_STYLE, { fetchFrom, askedEveryMs: 5 })
  watched.push(online)
  await vi.waitFor(() => expect(online.current()).toBe(URL_OF_STYLE))
  isUp = false
  await vi.waitFor(() => expect(online.current()).toBeNull())
})

it('asks nobody when no style is allowed', () => {
  expect(watchOnlineStyle(null).current()).toBeNull()
})
