import type { FollowSide } from '@repo/contract'
import { and, asc, desc, eq, exists, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { isOneOf, matchingIds } from '../../platform/folding/matching-ids.ts'
import { users } from '../../platform/session/users.table.ts'
import { authors } from '../../schema/authors.table.ts'
import { blocks } from '../../schema/blocks.table.ts'
import { follows } from '../../schema/follows.table.ts'

export interface Person {
  /** Has a verified address and has not left. */
  readonly isHere: boolean
  readonly followerCount: number
  readonly followingCount: number
}

export interface PeopleQuestion {
  readonly side: FollowSide
  /** Whose. */
  readonly userId: number
  /** A part of a name; null for no filter. */
  readonly text: string | null
  /** The key of the last page's last one; null for the first page. */
  readonly before: number | null
  readonly limit: number
}

interface Pair {
  readonly followerId: number
  readonly followedId: number
}

const isHere = isNotNull(users.emailVerifiedAt)
const isPair = ({ followerId, followedId }: Pair) =>
  and(eq(follows.followerId, followerId), eq(follows.followedId, followedId))

/** SQL for follows between users. */
export function followsRepository(db: Database) {
  /** The keys of those with a text in one of their names. */
  const listNamed = ({ side, userId, text, before, limit }: PeopleQuestion & { readonly text: string }) =>
    matchingIds(text, {
      before,
      enough: limit,
      read: async (below, batch) => {
        const [own, other] = columnsOf(side)
        const rows = await db
          .select({ id: follows.id, name: users.name, nickname: users.nickname })
          .from(follows)
          .innerJoin(users, eq(users.id, other))
          .where(and(eq(own, userId), isHere, isBelow(below)))
          .orderBy(desc(follows.id))
          .limit(batch)
        return rows.map(({ id, ...names }) => ({ id, texts: Object.values(names) }))
      },
    })
  return {
    /** Holds people until the transaction ends, in the order of their ids, so that two transactions never wait for each other. */
    async lock(ids: readonly number[]): Promise<ReadonlyMap<number, Person>> {
      const { id, emailVerifiedAt, followerCount, followingCount } = users
      const rows = await db
        .select({ id, emailVerifiedAt, followerCount, followingCount })
        .from(users)
        .where(inArray(id, [...ids]))
        .orderBy(asc(id))
        .for('no key update')
      return new Map(
        rows.map(({ id: key, emailVerifiedAt: at, ...person }) => [key, { isHere: at !== null, ...person }]),
      )
    },
    async isHere(id: number): Promise<boolean> {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, id), isHere))
      return rows.length > 0
    },
    /** @returns false when it was there already. */
    async insert(pair: Pair): Promise<boolean> {
      const rows = await db.insert(follows).values(pair).onConflictDoNothing().returning({ id: follows.id })
      return rows.length > 0
    },
    /** @returns false when there was none. */
    async delete(pair: Pair): Promise<boolean> {
      const rows = await db.delete(follows).where(isPair(pair)).returning({ id: follows.id })
      return rows.length > 0
    },
    async count({ followerId, followedId }: Pair, by: 1 | -1): Promise<void> {
      await db
        .update(users)
        .set({ followingCount: sql`${users.followingCount} + ${by}` })
        .where(eq(users.id, followerId))
      await db
        .update(users)
        .set({ followerCount: sql`${users.followerCount} + ${by}` })
        .where(eq(users.id, followedId))
    },
    /** The ids among these that the user follows. */
    async listFollowedAmong(followerId: number, ids: readonly number[]): Promise<number[]> {
      const rows = await db
        .select({ id: follows.followedId })
        .from(follows)
        .where(and(eq(follows.followerId, followerId), inArray(follows.followedId, [...ids])))
      return rows.map(({ id }) => id)
    },
    async list({ text, ...question }: PeopleQuestion, viewerId: number | null) {
      const { side, userId, before, limit } = question
      const [own, other] = columnsOf(side)
      const keys = text === null ? null : await listNamed({ ...question, text })
      const isAsked = keys === null ? isBelow(before) : isOneOf(follows.id, keys)
      return db
        .select({ key: follows.id, ...personColumns(db, viewerId) })
        .from(follows)
        .innerJoin(users, eq(users.id, other))
        .leftJoin(authors, eq(authors.userId, users.id))
        .where(and(eq(own, userId), isHere, isAsked))
        .orderBy(desc(follows.id))
        .limit(limit)
    },
    /** Some follows of a user, in either direction. */
    listSome(userId: number, limit: number): Promise<Pair[]> {
      return db
        .select({ followerId: follows.followerId, followedId: follows.followedId })
        .from(follows)
        .where(or(eq(follows.followerId, userId), eq(follows.followedId, userId)))
        .limit(limit)
    },
    /** For the data archive: followed users and followers. */
    listAll(userId: number, side: FollowSide) {
      const [own, other] = columnsOf(side)
      return db
        .select({ userId: users.id, name: users.name, createdAt: follows.createdAt })
        .from(follows)
        .innerJoin(users, eq(users.id, other))
        .where(and(eq(own, userId), isHere))
        .orderBy(asc(follows.id))
    },
  }
}

/** The columns of a person in lists: from `users`, with the author joined where there is one. */
export function personColumns(db: Database, viewerId: number | null) {
  const isFollowed = exists(
    db
      .select({ one: sql`1` })
      .from(sql`${follows} mine`)
      .where(sql`mine.follower_id = ${viewerId} and mine.followed_id = ${users.id}`),
  )
  const blockOf = (blocker: SQL | typeof users.id, blocked: SQL | typeof users.id) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(blocks)
        .where(and(sql`${blocks.blockerId} = ${blocker}`, sql`${blocks.blockedId} = ${blocked}`)),
    )
  const isBlocked = blockOf(sql`${viewerId}`, users.id)
  const isApart = sql`(${isBlocked} or ${blockOf(users.id, sql`${viewerId}`)})`
  return {
    id: users.id,
    name: users.name,
    nickname: users.nickname,
    avatar: users.avatar,
    routeCount: authors.routeCount,
    followerCount: users.followerCount,
    isFollowing: viewerId === null ? sql<boolean>`false` : sql<boolean>`${isFollowed}`,
    isBlocked: viewerId === null ? sql<boolean>`false` : sql<boolean>`${isBlocked}`,
    isApart: viewerId === null ? sql<boolean>`false` : sql<boolean>`${isApart}`,
  }
}

const isBelow = (before: number | null): SQL | undefined => (before === null ? undefined : lt(follows.id, before))

const columnsOf = (side: FollowSide) =>
  side === 'following'
    ? ([follows.followerId, follows.followedId] as const)
    : ([follows.followedId, follows.followerId] as const)
