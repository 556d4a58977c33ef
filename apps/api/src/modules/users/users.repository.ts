import type { ProfileInput, USER_SORTS } from '@repo/contract'
import { and, asc, count, desc, eq, gt, isNotNull, lte, max, not, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { statement } from '../../platform/statement.ts'
import { shownYears } from '../../schema/activities.table.ts'
import { authors } from '../../schema/authors.table.ts'
import { isPublic, isTrashed, routeArticles } from '../../schema/route-articles.table.ts'

const columns = {
  id: users.id,
  name: users.name,
  nickname: users.nickname,
  avatar: users.avatar,
  createdAt: users.createdAt,
  routeCount: authors.routeCount,
  favoriteSum: authors.favoriteSum,
  copySum: authors.copySum,
  followerCount: users.followerCount,
}

const profileColumns = {
  ...columns,
  followingCount: users.followingCount,
  place: users.place,
  profile: users.profile,
  site: users.site,
  twitter: users.twitter,
  instagram: users.instagram,
  facebook: users.facebook,
  showsYears: sql<boolean>`${shownYears.userId} is not null`,
}

const SORT_COLUMN = {
  created_at: authors.userId,
  route_count: authors.routeCount,
  favorite: authors.favoriteSum,
  copy: authors.copySum,
}

export interface UserListQuestion {
  readonly sort: (typeof USER_SORTS)[number]
  /** Created by `soughtBeginnings`; null for no filter. */
  readonly beginnings: readonly string[] | null
  readonly offset: number
  readonly limit: number
}

const selectProfile = statement((db) =>
  db
    .select(profileColumns)
    .from(users)
    .leftJoin(authors, eq(authors.userId, users.id))
    .leftJoin(shownYears, eq(shownYears.userId, users.id))
    .where(and(eq(users.id, sql.placeholder('id')), isNotNull(users.emailVerifiedAt))),
)

/** SQL for people as others see them. */
export function usersRepository(db: Database) {
  const matches = ({ beginnings }: Pick<UserListQuestion, 'beginnings'>) =>
    beginnings === null ? undefined : sql`${authors.beginnings} @> ${sql.param([...beginnings], authors.beginnings)}`
  return {
    list({ sort, beginnings, offset, limit }: UserListQuestion) {
      return db
        .select(columns)
        .from(authors)
        .innerJoin(users, eq(users.id, authors.userId))
        .where(matches({ beginnings }))
        .orderBy(desc(SORT_COLUMN[sort]), desc(authors.userId))
        .offset(offset)
        .limit(limit)
    },
    /** Counts no further than `max`. */
    async count(question: Pick<UserListQuestion, 'beginnings'>, max: number): Promise<number> {
      const some = db.select({ id: authors.userId }).from(authors).where(matches(question)).limit(max).as('some')
      return db.$count(some)
    },
    async lastAuthorId(): Promise<number> {
      const [row] = await db.select({ id: max(authors.userId) }).from(authors)
      return row?.id ?? 0
    },
    async listAuthorIds(after: number, last: number): Promise<number[]> {
      const isPart = and(gt(authors.userId, after), lte(authors.userId, last))
      const rows = await db.select({ id: authors.userId }).from(authors).where(isPart).orderBy(asc(authors.userId))
      return rows.map(({ id }) => id)
    },
    /** Somebody whose address is verified, whether they have published or not. */
    async find(id: number) {
      const [row] = await selectProfile(db, { id })
      return row ?? null
    },
    /** A user's totals: all their articles, and the public ones with their sums. */
    async figures(id: number) {
      const ofPublic = (total: SQL) =>
        sql`coalesce(${total} filter (where ${isPublic(routeArticles)}), 0)`.mapWith(Number)
      const [row] = await db
        .select({
          articleCount: count(),
          routeCount: ofPublic(sql`count(*)`),
          distanceKm: ofPublic(sql`sum(${routeArticles.distanceKm})`),
          favoriteSum: ofPublic(sql`sum(${routeArticles.favoriteCount})`),
          copySum: ofPublic(sql`sum(${routeArticles.copyCount})`),
        })
        .from(routeArticles)
        .where(and(eq(routeArticles.userId, id), not(isTrashed(routeArticles))))
      if (!row) throw new Error('An aggregate has one row.')
      return row
    },
    async setProfile(id: number, { nickname, place, profile, site, ...names }: ProfileInput): Promise<void> {
      const { twitter, instagram, facebook } = names
      const row = { nickname, place, profile, site, twitter, instagram, facebook }
      await db.update(users).set(row).where(eq(users.id, id))
    },
    /** @throws when another user has the name. */
    /** Ignoring case. */
    async hasName(id: number, name: string): Promise<boolean> {
      const isNamed = eq(sql`lower(${users.name})`, name.toLowerCase())
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, id), isNamed))
      return rows.length > 0
    },
    async setName(id: number, name: string): Promise<void> {
      await db.update(users).set({ name }).where(eq(users.id, id))
    },
    async setAvatar(id: number, avatar: string | null): Promise<void> {
      await db.update(users).set({ avatar }).where(eq(users.id, id))
    },
  }
}
