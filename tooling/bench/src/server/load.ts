import { Agent, type Dispatcher } from 'undici'
import { median } from '../stats.ts'

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
}

/** How often `once` succeeds when `lanes` of it always run beside each other, after a warm-up of a third of the time. */
export async function measureRate(
  once: () => Promise<unknown>,
  { lanes, ms }: { readonly lanes: number; readonly ms: number },
): Promise<Rate> {
  const warmUntil = performance.now() + ms / 3
  const until = warmUntil + ms
  const times: number[] = []
  const lane = async () => {
    for (let start = performance.now(); start < until; start = performance.now()) {
      await once()
      const end = performance.now()
      if (start >= warmUntil && end <= until) times.push(end - start)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { perSecond: (times.length * 1000) / ms, medianMs: median(times) }
}

export interface Answer {
  readonly headers: Readonly<Dispatcher.ResponseData['headers']>
  readonly body: Buffer
}

/**
 * Asks over connections that stay open. What it costs takes from the processor that is measured, so it takes answers as
 * they come, without a stream.
 */
export function httpClient(headers: Readonly<Record<string, string>> = {}) {
  const agent = new Agent()
  const send = (method: 'GET' | 'POST', url: string, body: string | null = null) =>
    new Promise<Answer>((resolve, reject) => {
      const { origin, pathname, search } = new URL(url)
      const parts: Buffer[] = []
      let status = 0
      let answered: Answer['headers'] = {}
      agent.dispatch(
        { origin, path: pathname + search, method, headers, body },
        {
          onRequestStart() {},
          onResponseStart(_, statusCode, said) {
            status = statusCode
            answered = said
          },
          onResponseData: (_, part) => void parts.push(part),
          onResponseEnd() {
            if (status === 200) resolve({ headers: answered, body: Buffer.concat(parts) })
            else reject(new Error(`${url} answered ${status}`))
          },
          onResponseError: (_, error) => reject(error),
        },
      )
    })
  return {
    /** @throws for any status but 200. */
    get: (url: string) => send('GET', url),
    /** @throws for any status but 200. */
    post: (url: string, body: string) => send('POST', url, body),
    close: () => void agent.destroy(),
  }
}
