import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../cluster.ts'
import { aMember } from './journeys.ts'
import { countTogether, publishAndRead } from './probes.ts'

/** Something that goes wrong, or is changed, while people use the product. */
export interface Fault {
  /** How `--only` names it. */
  readonly id: string
  readonly name: string
  /** Ends when the cluster is whole again, or as whole as it will be. @returns what else was seen, if anything. */
  readonly happen: (cluster: Cluster) => Promise<string>
}

/** What people do meanwhile. */
const LASTS_MS = 8_000
const BETWEEN_MS = 1_000
const SEEN_WITHIN_MS = 20_000
const POLL_MS = 100
/** The longest pause of the product until it looks for Redis again. */
const REDIS_SEEN_AFTER_MS = 6_000
const SLOW = { rounds: 5, stoppedMs: 2_000, workingMs: 300 } as const

export const FAULTS: readonly Fault[] = [
  {
    id: 'node-killed',
    name: 'nodes are killed, one after the other, twice each, and started again',
    async happen({ balancer, nodes }) {
      for (const node of [...nodes, ...nodes]) {
        await node.stop('SIGKILL')
        await sleep(BETWEEN_MS)
        await node.start()
        await untilServing(balancer, node.name)
      }
      return ''
    },
  },
  {
    id: 'node-added',
    name: 'a node is added, and taken away again',
    async happen({ balancer, spare }) {
      await spare.start()
      await untilServing(balancer, spare.name)
      await sleep(LASTS_MS)
      await spare.stop()
      return ''
    },
  },
  {
    id: 'worker-killed',
    name: 'the worker is killed; somebody signs up meanwhile',
    async happen(cluster) {
      await cluster.worker.stop('SIGKILL')
      const [member] = await Promise.all([aMember(cluster), sleep(BETWEEN_MS).then(() => cluster.worker.start())])
      return member && 'the code was mailed once it was back'
    },
  },
  {
    id: 'replica-lagging',
    name: 'the copy of the database falls behind; somebody publishes meanwhile',
    async happen(cluster) {
      const { visitor } = await aMember(cluster)
      const copy = cluster.databases.second.open()
      await copy`select pg_wal_replay_pause()`
      try {
        await sleep(BETWEEN_MS)
        const seen = await publishAndRead(cluster, visitor)
        await sleep(LASTS_MS)
        return `published: ${seen}`
      } finally {
        await copy`select pg_wal_replay_resume()`
        await copy.end()
      }
    },
  },
  {
    id: 'redis-gone',
    name: 'Redis is killed, and started again',
    async happen(cluster) {
      await cluster.redis.stop('SIGKILL')
      await sleep(LASTS_MS)
      await cluster.redis.start()
      await sleep(REDIS_SEEN_AFTER_MS)
      return `counted together again: ${await countTogether(cluster)}`
    },
  },
  {
    id: 'storage-slow',
    name: 'the object storage answers only now and then',
    async happen({ objectStore }) {
      for (let round = 0; round < SLOW.rounds; round++) {
        objectStore.signal('SIGSTOP')
        await sleep(SLOW.stoppedMs)
        objectStore.signal('SIGCONT')
        await sleep(SLOW.workingMs)
      }
      return ''
    },
  },
  {
    id: 'storage-gone',
    name: 'the object storage is killed, and started again',
    async happen({ objectStore }) {
      await objectStore.stop('SIGKILL')
      await sleep(LASTS_MS)
      await objectStore.start()
      return ''
    },
  },
  {
    id: 'pooler-killed',
    name: 'PgBouncer is killed, and started again',
    async happen({ pooler }) {
      await pooler.stop('SIGKILL')
      await sleep(BETWEEN_MS)
      await pooler.start()
      return ''
    },
  },
  {
    id: 'replica-promoted',
    name: 'the database that takes writes is killed, and its copy promoted',
    async happen({ databases, promote }) {
      await databases.first.stop('SIGKILL')
      await sleep(BETWEEN_MS)
      await promote()
      return ''
    },
  },
  {
    id: 'rolling-upgrade',
    name: 'rolling upgrade: each process is ended in order and started again',
    async happen({ balancer, nodes, worker }) {
      for (const node of nodes) {
        await node.stop()
        await sleep(BETWEEN_MS)
        await node.start()
        await untilServing(balancer, node.name)
        await sleep(BETWEEN_MS)
      }
      await worker.stop()
      await worker.start()
      return ''
    },
  },
]

/** Until the balancer sends requests to this node. */
async function untilServing(balancer: Cluster['balancer'], name: string): Promise<void> {
  for (const deadline = performance.now() + SEEN_WITHIN_MS; performance.now() < deadline; await sleep(POLL_MS)) {
    const line = (await balancer.tell('show stat')).split('\n').find((one) => one.startsWith(`product,${name},`))
    if (line?.split(',').includes('UP')) return
  }
  throw new Error(`the balancer does not see ${name}`)
}
