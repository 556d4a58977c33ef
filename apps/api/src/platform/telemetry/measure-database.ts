import type { Meter } from '@opentelemetry/api'
import type { Database } from '../database.ts'
import type { ReadCounts } from '../replica/read-from-replica.ts'
import type { Replica } from '../replica/replica.ts'
import { orSilent, readDatabaseState } from './database-state.ts'

/** Depth and age of the queues, connections and size of the database, and whether it answers. */
export function measureDatabase(meter: Meter, db: Database): void {
  const gauge = (name: string, unit: string, description: string) =>
    meter.createObservableGauge(`mishiori.${name}`, { unit, description })
  const isUp = gauge('database.up', '1', '1 while the database answers within a second')
  const size = gauge('database.size', 'By', 'Size of the database on the disk')
  const connections = gauge('database.connections', '{connection}', 'Connections of the product by their state')
  const waiting = gauge('jobs.waiting', '{job}', 'Jobs that may run and wait for a worker')
  const oldest = gauge('jobs.oldest', 's', 'How long the oldest of them has waited')
  const failed = gauge('jobs.failed', '{job}', 'Jobs given up within the last day')
  meter.addBatchObservableCallback(
    async (result) => {
      const state = await orSilent(readDatabaseState(db))
      result.observe(isUp, state ? 1 : 0)
      if (!state) return
      result.observe(size, state.bytes)
      for (const one of state.connections) result.observe(connections, one.count, { state: one.state })
      for (const { queue, ...of } of state.queues) {
        result.observe(waiting, of.waiting, { queue })
        result.observe(oldest, of.oldestSeconds, { queue })
        result.observe(failed, of.failed, { queue })
      }
    },
    [isUp, size, connections, waiting, oldest, failed],
  )
}

/** How far the replica is behind, and which share of what guests read it answers. */
export function measureReplica(meter: Meter, { state, reads }: Pick<Replica, 'state'> & { reads: ReadCounts }): void {
  const isUsed = meter.createObservableGauge('mishiori.replica.used', {
    unit: '1',
    description: '1 while guests read from the replica',
  })
  const lag = meter.createObservableGauge('mishiori.replica.lag', {
    unit: 's',
    description: 'For how long the replica has lacked what the primary has',
  })
  const counter = meter.createObservableCounter('mishiori.replica.reads', {
    unit: '{query}',
    description: 'Queries of guests by the database that answered',
  })
  meter.addBatchObservableCallback(
    (result) => {
      const { isUsed: isUsedNow, lagSeconds } = state()
      result.observe(isUsed, isUsedNow ? 1 : 0)
      result.observe(lag, lagSeconds)
      result.observe(counter, reads.replica, { database: 'replica' })
      result.observe(counter, reads.primary, { database: 'primary' })
    },
    [isUsed, lag, counter],
  )
}
