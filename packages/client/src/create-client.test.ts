import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ClientOptions, createClient } from './create-client.ts'
import { MishioriError } from './mishiori-error.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Sent {
  readonly url: string
  readonly init: RequestInit
  readonly headers: Headers
}

/** A site that gives these answers one after the other; an error is one that cannot be reached. */
function aSite(...answers: (Response | Error)[]) {
  const sent: Sent[] = []
  const send: typeof fetch = async (url, init = {}) => {
    sent.push({ url: String(url), init, headers: new Headers(init.headers) })
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer ?? new TypeError('fetch failed')
  }
  const connect = (more: Partial<ClientOptions> = {}) =>
    createClient({ origin: 'https://mishiori.example/', token: 'mishiori_t', fetch: send, ...more })
  return { sent, connect, client: connect() }
}

const refused = (status: number, error: object, headers: Record<string, string> = {}) =>
  Response.json({ error }, { status, headers })
/** What a call ends with, once all that it waits for is over. */
async function endOf<T>(call: Promise<T>): Promise<T | MishioriError> {
  const [ended] = await Promise.all([call.catch((error: unknown) => error as MishioriError), vi.runAllTimersAsync()])
  return ended
}

describe('a request', () => {
  it('has its path, query, token and language', async () => {
    const { sent, client } = aSite(Response.json({ id: 7 }))
    expect(await client.readRoute({ params: { id: 7 }, query: { token: 'a/b' } })).toEqual({ id: 7 })
    const [{ url, init, headers } = { url: '', init: {}, headers: new Headers() }] = sent
    expect(url).toBe('https://mishiori.example/api/v1/routes/7?token=a%2Fb')
    expect(init).toMatchObject({ method: 'GET', redirect: 'error' })
    expect(init).not.toHaveProperty('body')
    expect(headers.get('authorization')).toBe('Bearer mishiori_t')
    expect(headers.get('accept-language')).toBe('en')
    expect(headers.has('idempotency-key')).toBe(false)
  })

  it('leaves out what is not asked for', async () => {
    const { sent, client } = aSite(Response.json({ data: [] }))
    await client.listJourneys({ query: { q: undefined, kind: 'journey' } })
    expect(sent[0]?.url).toBe('https://mishiori.example/api/v1/journeys?kind=journey')
  })

  it('asks for the language of whoever reads its refusals', async () => {
    const { sent, connect } = aSite(Response.json({}))
    await connect({ language: 'ja' }).currentUser()
    expect(sent[0]?.headers.get('accept-language')).toBe('ja')
  })

  it('sends JSON, with the version that is changed', async () => {
    const { sent, client } = aSite(Response.json({ id: 5 }))
    const body = {
      kind: 'journey',
      title: 'Kiso',
      summary: '',
      starts_on: null,
      state: 'private',
      cover_path: null,
      is_travelling: false,
    } as const
    await client.updateJourney({ params: { id: 5 }, body }, { version: 3 })
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual(body)
    expect(sent[0]?.headers.get('content-type')).toBe('application/json')
    expect(sent[0]?.headers.get('if-match')).toBe('"3"')
  })

  it('sends files as a form, whose boundary only fetch knows', async () => {
    const { sent, client } = aSite(Response.json({ path: '/files/a.webp' }))
    const form = new FormData()
    form.set('file', new Blob(['x']), 'picture.png')
    await client.uploadImage({ body: form })
    expect(sent[0]?.init.body).toBe(form)
    expect(sent[0]?.headers.has('content-type')).toBe(false)
  })

  it('goes below no other path of the address', async () => {
    const { sent, connect } = aSite(Response.json({}))
    await connect({ origin: 'https://mishiori.example/routes/7?hl=ja' }).currentUser()
    expect(sent[0]?.url).toBe('https://mishiori.example/api/v1/user')
  })

  it('is not sent where a parameter is missing', async () => {
    const { sent, client } = aSite()
    for (const id of ['', undefined as unknown as string]) {
      await expect(client.readRoute({ params: { id } })).rejects.toThrow('params.id is missing')
    }
    expect(sent).toEqual([])
  })

  it('keeps a parameter in its place', async () => {
    const { sent, client } = aSite(Response.json({}))
    await client.readRoute({ params: { id: '../user' } })
    expect(sent[0]?.url).toBe('https://mishiori.example/api/v1/routes/..%2Fuser')
  })
})

