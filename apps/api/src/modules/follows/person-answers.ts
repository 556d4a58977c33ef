import type { FollowedPerson, PublicUser } from '@repo/contract'
import { toPublicUser } from '../../schema/people.ts'

export interface PersonRow extends PublicUser {
  readonly routeCount: number | null
  readonly followerCount: number
  readonly isFollowing: boolean
  readonly isBlocked: boolean
  /** In either direction. */
  readonly isApart: boolean
}

export function toFollowedPerson({
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
