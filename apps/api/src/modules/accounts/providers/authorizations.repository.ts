import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { authorizations } from '../../../schema/authorizations.table.ts'

type Authorization = typeof authorizations.$inferSelect
export type Purpose = Authorization['purpose']
export type NewAuthorization = Omit<Authorization, 'usedAt' | 'expiresAt'>

const VALID = sql`interval '10 minutes'`

/** SQL for authorizations. All times are the database's. */
export function authorizationsRepository(db: Database) {
  return {
    async insert(authorization: NewAuthorization): Promise<void> {
      await db.insert(authorizations).values({ ...authorization, expiresAt: sql`now() + ${VALID}` })
    },
    /** Uses one up. Null when it does not exist, was used, has expired, or was started elsewhere or by another browser. */
    async use(
      stateHash: string,
      { provider, browserHash }: Pick<Authorization, 'provider' | 'browserHash'>,
    ): Promise<Authorization | null> {
      const [row] = await db
        .update(authorizations)
        .set({ usedAt: sql`now()` })
        .where(
          and(
            eq(authorizations.stateHash, stateHash),
            eq(authorizations.provider, provider),
            eq(authorizations.browserHash, browserHash),
            isNull(authorizations.usedAt),
            gt(authorizations.expiresAt, sql`now()`),
          ),
        )
        .returning()
      return row ?? null
    },
    async deleteExpired(): Promise<void> {
      await db.delete(authorizations).where(lt(authorizations.expiresAt, sql`now()`))
    },
  }
}
