import type { Position } from '@mishiori/map-document'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'
import { privatePlaces } from '../../schema/private-places.table.ts'

interface Circle {
  readonly name: string
  readonly center: Position
  readonly radiusMeters: number
}

const lockKey = (userId: number) => sql`hashtextextended('private places', ${userId})`
const columnsOf = ({ name, center: [lng, lat], radiusMeters }: Circle) => ({ name, lng, lat, radiusMeters })

const selectPlaces = statement((db) => {
  const { id, name, lng, lat, radiusMeters, createdAt } = privatePlaces
  return db
    .select({ id, name, lng, lat, radiusMeters, createdAt })
    .from(privatePlaces)
    .where(eq(privatePlaces.userId, sql.placeholder('userId')))
    .orderBy(asc(id))
})

/** SQL for the circles that hide places. */
export function privatePlacesRepository(db: Database) {
  const isOwn = (userId: number, id: number) => and(eq(privatePlaces.id, id), eq(privatePlaces.userId, userId))
  return {
    /** Locks this person's circles until the transaction ends. */
    holdForReading: (userId: number) => db.execute(sql`select pg_advisory_xact_lock_shared(${lockKey(userId)})`),
    /** Waits for all who rely on this person's circles, and has others wait. */
    holdForChange: (userId: number) => db.execute(sql`select pg_advisory_xact_lock(${lockKey(userId)})`),
    async list(userId: number) {
      const rows = await selectPlaces(db, { userId })
      return rows.map((row) => ({ ...row, center: [row.lng, row.lat] satisfies Position as Position }))
    },
    async insert(userId: number, circle: Circle): Promise<void> {
      await db.insert(privatePlaces).values({ userId, ...columnsOf(circle) })
    },
    async replace(userId: number, id: number, circle: Circle): Promise<void> {
      await db.update(privatePlaces).set(columnsOf(circle)).where(isOwn(userId, id))
    },
    /** @returns false when there was none. */
    async delete(userId: number, id: number): Promise<boolean> {
      const rows = await db.delete(privatePlaces).where(isOwn(userId, id)).returning({ id: privatePlaces.id })
      return rows.length > 0
    },
    async deleteAll(userId: number): Promise<void> {
      await db.delete(privatePlaces).where(eq(privatePlaces.userId, userId))
    },
  }
}
