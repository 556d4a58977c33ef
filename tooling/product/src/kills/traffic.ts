import { setTimeout as sleep } from 'node:timers/promises'

export interface Caller {
  readonly userId: number
  readonly headers: Readonly<Record<string, string>>
}

interface TrafficOptions {
  readonly origin: string
  readonly writers: readonly Caller[]
  readonly readers: readonly Caller[]
  readonly articleId: number
  /** Pauses of each writer and reader; without them they write without one, and read nearly so. */
  readonly pauseMs?: { readonly write: number; readonly read: number }
  /** Until a write that was not acknowledged is sent again. */
  readonly retryMs?: number
  /** A write was acknowledged, after so many tries. */
  readonly onWrite?: (write: FinishedWrite) => void
}

export interface FinishedWrite {
  readonly writer: string
  readonly startedAt: number
  readonly endedAt: number
  readonly attempts: number
}

/** How long a call may take before it counts as one that hangs. */
const CALL_LIMIT_MS = 30_000
const RETRY_MS = 100
const PAUSE_MS = { write: 0, read: 5 }
const LEAK = /Failed query|params:|insert into|select "|postgres|ECONN|CONNECTION_/i

/** People who write and read without a pause, as long as they are not told to stop, and what they were answered. */
export function startTraffic(options: TrafficOptions) {
  const { origin, writers, readers, articleId, pauseMs = PAUSE_MS, retryMs = RETRY_MS } = options
  const statuses = new Map<string, number>()
  const acknowledged = new Set<string>()
  const strange: string[] = []
  let longestMs = 0
  let lastGood = { sentAt: 0, answeredAt: 0 }
  let lastWrite = lastGood
  const writeMs: number[] = []
  let isStopping = false

  const call = async (path: string, init: RequestInit): Promise<number> => {
    const startedAt = performance.now()
    let status = 0
    try {
      const answer = await fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(CALL_LIMIT_MS) })
      status = answer.status
      const text = await answer.text()
      if (!isPlain(answer, text)) strange.push(`${init.method} ${path} ${status} ${text.slice(0, 300)}`)
    } catch (error) {
      // A product that ended resets its connections; a call that hung was given up here.
      if (error instanceof Error && error.name === 'TimeoutError')
        strange.push(`${init.method} ${path} was not answered`)
    }
    const now = performance.now()
    longestMs = Math.max(longestMs, now - startedAt)
    const name = `${init.method} ${status}`
    statuses.set(name, (statuses.get(name) ?? 0) + 1)
    if ((status === 200 || status === 201) && startedAt > lastGood.sentAt) {
      lastGood = { sentAt: startedAt, answeredAt: now }
    }
    if (status === 201) {
      writeMs.push(now - startedAt)
      if (startedAt > lastWrite.sentAt) lastWrite = { sentAt: startedAt, answeredAt: now }
    }
    return status
  }

  /** Repeats each write under its key until it is acknowledged, as the web does. */
  const write = async ({ headers }: Caller, name: string) => {
    for (let n = 0; !isStopping; n++) {
      const text = `${name}-${n}`
      const init = requestOf(headers, text)
      const startedAt = performance.now()
      for (let attempts = 1; ; attempts++) {
        if ((await call(`/api/v1/routes/${articleId}/comments`, init)) === 201) {
          acknowledged.add(text)
          options.onWrite?.({ writer: name, startedAt, endedAt: performance.now(), attempts })
          break
        }
        if (isStopping) return
        await sleep(retryMs)
      }
      if (pauseMs.write > 0) await sleep(pauseMs.write)
    }
  }
  const READ = [`/api/v1/routes/${articleId}`, '/api/v1/routes', `/api/v1/routes/${articleId}/comments`, '/api/v1/user']
  const read = async ({ headers }: Caller) => {
    for (let n = 0; !isStopping; n++) {
      const status = await call(READ[n % READ.length] ?? '', { method: 'GET', headers })
      await sleep(status === 200 ? pauseMs.read : retryMs)
    }
  }
  const working = Promise.all([...writers.map((caller, index) => write(caller, `w${index}`)), ...readers.map(read)])

  return {
    acknowledged,
    statuses,
    strange,
    longestMs: () => longestMs,
    /** Of all acknowledged writes: what one takes on this machine, busy as it is. */
    medianWriteMs: () => writeMs.toSorted((one, other) => one - other)[Math.floor(writeMs.length / 2)] ?? 0,
    /** When the newest good answer of any kind was asked for and arrived. */
    lastGood: () => lastGood,
    /** When the newest acknowledged write was sent and answered. */
    lastWrite: () => lastWrite,
    async stop(): Promise<void> {
      isStopping = true
      await working
    },
  }
}

/** Writes this comment under a new key. */
const requestOf = (headers: Caller['headers'], text: string): RequestInit => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  body: JSON.stringify({ text }),
})

/** Good, or refused as is expected here, and then without anything that belongs inside. */
function isPlain({ status, headers }: Response, text: string): boolean {
  if (status < 400 || status === 409) return true // 409: the first attempt under a key is still at work
  return status === 503 && headers.has('retry-after') && !LEAK.test(text)
}

export type Traffic = ReturnType<typeof startTraffic>
