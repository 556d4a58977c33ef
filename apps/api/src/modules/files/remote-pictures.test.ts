import type { lookup as systemLookup } from 'node:dns'
import { createServer, get, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PRODUCT_LIMITS } from '@repo/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPublicAddress } from '../../platform/egress/public-address.ts'
import { publicLookup } from '../../platform/egress/public-lookup.ts'
import { createRemotePictures } from './remote-pictures.ts'

let server: Server
let answer: RequestListener
const requests: { readonly host: string | undefined; readonly cookie: string | undefined; readonly url: string }[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push({ host: request.headers.host, cookie: request.headers.cookie, url: request.url ?? '' })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server.close())
beforeEach(() => {
  requests.length = 0
  answer = (_request, response) => response.end('a picture')
})

/** Names and what they lead to; the server here stands for every public one. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'img.example.net': ['127.0.0.1'],
  'inside.example.net': ['192.168.0.1'],
  'both.example.net': ['127.0.0.1', '10.0.0.1'],
}
const lookup = vi.fn((name: string, _options: unknown, done: (...answer: readonly unknown[]) => void) => {
  const found = NAMES[name]
  if (found)
    done(
      null,
      found.map((address) => ({ address, family: 4 })),
    )
  else done(Object.assign(new Error(name), { code: 'ENOTFOUND' }))
})

function pictures({ deadlineMs = 10_000, isOn = true } = {}) {
  const { port } = server.address() as AddressInfo // it listens on a port
  const isPublic = (address: string) => address === '127.0.0.1' || isPublicAddress(address)
  const hit = vi.fn(async () => {})
  const remote = createRemotePictures({
    throttle: { hit },
    network: {
      get: (url, options, onAnswer) =>
        get({ ...options, agent: undefined, host: url.hostname, port, path: url.pathname + url.search }, onAnswer),
      lookup: publicLookup(lookup as unknown as typeof systemLookup, isPublic), // one of its overloads
    },
    deadlineMs,
    isOn,
  })
  return { hit, fetch: (address: string) => remote.fetch(7, address) }
}

const refused = { code: 'file.address_refused' }
const unavailable = { code: 'file.address_unavailable' }

describe('a picture of another site', () => {
  it('is asked for once, without cookies, and has a name', async () => {
    const { fetch, hit } = pictures()
    const upload = await fetch('https://img.example.net/temporary/%E5%B3%A0.png?size=10#x')
    expect(upload.fileName).toBe('峠.png')
    expect(String(await upload.read())).toBe('a picture')
    expect(requests).toEqual([
      { host: expect.stringContaining('img.example.net'), cookie: undefined, url: '/temporary/%E5%B3%A0.png?size=10' },
    ])
    expect(hit).toHaveBeenCalledWith([expect.objectContaining({ subject: '7', max: 200 })], 'request.too_many')
  })

  it('is not asked for where the operator has turned that off', async () => {
    lookup.mockClear()
    const { fetch, hit } = pictures({ isOn: false })
    await expect(fetch('https://img.example.net/a.png')).rejects.toMatchObject({ code: 'file.take_over_off' })
    expect([lookup.mock.calls, hit.mock.calls, requests]).toEqual([[], [], []])
  })

  it.each([
    'http://img.example.net/a.png',
    'https://img.example.net:8443/a.png',
    'https://name:word@img.example.net/a.png',
    'file:///etc/passwd',
    'ftp://img.example.net/a.png',
    'data:image/png;base64,AAAA',
    '/files/a.png',
    'https://127.0.0.2/a.png',
    'https://2130706434/a.png',
    'https://0x7f.2/a.png',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/a.png',
    'https://[::ffff:127.0.0.1]/a.png',
    'https://[64:ff9b::7f00:1]/a.png',
    'https://[fd00::1]/a.png',
  ])('[F61] is not asked for at %s', async (address) => {
    lookup.mockClear()
    const { fetch, hit } = pictures()
    await expect(fetch(address)).rejects.toMatchObject(refused)
    expect([lookup.mock.calls, hit.mock.calls, requests]).toEqual([[], [], []])
  })

  it.each(['https://inside.example.net/a.png', 'https://both.example.net/a.png'])(
    '[F61] is not asked for at %s, whose name leads inside',
    async (address) => {
      await expect(pictures().fetch(address)).rejects.toMatchObject(refused)
      expect(requests).toEqual([])
    },
  )

  it('[F61] is not looked for where the other site sends one to', async () => {
    answer = (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
    await expect(pictures().fetch('https://img.example.net/a.png')).rejects.toMatchObject(unavailable)
    expect(requests).toHaveLength(1)
  })

  it.each([404, 500, 204])('is not there when the other site answers %i', async (status) => {
    answer = (_request, response) => response.writeHead(status).end()
    await expect(pictures().fetch('https://img.example.net/a.png')).rejects.toMatchObject(unavailable)
  })

  it('is not there when nobody has the name, or the site breaks off or never ends', async () => {
    await expect(pictures().fetch('https://nobody.example.net/a.png')).rejects.toMatchObject(unavailable)
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('half')
      response.destroy()
    }
    await expect(pictures().fetch('https://img.example.net/a.png')).rejects.toMatchObject(unavailable)
    answer = (_request, response) => void response.write('a')
    await expect(pictures({ deadlineMs: 200 }).fetch('https://img.example.net/a.png')).rejects.toMatchObject(
      unavailable,
    )
  })

  it('may be as large as an upload, and no larger', async () => {
    let size = PRODUCT_LIMITS.imageBytes
    answer = (_request, response) => response.end(Buffer.alloc(size))
    const upload = await pictures().fetch('https://img.example.net/a.png')
    expect(await upload.read()).toHaveLength(size)
    size += 1
    await expect(pictures().fetch('https://img.example.net/a.png')).rejects.toMatchObject({ code: 'file.too_large' })
  })
})
