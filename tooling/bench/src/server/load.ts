import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, type Dispatcher } from 'undici'
import { isSmoke } from '../benchmark.ts'
import { median, quantile } from '../stats.ts'

/** The headers of a visitor's browser. */
export const BROWSER_HEADERS = {
  accept: 'text/html,*/*',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'ja',
}

export interface Rate {
  readonly perSecond: number
  /** From asking to the last byte. */
  readonly medianMs: number
  /** Of the one that is slower than 95 of a hundred. */
  readonly p95Ms: number
}

/** How often `once` succeeds when `lanes` of it always run beside each other, after a warm-up of a third of the time. */
export async function measureRate(
  once: () => Promise<unknown>,
  { lanes, ms }: { readonly lanes: number; readonly ms: number },
): Promise<Rate> {
  const measuredMs = isSmoke ? 200 : ms
  const warmUntil = performance.now() + measuredMs / 3
  const until = warmUntil + measuredMs
  const times: number[] = []
  const lane = async () => {
    // On a busy machine a small run may end before its first answer, which counts then.
    for (let start = performance.now(); start < until || times.length === 0; start = performance.now()) {
      await once()
      const end = performance.now()
      if (start >= warmUntil && (end <= until || times.length === 0)) times.push(end - start)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { perSecond: (times.length * 1000) / measuredMs, medianMs: median(times), p95Ms: quantile(times, 0.95) }
}

export interface Answer {
  readonly headers: Readonly<Dispatcher.ResponseData['headers']>
  readonly body: Buffer
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** With its query. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | null
}

/**
 * Asks over connections that stay open. What it costs takes from the processor that is measured, so it takes answers as
 * they come, without a stream.
 */
export function httpClient(headers: Readonly<Record<string, string>> = {}) {
  const agent = new Agent()
  const send = (origin: string, { method, path, headers: own = {}, body = null }: HttpRequest) =>
    new Promise<Answer>((resolve, reject) => {
      const parts: Buffer[] = []
      let status = 0
      let answered: Answer['headers'] = {}
      agent.dispatch(
        { origin, path, method, headers: { ...headers, ...own }, body },
        {
          onRequestStart() {},
          onResponseStart(_, statusCode, said) {
            status = statusCode
            answered = said
          },
          onResponseData: (_, part) => void parts.push(part),
          onResponseEnd() {
            if (status === 200 || status === 201) resolve({ headers: answered, body: Buffer.concat(parts) })
            else reject(new Error(`${method} ${path} answered ${status}`))
          },
          onResponseError: (_, error) => reject(error),
        },
      )
    })
  return {
    /** @throws for any status but 200 and 201. */
    send,
    /** @throws for any status but 200 and 201. */
    get: (url: string) => send(...toRequest('GET', url)),
    /** @throws for any status but 200 and 201. */
    post: (url: string, body: string) => send(...toRequest('POST', url, body)),
    close: () => void agent.destroy(),
  }
}

function toRequest(method: HttpRequest['method'], url: string, body: string | null = null) {
  const { origin, pathname, search } = new URL(url)
  return [origin, { method, path: pathname + search, body }] as const
}

/** @returns the path of the page of the demonstration's fullest article. */
export async function findArticle(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/routes?q=${encodeURIComponent('鳥居峠')}`)
  const list: unknown = await answer.json()
  const { data } = list as { data: { id: number }[] } // as the contract says
  const [first] = data
  if (!first) throw new Error('the demonstration lacks its fullest article')
  return `/routes/${first.id}`
}

const ANSWERED_WITHIN_MS = 60_000

/** Sends until it is answered: a product serves while the tiles and roads of its demo town are still built. */
export async function untilAnswered<T>(send: () => Promise<T>): Promise<T> {
  for (const until = performance.now() + ANSWERED_WITHIN_MS; ; await sleep(200)) {
    try {
      return await send()
    } catch (error) {
      if (performance.now() > until) throw error
    }
  }
}
