import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { notifications } from '../../schema/notifications.table.ts'

/** Badges say no more than that there are over 99. */
const MAX_COUNTED = 1_000

/** The number of unread notifications of a user, up to {@link MAX_COUNTED}. Uses only the index of unread notifications. */
export const unreadCount = (userId: SQL | number) => sql<number>`(
  select count(*)::integer from (
    select 1 from ${notifications}
    where ${and(eq(notifications.userId, userId), isNull(notifications.readAt))}
    limit ${sql.raw(String(MAX_COUNTED))}
  ) as unread
)`
