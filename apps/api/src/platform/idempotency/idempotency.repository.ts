import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
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

/** A request never runs this long; a reservation that old belongs to a process that died before it committed anything. */
const ABANDONED = sql`interval '2 minutes'`
const RETENTION = sql`interval '24 hours'`

export function idempotencyRepository(db: Database) {
  const isOwnedBy = ({ userId, key }: KeyOwner) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
  const isHeldBy = (reservation: Reservation) =>
    and(isOwnedBy(reservation), eq(idempotencyKeys.holder, reservation.holder))
  return {
    /** @returns false when the key is taken. */
    async reserve(owner: Reservation, requestHash: string): Promise<boolean> {
      await db
        .delete(idempotencyKeys)
        .where(
          and(
            isOwnedBy(owner),
            sql`${idempotencyKeys.createdAt} < now() - case when ${idempotencyKeys.status} is null then ${ABANDONED} else ${RETENTION} end`,
          ),
        )
      const rows = await db
        .insert(idempotencyKeys)
        .values({ ...owner, requestHash })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key })
      return rows.length === 1
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
      const rows = await db
        .update(idempotencyKeys)
        .set({ status, answer })
        .where(isHeldBy(reservation))
        .returning({ key: idempotencyKeys.key })
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
