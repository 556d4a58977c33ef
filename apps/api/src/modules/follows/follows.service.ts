import { type FollowedPerson, type FollowState, type PeoplePage, PRODUCT_LIMITS, type PublicUser } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { pageOf } from '../../platform/page-of.ts'
import { toPublicUser } from '../../platform/public-user.ts'
import type { BlocksService } from '../blocks/blocks.service.ts'
import type { Notify, Retract } from '../notifications/notifications.service.ts'
import { followsRepository, type PeopleQuestion } from './follows.repository.ts'
import { suggestionsRepository } from './suggestions.repository.ts'

interface FollowsDependencies {
  readonly db: Database
  readonly blocks: BlocksService
  readonly notify: Notify
  readonly retract: Retract
  readonly jobs: Jobs
}

const SUGGESTED_PEOPLE = 6
/** Follows that one transaction ends: so many people are held at once. */
const ENDED_AT_ONCE = 500

const onceKeyOf = (followerId: number) => `follow:${followerId}`

/** Follows between users. Each change locks both users, so that their counts are exact. */
export function createFollowsService({ db, blocks, notify, retract, jobs }: FollowsDependencies) {
  const reads = followsRepository(db)

  /** @throws {AppError} `auth.login_required` when an account was closed meanwhile, `user.not_found` when theirs is. */
  const lockPair = async (tx: Database, viewerId: number, id: number) => {
    const people = await followsRepository(tx).lock([viewerId, id])
    const [viewer, other] = [people.get(viewerId), people.get(id)]
    if (!viewer?.isHere) throw new AppError('auth.login_required')
    if (!other) throw new AppError('user.not_found')
    return { viewer, other }
  }

  const end = async (tx: Database, followerId: number, followedId: number): Promise<boolean> => {
    const repository = followsRepository(tx)
    const hasEnded = await repository.delete({ followerId, followedId })
    if (hasEnded) await repository.count({ followerId, followedId }, -1)
    return hasEnded
  }

  return {
    /** @throws {AppError} `follow.self`, `follow.limit_reached`, `user.not_found`, `user.blocked` when either blocks the other. */
    async follow(viewerId: number, id: number): Promise<FollowState> {
      if (viewerId === id) throw new AppError('follow.self')
      return db.transaction(async (tx) => {
        const { viewer, other } = await lockPair(tx, viewerId, id)
        if (!other.isHere) throw new AppError('user.not_found')
        await blocks.refuseEither(tx, viewerId, id)
        const pair = { followerId: viewerId, followedId: id }
        const isNew = await followsRepository(tx).insert(pair)
        if (!isNew) return { is_following: true, follower_count: other.followerCount }
        const max = PRODUCT_LIMITS.following
        if (viewer.followingCount >= max) throw new AppError('follow.limit_reached', { max })
        await followsRepository(tx).count(pair, 1)
        await notify(tx, { userId: id, type: 'follow', actorId: viewerId, onceKey: onceKeyOf(viewerId) })
        return { is_following: true, follower_count: other.followerCount + 1 }
      })
    },
    /** @throws {AppError} `follow.self`, `user.not_found` */
    async unfollow(viewerId: number, id: number): Promise<FollowState> {
      if (viewerId === id) throw new AppError('follow.self')
      return db.transaction(async (tx) => {
        const { other } = await lockPair(tx, viewerId, id)
        const hasEnded = await end(tx, viewerId, id)
        if (hasEnded) await retract(tx, { userId: id, onceKey: onceKeyOf(viewerId) })
        return { is_following: false, follower_count: other.followerCount - (hasEnded ? 1 : 0) }
      })
    },
    async removeFollower(viewerId: number, id: number): Promise<void> {
      await db.transaction(async (tx) => {
        await followsRepository(tx).lock([viewerId, id])
        await end(tx, id, viewerId)
      })
    },
    /** For who holds both people: neither follows the other any more. */
    async endBetween(tx: Database, one: number, other: number): Promise<void> {
      await end(tx, one, other)
      await end(tx, other, one)
    },
    /** Holds two people, in an order in which nothing else waits for it. @returns whether both are here. */
    async hold(tx: Database, one: number, other: number): Promise<boolean> {
      const people = await followsRepository(tx).lock([one, other])
      return [one, other].every((id) => people.get(id)?.isHere ?? false)
    },
    /** @throws {AppError} `user.not_found` */
    async list({ userId, ...question }: Omit<PeopleQuestion, 'limit'>, viewerId: number | null): Promise<PeoplePage> {
      if (userId !== viewerId && !(await reads.isHere(userId))) throw new AppError('user.not_found')
      const rows = await reads.list({ userId, ...question, limit: PRODUCT_LIMITS.pageSize + 1 }, viewerId)
      const { shown, next } = pageOf(rows, ({ key }) => key)
      return { data: shown.map(toFollowedPerson), next }
    },
    async suggest(viewerId: number): Promise<FollowedPerson[]> {
      return (await suggestionsRepository(db).list(viewerId, SUGGESTED_PEOPLE)).map(toFollowedPerson)
    },
    /** The ids among these that the viewer follows. */
    async followedAmong(viewerId: number | null, ids: readonly number[]): Promise<ReadonlySet<number>> {
      return new Set(viewerId === null || ids.length === 0 ? [] : await reads.listFollowedAmong(viewerId, ids))
    },
    /** Runs in the transaction that deletes an account. Ending the follows may update many users, so it runs afterwards. */
    async leave(tx: Database, userId: number): Promise<void> {
      await jobs.enqueue(tx, 'end-follows', { userId })
    },
    /** Ends all follows of a deleted account in batches, so that no transaction locks many users. */
    async endAll(userId: number): Promise<void> {
      for (let isDone = false; !isDone; ) {
        isDone = await db.transaction(async (tx) => {
          const pairs = await followsRepository(tx).listSome(userId, ENDED_AT_ONCE)
          await followsRepository(tx).lock([
            ...new Set(pairs.flatMap(({ followerId, followedId }) => [followerId, followedId])),
          ])
          for (const { followerId, followedId } of pairs) await end(tx, followerId, followedId)
          return pairs.length < ENDED_AT_ONCE
        })
      }
    },
    /** For the user's data archive. */
    async exportOf(userId: number) {
      return {
        following: await reads.listAll(userId, 'following'),
        followers: await reads.listAll(userId, 'followers'),
      }
    },
  }
}

export type FollowsService = ReturnType<typeof createFollowsService>

interface PersonRow extends PublicUser {
  readonly routeCount: number | null
  readonly followerCount: number
  readonly isFollowing: boolean
  readonly isBlocked: boolean
  /** In either direction. */
  readonly isApart: boolean
}

function toFollowedPerson({
  routeCount,
  followerCount,
  isFollowing,
  isBlocked,
  isApart,
  ...row
}: PersonRow): FollowedPerson {
  return {
    user: toPublicUser(row),
    route_count: routeCount ?? 0,
    follower_count: followerCount,
    is_following: isFollowing,
    is_blocked: isBlocked,
    can_interact: !isApart,
  }
}
