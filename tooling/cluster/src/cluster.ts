import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import type postgres from 'postgres'
import { freePort } from '../../ports/free-port.ts'
import { type Folders, makeFolders } from './parts/config-files.ts'
import { type Balancer, createBalancer } from './parts/haproxy.ts'
import { ACCESS_KEY, BUCKET, createObjectStore } from './parts/object-store.ts'
import type { Part } from './parts/part.ts'
import { createPgBouncer } from './parts/pgbouncer.ts'
import { createPostgres, DATABASE, openAt, type PostgresServer, USER } from './parts/postgres.ts'
import { createProductProcess } from './parts/product-process.ts'
import { createRedis } from './parts/redis.ts'
import type { Programs } from './programs.ts'

type Node = ReturnType<typeof createProductProcess>

/** The product on several processes of one machine, as it would be on several machines. */
export interface Cluster {
  /** Where people reach it. */
  readonly origin: string
  readonly folder: string
  readonly balancer: Balancer
  /** Those that run from the start, and one more that is ready to be added. */
  readonly nodes: readonly [Node, Node]
  readonly spare: Node
  readonly worker: Node
  readonly pooler: Part
  /** The first takes writes, the second follows it. */
  readonly databases: { readonly first: PostgresServer; readonly second: PostgresServer }
  readonly redis: Part
  readonly objectStore: Part
  readonly parts: readonly Part[]
  /** A connection to the database that takes writes, past the product. */
  openDatabase(): postgres.Sql
  /** Lets the second database take writes, in place of the first, and leads everybody there. */
  promote(): Promise<void>
  start(onStart?: (part: Part) => void): Promise<void>
  stop(): Promise<void>
}

interface ClusterOptions {
  readonly folder: string
  readonly programs: Programs
  /** Of the address of the product; a free one unless it is named. */
  readonly port?: number | undefined
  readonly hasDemo?: boolean
  readonly env?: Readonly<Record<string, string>>
}

export async function createCluster(options: ClusterOptions): Promise<Cluster> {
  const { programs } = options
  const folder = resolve(options.folder)
  const folders = makeFolders(folder)
  const port = options.port ?? (await freePort())
  const leaderPort = await freePort()
  const first = createPostgres(programs.postgres, folders, {
    name: 'postgres-first',
    port: await freePort(),
    waitsFor: 'postgres-second',
  })
  const second = createPostgres(programs.postgres, folders, {
    name: 'postgres-second',
    port: await freePort(),
    waitsFor: null,
  })
  const pooler = createPgBouncer(programs.pgbouncer, folders, { port: await freePort(), leaderPort })
  const redis = createRedis(programs.redis, folders, await freePort())
  const objectStore = createObjectStore(folders, await freePort())
  const ports = {
    port,
    leader: leaderPort,
    pooler: pooler.port,
    copy: second.port,
    redis: redis.port,
    store: objectStore.port,
  }
  const env = environmentOf({ ...options, ports })
  const nodeOf = (name: string, role: 'web' | 'worker') => createNode(folders, { name, role, env })
  const nodes = [await nodeOf('node-1', 'web'), await nodeOf('node-2', 'web')] as const
  const spare = await nodeOf('node-3', 'web')
  const worker = await nodeOf('worker', 'worker')
  const balancer = createBalancer(programs.haproxy, folders, {
    port,
    nodes: [...nodes, spare],
    leaderPort,
    databases: [
      { name: 'first', port: first.port },
      { name: 'second', port: second.port },
    ],
  })
  const parts = [first, second, balancer, pooler, redis, objectStore, worker, ...nodes]
  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    balancer,
    nodes,
    spare,
    worker,
    pooler,
    databases: { first, second },
    redis,
    objectStore,
    parts,
    openDatabase: () => openAt(leaderPort),
    promote: () => promote(second, balancer),
    async start(onStart = () => {}) {
      for (const part of parts) {
        if (part === second) second.create(first.port)
        if (part === first) first.create()
        await part.start()
        if (part === second) await createDatabase(first)
        onStart(part)
      }
    },
    async stop() {
      for (const part of [...parts, spare].reverse()) await part.stop()
    },
  }
}

async function createNode(
  folders: Folders,
  { name, role, env }: { name: string; role: 'web' | 'worker'; env: Readonly<Record<string, string>> },
): Promise<Node> {
  // The demonstration is loaded once.
  const own = name === 'node-1' ? {} : { DEMO: '0' }
  const [port, metricsPort] = [await freePort(), await freePort()]
  return createProductProcess(folders, { name, role, port, metricsPort, env: { ...env, ...own } })
}

interface Ports {
  readonly port: number
  /** Where the PostgreSQL that takes writes is reached. */
  readonly leader: number
  readonly pooler: number
  /** Where guests' reads are answered. */
  readonly copy: number
  readonly redis: number
  readonly store: number
}

/** What every process of the product is told. */
function environmentOf({ ports, hasDemo = false, env }: ClusterOptions & { readonly ports: Ports }) {
  return {
    PUBLIC_URL: `http://127.0.0.1:${ports.port}`,
    DATABASE_URL: `postgres://${USER}@127.0.0.1:${ports.pooler}/${DATABASE}`,
    DATABASE_DIRECT_URL: `postgres://${USER}@127.0.0.1:${ports.leader}/${DATABASE}`,
    DATABASE_REPLICA_URL: `postgres://${USER}@127.0.0.1:${ports.copy}/${DATABASE}`,
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    STORAGE_URL: `http://127.0.0.1:${ports.store}/${BUCKET}`,
    STORAGE_ACCESS_KEY: ACCESS_KEY,
    STORAGE_SECRET_KEY: ACCESS_KEY,
    SECRET: randomBytes(32).toString('hex'),
    TRUST_PROXY: '127.0.0.1',
    BASEMAPS: 'embedded',
    DEMO: hasDemo ? '1' : '0',
    ...env,
  }
}

/** The copy is there: from then on, changes wait for it. */
async function createDatabase(first: PostgresServer): Promise<void> {
  const sql = first.open('postgres')
  await sql.unsafe(`create database ${DATABASE}`)
  await sql.end()
}

/**
 * What an operator does when the first database is lost. It is kept away from the address first: two that take writes would each
 * know half of them.
 */
async function promote(second: PostgresServer, balancer: Balancer): Promise<void> {
  await balancer.tell('disable server postgres/first')
  await balancer.tell('shutdown sessions server postgres/first')
  const sql = second.open('postgres')
  await sql`select pg_promote()`
  await sql.end()
  await balancer.tell('enable server postgres/second')
}
