export interface FakeRequest {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

type FakeAnswer = (received: FakeRequest) => unknown | Promise<unknown>

/** What a fake answers instead of data. */
export const refusal = (code: string, status = 422, params = {}) =>
  Response.json({ error: { code, params } }, { status })

/**
 * A fake API for stories: responds to requests by 'METHOD /path' without their queries, and records the requests.
 * Other requests go to the network.
 *
 * @returns what takes it away again.
 */
export function fakeApi(answers: Readonly<Record<string, FakeAnswer>>, received: FakeRequest[] = []): () => void {
  const real = window.fetch
  window.fetch = async (input, init = {}) => {
    const { pathname, search } = new URL(String(input), window.location.href)
    const { method = 'GET' } = init
    // Changes carry a token, which the browser requests first.
    if (pathname === '/api/sanctum/csrf-cookie') return new Response(null, { status: 204 })
    const answer = answers[`${method} ${pathname}`]
    if (!answer) return real(input, init)
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null
    const request = { method, path: pathname + search, body }
    received.push(request)
    const answered = await answer(request)
    return answered instanceof Response ? answered : Response.json(answered)
  }
  return () => {
    window.fetch = real
  }
}
