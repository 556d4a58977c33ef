import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { allGiven, statement } from '../statement.ts'
import { idempotencyKeys } from './idempotency-keys.table.ts'

export interface KeyOwner {
  readonly userId: number
  readonly key: string
}

/** A key that a request has reserved and must answer for. */
export interface Reservation extends KeyOwner {
  readonly holder: string
}

export interface StoredAnswer {
  readonly requestHash: string
  /** Null while the first request is at work. */
  readonly status: number | null
  readonly answer: string | null
}

/** A request at work renews its reservation: one that old belongs to a process that died before it committed anything. */
const LEASE_SECONDS = 20
const ABANDONED = sql`make_interval(secs => ${LEASE_SECONDS})`
const RETENTION = sql`interval '24 hours'`

const isGiven = and(
  eq(idempotencyKeys.userId, sql.placeholder('userId')),
  eq(idempotencyKeys.key, sql.placeholder('key')),
)

const deleteExpired = statement((db) => {
  const age = sql`case when ${idempotencyKeys.status} is null then ${ABANDONED} else ${RETENTION} end`
  return db.delete(idempotencyKeys).where(and(isGiven, sql`${idempotencyKeys.createdAt} < now() - ${age}`))
})

const insertKey = statement((db) => {
  const { userId, key, holder, requestHash } = idempotencyKeys
  return db
    .insert(idempotencyKeys)
    .values(allGiven({ userId, key, holder, requestHash }))
    .onConflictDoNothing()
    .returning({ key })
})

const settle = statement((db) => {
  const { key, holder, status, answer } = idempotencyKeys
  return db
    .update(idempotencyKeys)
    .set(allGiven({ status, answer }))
    .where(and(isGiven, eq(holder, sql.placeholder('holder'))))
    .returning({ key })
})

export function idempotencyRepository(db: Database) {
  const isOwnedBy = ({ userId, key }: KeyOwner) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
  const isHeldBy = (reservation: Reservation) =>
    and(isOwnedBy(reservation), eq(idempotencyKeys.holder, reservation.holder))
  return {
    /** @returns false when the key is taken. */
    async reserve(owner: Reservation, requestHash: string): Promise<boolean> {
      await deleteExpired(db, { ...owner })
      const rows = await insertKey(db, { ...owner, requestHash })
      return rows.length === 1
    },
    /** For requests that are still at work. What a transaction is about to settle is left alone. */
    async renew(reservations: readonly Reservation[]): Promise<void> {
      const holders = reservations.map(({ holder }) => holder)
      const isAtWork = and(
        inArray(idempotencyKeys.userId, [...new Set(reservations.map(({ userId }) => userId))]),
        inArray(idempotencyKeys.holder, holders),
        isNull(idempotencyKeys.status),
      )
      const free = db
        .select({ key: idempotencyKeys.key })
        .from(idempotencyKeys)
        .where(isAtWork)
        .for('update', { skipLocked: true })
      await db
        .update(idempotencyKeys)
        .set({ createdAt: sql`now()` })
        .where(and(isAtWork, inArray(idempotencyKeys.key, free)))
    },
    async find(owner: KeyOwner): Promise<StoredAnswer | null> {
      const [row] = await db
        .select({
          requestHash: idempotencyKeys.requestHash,
          status: idempotencyKeys.status,
          answer: idempotencyKeys.answer,
        })
        .from(idempotencyKeys)
        .where(isOwnedBy(owner))
      return row ?? null
    },
    /** @returns false when the key is held by another request by now, so that this one must not do its work. */
    async store(reservation: Reservation, status: number, answer: string): Promise<boolean> {
      const rows = await settle(db, { ...reservation, status, answer })
      return rows.length === 1
    },
    /** Frees a key whose request did nothing. One that did something, whether its commit was answered or not, keeps its answer. */
    async release(reservation: Reservation): Promise<void> {
      await db.delete(idempotencyKeys).where(and(isHeldBy(reservation), isNull(idempotencyKeys.status)))
    },
    /** For a start with a database that no other process uses: earlier requests have ended, so nothing has to wait for them. */
    async releaseAll(): Promise<void> {
      await db.delete(idempotencyKeys).where(isNull(idempotencyKeys.status))
    },
    async deleteOld(): Promise<void> {
      await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - ${RETENTION}`))
    },
  }
}
