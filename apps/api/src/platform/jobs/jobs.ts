import type { PageTag } from '@repo/contract'
import { sql } from 'drizzle-orm'
import { type Clock, fromDrizzle, PgBoss, systemClock, type WorkConcurrencyOptions } from 'pg-boss'
import type { ConnectionTarget, Database } from '../database.ts'
import { createBossDatabase } from './boss-database.ts'

/** A log-in method of an account has changed, or what programs may do or are told. Its owner is always notified. */
export interface AccountNotice {
  readonly kind:
    | 'password-changed'
    | 'password-set'
    | 'email-changed'
    | 'account-linked'
    | 'account-unlinked'
    | 'passkey-added'
    | 'passkey-removed'
    | 'access-token-added'
    | 'webhook-added'
    | 'webhook-off'
  readonly userId: number
  /** The address to notify. Default: that of the account. */
  readonly email?: string
}

/** The jobs and their payloads. Payloads are stored, so they never contain secrets. */
export interface JobPayloads {
  'email-code': { readonly codeId: number; readonly isKnownAddress: boolean }
  /** Null when no account has the address: known and unknown addresses take the same path. */
  'password-reset': { readonly userId: number | null }
  'account-notice': AccountNotice
  'notification-mail': { readonly notificationId: number; readonly userId: number }
  'notification-digests': Record<string, never>
  announcements: Record<string, never>
  /** For the first time: its followers are notified. */
  'journey-published': { readonly journeyId: number }
  'contact-message': { readonly messageId: number }
  'tidy-up': Record<string, never>
  /** Of a deleted account. */
  'end-follows': { readonly userId: number }
  'strava-import': { readonly importId: number; readonly userId: number }
  /** Of what is let go; says nothing of whose it was. */
  'strava-revoke': { readonly revocationId: number }
  /** Of the person whose private places have changed. */
  'cut-articles': { readonly userId: number }
  'timeline-import': { readonly importId: number; readonly userId: number }
  /** Of one that has been tried as often as it may. */
  'timeline-import-failed': { readonly importId: number; readonly userId: number }
  /** An attempt to send a message of the outbox. */
  'webhook-delivery': { readonly deliveryId: number; readonly userId: number }
  /** Of copies at a CDN that show this; null: of all. */
  'purge-cdn': { readonly tags: readonly PageTag[] | null }
}

export type JobName = keyof JobPayloads
/** Long work looks at the signal now and then, and throws when the process wants to leave: the job goes back to its queue. */
type JobHandler<N extends JobName> = (payload: JobPayloads[N], signal: AbortSignal) => Promise<void>
export type JobHandlers = { readonly [N in JobName]: JobHandler<N> }

interface EnqueueOptions {
  /** Seconds before which it does not run; 0 unless given. */
  readonly afterSeconds?: number
}

export interface Jobs {
  /** Queues a job that exists if and only if the transaction commits. */
  enqueue<N extends JobName>(
    transaction: Database,
    name: N,
    payload: JobPayloads[N],
    options?: EnqueueOptions,
  ): Promise<void>
  /** Drops what was queued about a user, done or not: its payload may identify them. */
  forget(transaction: Database, userId: number): Promise<void>
  /** Works in this process on every queue that a handler is given for. */
  work(handlers: Partial<JobHandlers>): Promise<void>
  /** Waits for short running jobs, and lets long ones continue in another process. */
  stop(): Promise<void>
}

/** Has the handler of a job do it. */
export const perform = <N extends JobName>(
  handlers: JobHandlers,
  { name, payload }: { readonly name: N; readonly payload: JobPayloads[N] },
  signal: AbortSignal,
): Promise<void> => handlers[name](payload, signal)