describe('an answer', () => {
  it('is nothing where nothing is answered', async () => {
    const { client } = aSite(new Response(null, { status: 204 }))
    expect(await client.deleteRoute({ params: { id: 7 } })).toBeUndefined()
  })

  it('of a file is the response, unread', async () => {
    const { client } = aSite(new Response('<gpx/>', { headers: { 'content-type': 'application/gpx+xml' } }))
    const file = await client.exportRoute({ params: { id: 7 }, query: { format: 'gpx' } })
    expect(file.bodyUsed).toBe(false)
    expect(await file.text()).toBe('<gpx/>')
  })

  it('that refuses is an error with its code and what it is about', async () => {
    const error = { code: 'token.scope_missing', message: 'No scope', params: { scope: 'articles:write' }, fields: {} }
    const { sent, client } = aSite(refused(403, error))
    const ended = await endOf(client.readRoute({ params: { id: 7 } }))
    expect(ended).toBeInstanceOf(MishioriError)
    expect(ended).toMatchObject({ ...error, status: 403, body: { error } })
    expect(sent).toHaveLength(1)
  })

  it('of something before the site is an error by its status', async () => {
    const { client } = aSite(new Response('<h1>Bad Gateway</h1>', { status: 404 }))
    expect(await endOf(client.currentUser())).toMatchObject({ code: 'http.404', status: 404, params: {}, body: null })
  })
})

describe('what may be repeated', () => {
  it('is, while the site cannot be reached', async () => {
    const { sent, client } = aSite(
      new TypeError('fetch failed'),
      new TypeError('fetch failed'),
      Response.json({ id: 1 }),
    )
    expect(await endOf(client.currentUser())).toEqual({ id: 1 })
    expect(sent).toHaveLength(3)
  })

  it('is as often as was said, and then an error', async () => {
    const { sent, connect } = aSite()
    const ended = await endOf(connect({ retries: 2 }).currentUser())
    expect(ended).toMatchObject({ code: 'network', status: 0, message: 'https://mishiori.example cannot be reached.' })
    expect((ended as MishioriError).cause).toBeInstanceOf(TypeError)
    expect(sent).toHaveLength(3)
  })

  it.each([429, 502, 503, 504])('is after a %i, when the site says', async (status) => {
    const { sent, client } = aSite(refused(status, {}, { 'retry-after': '30' }), Response.json({ id: 1 }))
    const call = client.currentUser()
    await vi.advanceTimersByTimeAsync(29_900)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(await call).toEqual({ id: 1 })
  })

  it.each([
    [90, 2],
    [91, 1],
  ])('is not left waiting for more than a minute and a half: %i s', async (seconds, times) => {
    const { sent, client } = aSite(refused(429, {}, { 'retry-after': String(seconds) }), Response.json({}))
    await endOf(client.currentUser())
    expect(sent).toHaveLength(times)
  })

  it('is while an attempt whose answer was lost is still at work', async () => {
    const atWork = refused(409, { code: 'idempotency.in_progress' }, { 'retry-after': '1' })
    const { sent, client } = aSite(new TypeError('fetch failed'), atWork, Response.json({ id: 9 }, { status: 201 }))
    const body = { kind: 'journey', title: '木曽路' } as const
    expect(await endOf(client.createJourney({ body }))).toEqual({ id: 9 })
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  })

  it('creates once: with the same key', async () => {
    const { sent, client } = aSite(new TypeError('fetch failed'), Response.json({ id: 9 }, { status: 201 }))
    await endOf(client.cloneJourney({ params: { id: 5 }, body: { share_token: null } as never }))
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it('has the key of the caller, so that another run repeats it, too', async () => {
    const { sent, client } = aSite(Response.json({ id: 9 }, { status: 201 }))
    await client.cloneJourney({ params: { id: 5 }, body: {} as never }, { idempotencyKey: 'mine' })
    expect(sent[0]?.headers.get('idempotency-key')).toBe('mine')
  })

  it('is not what changes without a key', async () => {
    const { sent, client } = aSite(new TypeError('fetch failed'), new Response(null, { status: 204 }))
    expect(await endOf(client.deleteRoute({ params: { id: 7 } }))).toMatchObject({ code: 'network' })
    expect(sent).toHaveLength(1)
  })

  it('ends when it is aborted while it waits', async () => {
    const abort = new AbortController()
    const { sent, client } = aSite(new TypeError('fetch failed'))
    const call = client.currentUser({}, { signal: abort.signal }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(100)
    abort.abort(new Error('enough'))
    expect(await call).toMatchObject({ message: 'enough' })
    expect(sent).toHaveLength(1)
  })
})
