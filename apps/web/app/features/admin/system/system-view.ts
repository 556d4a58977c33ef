import type { SystemState } from '@repo/contract'

type Wire = SystemState
type Database = NonNullable<Wire['database']>

interface RouteTimes {
  readonly method: string
  /** Pattern of the path. */
  readonly route: string
  readonly count: number
  readonly errors: number
  /** Null: longer than what is measured. */
  readonly p95Ms: number | null
}

export interface Queue {
  readonly name: string
  readonly waiting: number
  readonly oldestSeconds: number
  /** Within the last day. */
  readonly failed: number
}

/** How the instance fares. */
export interface System {
  readonly process: {
    readonly host: string
    readonly pid: number
    readonly node: string
    /** ISO time. */
    readonly startedAt: string
    readonly memoryBytes: number
    /** Share of the time in which the event loop worked, from 0 to 1. */
    readonly utilization: number
  }
  readonly requests: {
    readonly minutes: number
    readonly count: number
    readonly errors: number
    readonly p50Ms: number | null
    readonly p95Ms: number | null
    readonly routes: readonly RouteTimes[]
    /** Share of the pages for guests that were kept already, from 0 to 1; null without any. */
    readonly keptShare: number | null
  }
  /** Null while it does not answer. */
  readonly database: {
    readonly version: string
    readonly bytes: number
    readonly connections: Database['connections']
    readonly tables: Database['tables']
    readonly queues: readonly Queue[]
  } | null
  readonly storage: {
    readonly kind: Wire['storage']['kind']
    readonly freeBytes: number | null
    readonly totalBytes: number | null
  }
}

/** What an operator should look at; the alerts of the monitoring have the same limits. */
export type Attention =
  | { readonly kind: 'database' | 'errors' | 'disk' | 'busy' }
  | { readonly kind: 'waiting' | 'failed'; readonly queue: string }

const LIMITS = { errorShare: 0.01, errors: 5, waitSeconds: 300, freeShare: 0.1, utilization: 0.9 }

export function toSystem({ process, requests, database, storage }: Wire): System {
  const pages = requests.pages_kept + requests.pages_rendered
  return {
    process: {
      host: process.host,
      pid: process.pid,
      node: process.node,
      startedAt: process.started_at,
      memoryBytes: process.memory_bytes,
      utilization: process.utilization,
    },
    requests: {
      minutes: requests.minutes,
      count: requests.count,
      errors: requests.errors,
      p50Ms: requests.p50_ms,
      p95Ms: requests.p95_ms,
      routes: requests.routes.map(({ p95_ms: p95Ms, ...route }) => ({ ...route, p95Ms })),
      keptShare: pages === 0 ? null : requests.pages_kept / pages,
    },
    database: database && {
      version: database.version,
      bytes: database.bytes,
      connections: database.connections,
      tables: database.tables,
      queues: database.queues.map(({ queue, oldest_seconds, ...counts }) => ({
        ...counts,
        name: queue,
        oldestSeconds: oldest_seconds,
      })),
    },
    storage: { kind: storage.kind, freeBytes: storage.free_bytes, totalBytes: storage.total_bytes },
  }
}

export function findAttention({ process, requests, database, storage }: System): readonly Attention[] {
  const { freeBytes, totalBytes } = storage
  const queues = database?.queues ?? []
  const hasErrors = requests.errors >= LIMITS.errors && requests.errors > requests.count * LIMITS.errorShare
  const isFull = freeBytes !== null && totalBytes !== null && freeBytes < totalBytes * LIMITS.freeShare
  return [
    ...(database === null ? [{ kind: 'database' as const }] : []),
    ...(hasErrors ? [{ kind: 'errors' as const }] : []),
    ...(isFull ? [{ kind: 'disk' as const }] : []),
    ...(process.utilization > LIMITS.utilization ? [{ kind: 'busy' as const }] : []),
    ...queues.flatMap(({ name: queue, oldestSeconds, failed }) => [
      ...(oldestSeconds > LIMITS.waitSeconds ? [{ kind: 'waiting' as const, queue }] : []),
      ...(failed > 0 ? [{ kind: 'failed' as const, queue }] : []),
    ]),
  ]
}