const QUEUES: readonly JobName[] = [
  'email-code',
  'password-reset',
  'account-notice',
  'notification-mail',
  'notification-digests',
  'announcements',
  'journey-published',
  'contact-message',
  'tidy-up',
  'end-follows',
  'strava-import',
  'strava-revoke',
  'cut-articles',
  'timeline-import-failed',
  'timeline-import',
  'purge-cdn',
  'webhook-delivery',
]
/** How many jobs of a queue are done at once; one unless given. */
const TOGETHER: Partial<Readonly<Record<JobName, number>>> = { 'purge-cdn': 100 }
/** Receivers of others may be slow: some are waited for at the same time, but not only those of one person. */
const WORKERS: Partial<Readonly<Record<JobName, WorkConcurrencyOptions>>> = {
  'webhook-delivery': { localConcurrency: 8, localGroupConcurrency: 2 },
}
const POLICY = {
  notify: true,
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  // A worker that dies stops sending heartbeats, and its job returns to the queue.
  heartbeatSeconds: 20,
  expireInSeconds: 900,
  deleteAfterSeconds: 24 * 60 * 60,
}
/** What becomes of jobs that are given up: another job, whose queue is made before. */
const AFTER_FAILURE: Partial<Readonly<Record<JobName, JobName>>> = { 'timeline-import': 'timeline-import-failed' }
const STOP_TIMEOUT_MS = 5_000

const enqueueWith =
  (boss: PgBoss): Jobs['enqueue'] =>
  async (transaction, name, payload, { afterSeconds = 0 } = {}) => {
    // drizzle's types are wider than what the adapter declares; both speak of the same `execute`.
    const db = fromDrizzle(transaction as never, sql as never)
    const group = WORKERS[name] && 'userId' in payload ? { group: { id: String(payload.userId) } } : {}
    await boss.send(name, payload, { startAfter: afterSeconds, ...group, db })
  }

const forget: Jobs['forget'] = async (transaction, userId) => {
  await transaction.execute(sql`delete from pgboss.job where data ->> 'userId' = ${String(userId)}`)
}

/** Queues for a command that ends soon, or a thread: a product that runs on the database, or comes to run, does the work. */
export function queueOnly(db: Database): Jobs {
  return {
    enqueue: enqueueWith(new PgBoss({ db: fromDrizzle(db as never, sql as never) })),
    forget,
    async work() {
      throw new Error('Only the process that has started the jobs works on them.')
    },
    async stop() {},
  }
}

/**
 * Timers wait by differences of this clock, so it goes on evenly whatever becomes of the machine's: one set back by years would ask
 * for a wait beyond 2^31 − 1 ms, which fires at once, over and over. Moments come from the database's clock.
 */
const steadyClock: Clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() }

interface JobOptions {
  /** How often each queue is polled for delayed jobs; the database notifies of others at once. */
  readonly pollSeconds?: number
  /** How often jobs are looked for whose worker has died. */
  readonly superviseSeconds?: number
}

/** Jobs on the product's own database. @throws when the database cannot be reached. */
export async function startJobs(
  target: ConnectionTarget,
  onError: (error: Error) => void,
  { pollSeconds = 5, superviseSeconds = 10 }: JobOptions = {},
): Promise<Jobs> {
  const database = createBossDatabase(target)
  const boss = new PgBoss({
    db: database.db,
    clock: steadyClock,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  })
  boss.on('error', onError)
  await boss.start()
  for (const name of QUEUES) {
    const deadLetter = AFTER_FAILURE[name]
    await boss.createQueue(name, deadLetter === undefined ? POLICY : { ...POLICY, deadLetter })
  }

  const leaving = new AbortController()
  return {
    enqueue: enqueueWith(boss),
    forget,
    async work(handlers) {
      const start = async <N extends JobName>(name: N, handler: JobHandlers[N]) => {
        const worker = await boss.work<JobPayloads[N]>(
          name,
          {
            batchSize: TOGETHER[name] ?? 1,
            pollingIntervalSeconds: 1,
            notifyPollingIntervalSeconds: pollSeconds,
            ...WORKERS[name],
          },
          async (batch) => {
            await Promise.all(batch.map((job) => handler(job.data, AbortSignal.any([job.signal, leaving.signal]))))
            // Several jobs that came meanwhile are one notification: poll again at once.
            boss.notifyWorker(worker)
          },
        )
      }
      for (const name of QUEUES) {
        const handler = handlers[name]
        if (handler) await start(name, handler)
      }
      await boss.schedule('tidy-up', '17 * * * *')
      await boss.schedule('notification-digests', '*/15 * * * *')
      await boss.schedule('announcements', '*/15 * * * *')
    },
    async stop() {
      leaving.abort()
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS })
      await database.close()
    },
  }
}
