import { setTimeout as sleep } from 'node:timers/promises'
import { processesInside } from '@repo/api/postgres-cluster'

interface Frozen {
  /** Where the cluster lies. */
  readonly folder: string
  readonly origin: string
  readonly calls: readonly (() => Promise<Response>)[]
}

/** Seconds. */
interface Delays {
  /** Until `/api/ready` said that it is not, at worst. */
  readonly ready: number
  /** Until calls were answered that were made as the database stopped, at worst. */
  readonly calls: number
  /** From the moment that it went on to the first good answer. */
  readonly back: number
}

const LIMIT_MS = 60_000
const READY_EVERY_MS = 1_000

/** Stops every process of the database as a machine that is paused does, and lets it go on. */
export async function freeze({ folder, origin, calls }: Frozen): Promise<Delays> {
  const pids = (processesInside(folder) ?? []).map(Number)
  signalAll(pids, 'SIGSTOP')
  try {
    const answering = Promise.all(calls.map(seconds))
    const asked = [0, 1, 2].map((turn) => readySeconds(origin, turn * READY_EVERY_MS))
    const ready = Math.max(...(await Promise.all(asked)))
    const answered = Math.max(...(await answering))
    signalAll(pids, 'SIGCONT')
    return { ready, calls: answered, back: await seconds(() => untilReady(origin)) }
  } finally {
    signalAll(pids, 'SIGCONT')
  }
}

function signalAll(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // it has ended by itself
    }
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
