import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { aBody, aLayer, aLine, anArticle, aSpot } from '../../../modules/route-articles/testing/an-article.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'

/** Addresses of one's own machine and network, as those write them who want a server to ask there. */
const INSIDE = [
  'http://127.0.0.1/',
  'http://localhost:22/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://10.0.0.1/',
  'http://192.168.0.1/',
  'http://172.16.0.1/',
  'http://100.64.0.1/',
  'http://[fd00::1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
]

let test: TestApp
let author: TestUser
let trap: Server
const requests: string[] = []
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
  trap = createServer((request, response) => {
    requests.push(request.url ?? '')
    response.end()
  })
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  trap.close()
  await test.close()
})

const trapUrl = (path: string) => `http://127.0.0.1:${(trap.address() as AddressInfo).port}/${path}` // it listens on a port

it('[F61] asks no address that somebody wrote, whatever is done with it', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  await author.api.updateProfile({
    body: {
      nickname: '',
      place: '',
      profile: trapUrl('profile'),
      site: trapUrl('site'),
      twitter: '',
      instagram: '',
      facebook: '',
    },
  })
  const link = `<a href="${trapUrl('link')}">x</a>`
  const saved = await author.api.createRoute({
    body: anArticle({
      summary: trapUrl('summary'),
      layer: [
        aLayer(
          aLine({ text: link }),
          aSpot({ type: 'image_text', images: [trapUrl('spot.jpg')], url: trapUrl('url.jpg') }),
        ),
      ],
      context: aBody(
        { type: 'paragraph', text: link },
        { type: 'singleImage', url: trapUrl('picture.jpg') },
        { type: 'images', images: [{ src: trapUrl('gallery.jpg'), tmpId: null }], raito: '4-3', long: 'width' },
      ),
    }),
  })
  if (!saved.ok) throw new Error(JSON.stringify(saved.error))
  const { id, preview_path } = saved.data
  const guest = test.aGuest()
  const article = `/api/v1/routes/${id}`
  const seen = [article, `${article}/export?format=gpx`, `${article}/export?format=kmz`, `/embed/${id}`, preview_path]
  const others = ['/feed.atom', `/oembed?url=${encodeURIComponent(`http://localhost/routes/${id}`)}`, '/api/v1/users']
  for (const path of [...seen, ...others])
    expect([path, (await guest.fetch(path, { method: 'GET' })).status]).toEqual([path, 200])
  expect([requests, fetched.mock.calls]).toEqual([[], []])
})

it.each(INSIDE)('[F61] takes no picture over from %s', async (address) => {
  for (const asked of [address, address.replace(/^http:/, 'https:'), trapUrl('picture.png')]) {
    const answer = await author.api.takeOverImage({ body: { address: asked } })
    expect(answer).toMatchObject({
      status: 422,
      error: { code: expect.stringMatching(/^file\.address_(refused|unavailable)$/) },
    })
  }
  expect(requests).toEqual([])
})

it.each(INSIDE)('[F60] takes %s neither for a way nor for a place', async (address) => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const query = new URLSearchParams({ origin: address, destination: address, mode: 'driving', waypoint: address })
  const way = await author.fetch(`/api/v1/direction?${query}`, { method: 'GET' })
  const place = await author.api.describePlaces({ body: { placeIds: [address] } })
  expect([way.status, place.status < 500 || place.status === 503]).toEqual([422, true])
  expect(fetched).not.toHaveBeenCalled()
})
