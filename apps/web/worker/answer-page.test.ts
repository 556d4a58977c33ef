import { fakeCaches } from '@repo/offline/testing/fake-caches'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerMedia, answerPage, answerRoutes, answerSavedData } from './answer-page.ts'

const ORIGIN = 'https://routes.example'
const request = (path: string) => new Request(`${ORIGIN}${path}`)
const noPreload = Promise.resolve(undefined)
/** Of Node, which wants whole addresses for redirects; workers know where they are. */
const Whole = Response
const noNetwork = () => Promise.reject(new TypeError('no network'))

let caches: ReturnType<typeof fakeCaches>
beforeEach(async () => {
  caches = fakeCaches(ORIGIN)
  vi.stubGlobal('caches', caches)
  vi.stubGlobal(
    'Response',
    class extends Response {
      static override redirect = (path: string) => Whole.redirect(new URL(path, ORIGIN))
    },
  )
  const build = await caches.open('mishiori-build-1')
  await build.put('/offline', new Response('offline page'))
})
afterEach(() => vi.unstubAllGlobals())

async function saveArticle(): Promise<void> {
  const saved = await caches.open('mishiori-article-12')
  await saved.put('/routes/12', new Response('saved page'))
  await saved.put('/routes/12/walk', new Response('saved walk'))
  await saved.put('/api/v1/routes/12', new Response('saved data'))
  await saved.put('/tiles/world/1/0/0/0', new Response('saved tile'))
}

it('answers with what the server says, and keeps nothing of it', async () => {
  await saveArticle()
  vi.stubGlobal('fetch', async () => new Response('from the server'))
  const before = await caches.size()
  for (const path of ['/home', '/routes/12', '/routes/13']) {
    expect(await (await answerPage(request(path), noPreload)).text()).toBe('from the server')
  }
  expect(await (await answerSavedData(request('/api/v1/routes/12'))).text()).toBe('from the server')
  expect(await (await answerMedia(request('/files/a.jpg'))).text()).toBe('from the server')
  expect(await caches.size()).toBe(before)
})

it('takes what the browser has asked for ahead', async () => {
  vi.stubGlobal('fetch', noNetwork)
  const answer = await answerPage(request('/home'), Promise.resolve(new Response('ahead')))
  expect(await answer.text()).toBe('ahead')
})

it.each([
  ['/routes/12', 'saved page'],
  ['/routes/12/walk', 'saved walk'],
])('answers %s from the device without a network', async (path, expected) => {
  await saveArticle()
  vi.stubGlobal('fetch', noNetwork)
  expect(await (await answerPage(request(path), noPreload)).text()).toBe(expected)
})

it('says on a page that is asked for with more where it was rendered', async () => {
  const saved = await caches.open('mishiori-article-9')
  await saved.put('/routes/9?token=a%22b', new Response('<html lang="ja">'))
  vi.stubGlobal('fetch', noNetwork)
  const pageOf = async (search: string) => (await answerPage(request(`/routes/9?${search}`), noPreload)).text()
  expect(await pageOf('token=a%22b&object=o1')).toBe('<html data-stored-search="?token=a%22b" lang="ja">')
  expect(await pageOf('token=a%22b')).toBe('<html lang="ja">')
})

it('answers from the device when the server takes too long', async () => {
  vi.useFakeTimers()
  await saveArticle()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const answer = answerPage(request('/routes/12'), noPreload)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await (await answer).text()).toBe('saved page')
  vi.useRealTimers()
})

it('leads from the other language to the one that was saved', async () => {
  await saveArticle()
  vi.stubGlobal('fetch', noNetwork)
  const { headers } = await answerPage(request('/en/routes/12'), noPreload)
  expect(headers.get('location')).toBe(`${ORIGIN}/routes/12`)
})

it('does not open an article that was saved by its link without it', async () => {
  const saved = await caches.open('mishiori-article-9')
  await saved.put('/routes/9?token=secret', new Response('shared by link'))
  vi.stubGlobal('fetch', noNetwork)
  const { headers } = await answerPage(request('/routes/9'), noPreload)
  expect(headers.get('location')).toBe(`${ORIGIN}/offline?from=%2Froutes%2F9`)
  expect(await (await answerPage(request('/routes/9?token=secret'), noPreload)).text()).toBe('shared by link')
})

it('shows the offline page at its own address, whatever it is to open', async () => {
  vi.stubGlobal('fetch', noNetwork)
  expect(await (await answerPage(request('/offline?edit=new'), noPreload)).text()).toBe('offline page')
})

it('has the data and tiles of what was saved, and of nothing else', async () => {
  await saveArticle()
  vi.stubGlobal('fetch', noNetwork)
  expect(await (await answerSavedData(request('/api/v1/routes/12'))).text()).toBe('saved data')
  expect(await (await answerMedia(request('/tiles/world/1/0/0/0'))).text()).toBe('saved tile')
  await expect(answerSavedData(request('/api/v1/routes/13'))).rejects.toThrow('no network')
  await expect(answerMedia(request('/tiles/world/1/9/9/9'))).rejects.toThrow('no network')
})

it('tells the router of the page of a copy where it belongs, and asks the server of others', async () => {
  const saved = await caches.open('mishiori-article-9')
  const asked = '/__manifest?paths=%2Froutes%2C%2Froutes%2F9&version=1'
  await saved.put(asked, new Response('saved routes'))
  vi.stubGlobal('fetch', noNetwork)
  expect(await (await answerRoutes(request(asked))).text()).toBe('saved routes')
  await expect(answerRoutes(request(asked.replace('version=1', 'version=2')))).rejects.toThrow('no network')
})
