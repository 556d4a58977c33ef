import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { isAboutHidden, notifications } from '../../schema/notifications.table.ts'

/** Badges say no more than that there are over 99. */
const MAX_COUNTED = 1_000

/** The number of unread notifications of a user, up to {@link MAX_COUNTED}, without those that are not shown. */
export const unreadCount = (userId: SQL | number) => sql<number>`(
  select count(*)::integer from (
    select 1 from ${notifications}
    where ${and(eq(notifications.userId, userId), isNull(notifications.readAt))}
      and not ${isAboutHidden(sql`${notifications}`)}
    limit ${sql.raw(String(MAX_COUNTED))}
  ) as unread
)`
