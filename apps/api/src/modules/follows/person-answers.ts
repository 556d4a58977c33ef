import type { FollowedPerson, PublicUser } from '@repo/contract'

interface NamedRow {
  readonly id: number
  readonly name: string
  readonly nickname: string
  readonly avatar: string | null
}

export interface PersonRow extends NamedRow {
  readonly routeCount: number | null
  readonly followerCount: number
  readonly isFollowing: boolean
  readonly isBlocked: boolean
  /** In either direction. */
  readonly isApart: boolean
}

export function toPublicUser({ id, name, nickname, avatar }: NamedRow): PublicUser {
  return { id, name, nickname: nickname || name, avatar }
}

export function toPerson({
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
