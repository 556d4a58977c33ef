import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { nullable } from '../nullable.ts'

const Count = Type.Integer({ minimum: 0 })
const Milliseconds = nullable(Type.Number({ minimum: 0 }))

/** `p95_ms`: 19 of 20 took at most so long; null when that is longer than what is measured, or nothing was. */
const RouteTimes = Type.Object({
  method: Type.String(),
  /** Pattern of the path, such as `/api/v1/routes/:id`. */
  route: Type.String(),
  count: Count,
  /** Answers of 500 and above. */
  errors: Count,
  p95_ms: Milliseconds,
})

/** Names of the queues of jobs are those of the metrics. */
const Queue = Type.Object({ queue: Type.String(), waiting: Count, oldest_seconds: Type.Number(), failed: Count })

const SystemDatabase = Type.Object({
  /** Of PostgreSQL. */
  version: Type.String(),
  bytes: Type.Number(),
  /** Connections of the product by their state. */
  connections: Type.Array(Type.Object({ state: Type.String(), count: Count })),
  /** The largest, by what they and their indexes take; `rows` is the estimate of the planner. */
  tables: Type.Array(Type.Object({ name: Type.String(), rows: Type.Number(), bytes: Type.Number() })),
  queues: Type.Array(Queue),
})

/** How the instance fares. It holds nothing of people. */
const SystemState = Type.Object({
  /** Of the process that answered; others on the same database have figures of their own. */
  process: Type.Object({
    host: Type.String(),
    pid: Type.Integer(),
    node: Type.String(),
    started_at: Type.String(),
    memory_bytes: Type.Number(),
    /** Share of the time in which the event loop worked, from 0 to 1. */
    utilization: Type.Number(),
  }),
  /** What this process answered in the last minutes, with what its pages asked of the API. */
  requests: Type.Object({
    minutes: Type.Integer(),
    count: Count,
    errors: Count,
    p50_ms: Milliseconds,
    p95_ms: Milliseconds,
    /** Those that took most time together, the first takes most. */
    routes: Type.Array(RouteTimes),
    /** Pages that guests share: how many were kept already, and how many had to be rendered. */
    pages_kept: Count,
    pages_rendered: Count,
  }),
  /** Null while it does not answer within a second. */
  database: nullable(SystemDatabase),
  storage: Type.Object({
    kind: Type.Union([Type.Literal('disk'), Type.Literal('s3')]),
    /** Of the disk that holds the data folder; null where the system does not say. */
    free_bytes: nullable(Type.Number()),
    total_bytes: nullable(Type.Number()),
  }),
})
export type SystemState = Static<typeof SystemState>

export const systemEndpoints = {
  readSystem: endpoint({
    method: 'GET',
    path: '/v1/admin/system',
    summary: 'How the instance fares: requests, database, queues and disk',
    access: 'moderator',
    response: { status: 200, body: SystemState },
    errors: [],
  }),
}
