import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { activeSuspension, users } from '../../platform/session/users.table.ts'
import { comments } from '../../schema/comments.table.ts'
import { reports } from '../../schema/reports.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'

const counted = (rows: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${rows})`

/** SQL for people as moderators see them. */
export function peopleRepository(db: Database) {
  return {
    async find(id: number) {
      const isOfThem = sql`${routeArticles.userId} = ${users.id}`
      const isWrittenByThem = sql`${comments.userId} = ${users.id}`
      const [row] = await db
        .select({
          id: users.id,
          name: users.name,
          nickname: users.nickname,
          avatar: users.avatar,
          createdAt: users.createdAt,
          role: users.role,
          withdrawnAt: users.withdrawnAt,
          timeZone: users.timeZone,
          suspendedUntil: activeSuspension,
          suspensionReason: users.suspensionReason,
          articles: counted(sql`${routeArticles} where ${isOfThem}`),
          forbidden: counted(sql`${routeArticles} where ${isOfThem} and ${routeArticles.isForbidden}`),
          comments: counted(sql`${comments} where ${isWrittenByThem}`),
          prohibited: counted(sql`${comments} where ${isWrittenByThem} and ${comments.prohibitedAt} is not null`),
          reportsAbout: counted(sql`${reports} where ${reports.userId} = ${users.id}`),
          reportsBy: counted(sql`${reports} where ${reports.reporterId} = ${users.id}`),
        })
        .from(users)
        .where(eq(users.id, id))
      return row ?? null
    },
    async findByName(name: string) {
      const isNamed = and(eq(sql`lower(${users.name})`, name.toLowerCase()), isNotNull(users.emailVerifiedAt))
      const [row] = await db.select({ id: users.id, name: users.name }).from(users).where(isNamed)
      return row ?? null
    },
    /** Locks a user until the transaction ends, unless the account is deleted. */
    async lock(id: number) {
      const [row] = await db
        .select({ role: users.role, suspendedUntil: activeSuspension })
        .from(users)
        .where(and(eq(users.id, id), isNull(users.withdrawnAt)))
        .for('no key update')
      return row ?? null
    },
    setRole: (id: number, role: 'user' | 'moderator') => db.update(users).set({ role }).where(eq(users.id, id)),
    async suspend(id: number, { days, reason }: { days: number; reason: string }): Promise<Date> {
      const [row] = await db
        .update(users)
        .set({ suspendedUntil: sql`now() + make_interval(days => ${days})`, suspensionReason: reason })
        .where(eq(users.id, id))
        .returning({ until: users.suspendedUntil })
      if (!row?.until) throw new Error(`Account ${id} is gone.`)
      return row.until
    },
    async liftSuspension(id: number): Promise<void> {
      await db.update(users).set({ suspendedUntil: null, suspensionReason: null }).where(eq(users.id, id))
    },
  }
}
