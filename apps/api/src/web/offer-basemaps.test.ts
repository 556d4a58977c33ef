import { afterEach, expect, it, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { type OfferedBasemaps, offerBasemaps } from './offer-basemaps.ts'

const STYLE = 'style=https://tiles.example/style'
const opened: OfferedBasemaps[] = []
afterEach(() => {
  for (const basemaps of opened.splice(0)) basemaps.stop()
})

function offer(setting: string, fetchFrom: typeof fetch, checkEveryMs?: number) {
  const { offered } = readConfig({ BASEMAPS: setting }, []).basemaps
  const basemaps = offerBasemaps(offered, { fetchFrom, ...(checkEveryMs && { checkEveryMs }) })
  opened.push(basemaps)
  return () => basemaps.current().map(({ name, isReachable }) => [name, isReachable])
}

const style = async () => Response.json({ version: 8, layers: [] })

it('says that the default can be reached once it has answered', async () => {
  const current = offer(STYLE, style)
  expect(current()).toEqual([
    ['style', false],
    ['embedded', true],
  ])
  await expect.poll(() => current()[0]).toEqual(['style', true])
})

it.each([
  ['no network', () => Promise.reject(new TypeError('no network'))],
  ['an error', async () => new Response('busy', { status: 503 })],
  ['a page of a network that wants a log-in', async () => new Response('<html>', { status: 200 })],
  ['JSON that is no style', async () => Response.json({ hello: 1 })],
])('says that it cannot for %s', async (_, answer) => {
  const answered = vi.fn(answer)
  const current = offer(STYLE, answered)
  await expect.poll(() => answered.mock.calls).toHaveLength(1)
  await new Promise((resolve) => setImmediate(resolve))
  expect(current()[0]).toEqual(['style', false])
})

it('asks again, and notices when the default stopped answering', async () => {
  let isUp = true
  const current = offer(STYLE, () => (isUp ? style() : Promise.reject(new TypeError('no network'))), 5)
  await expect.poll(() => current()[0]).toEqual(['style', true])
  isUp = false
  await expect.poll(() => current()[0]).toEqual(['style', false])
})

it('asks for a picture of a sheet', async () => {
  const answered = vi.fn(async (_: unknown) => new Response('a picture'))
  const current = offer('gsi-photo', answered)
  await expect.poll(() => current()[0]).toEqual(['gsi-photo', true])
  expect(String(answered.mock.calls[0]?.[0])).toMatch(/^https:\/\/cyberjapandata\.gsi\.go\.jp\/.*\.jpg$/)
})

it('asks nobody about what is not the default', () => {
  const answered = vi.fn(style)
  expect(offer(`embedded, ${STYLE}`, answered)()).toEqual([
    ['embedded', true],
    ['style', true],
  ])
  expect(answered).not.toHaveBeenCalled()
})
