import { setTimeout as sleep } from 'node:timers/promises'
import { processesInside } from '@repo/api/postgres-cluster'

export interface Freeze {
  /** Seconds that `/api/ready` took to say 503, at worst. */
  readonly ready: number
  /** Seconds until a read and a write were answered that were sent as the database stopped, at worst. */
  readonly calls: number
  /** Seconds from the moment that it went on to the first good answer. */
  readonly back: number
}

interface Freezing {
  /** Where the cluster lies. */
  readonly folder: string
  readonly origin: string
  readonly calls: readonly (() => Promise<Response>)[]
}

const LIMIT_MS = 60_000

/** Stops every process of the database as a machine that is paused does, and lets it go on. */
export async function freeze({ folder, origin, calls }: Freezing): Promise<Freeze> {
  const pids = (processesInside(folder) ?? []).map(Number)
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  try {
    const answering = Promise.all(calls.map((call) => seconds(call)))
    const ready = Math.max(...(await Promise.all([0, 1, 2].map((n) => readySeconds(origin, n * 1_000)))))
    const worst = Math.max(...(await answering))
    for (const pid of pids) process.kill(pid, 'SIGCONT')
    return { ready, calls: worst, back: await seconds(() => untilReady(origin)) }
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
}

async function readySeconds(origin: string, afterMs: number): Promise<number> {
  await sleep(afterMs)
  return seconds(() => fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(LIMIT_MS) }))
}

async function untilReady(origin: string): Promise<void> {
  for (const deadline = performance.now() + LIMIT_MS; performance.now() < deadline; await sleep(20)) {
    if ((await fetch(`${origin}/api/ready`)).ok) return
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}
