import type { FollowedPerson, FollowState, ListedUser, PublicUser, UserProfile } from '@repo/contract'

/** Somebody as others see them. */
export interface Person {
  readonly id: number
  /** Of the account. */
  readonly name: string
  /** The name that is shown. */
  readonly nickname: string
  readonly avatar: string | null
}

/** Whether the viewer follows a user, and the number of followers. */
export interface Followers {
  readonly isFollowing: boolean
  readonly followerCount: number
}

/** Somebody among people who follow, or are followed. */
export interface FollowListPerson extends Person, Followers {
  readonly routeCount: number
  /** By the viewer. */
  readonly isBlocked: boolean
  /** Neither of the two blocks the other. */
  readonly canInteract: boolean
}

/** Somebody with what they have published. The sums are over their public articles. */
export interface ListedPerson extends FollowListPerson {
  readonly likeCount: number
  readonly copyCount: number
  /** ISO time. */
  readonly joinedAt: string
}

/** Somebody with what they say about themselves; '' where they do not. */
export interface Profile extends ListedPerson {
  readonly followingCount: number
  /** Whether everyone may see what they did, by year. */
  readonly showsYears: boolean
  readonly place: string
  readonly profile: string
  readonly site: string
  readonly twitter: string
  readonly instagram: string
  readonly facebook: string
}

export function toPerson({ id, name, nickname, avatar }: PublicUser): Person {
  return { id, name, nickname, avatar }
}

export function toFollowers(state: FollowState): Followers {
  return { isFollowing: state.is_following, followerCount: state.follower_count }
}

export function toFollowListPerson(person: FollowedPerson): FollowListPerson {
  return {
    ...toPerson(person.user),
    ...toFollowers(person),
    routeCount: person.route_count,
    isBlocked: person.is_blocked,
    canInteract: person.can_interact,
  }
}

export function toListedPerson(user: ListedUser): ListedPerson {
  return {
    ...toPerson(user),
    ...toFollowers(user),
    routeCount: user.route_count,
    isBlocked: user.is_blocked,
    canInteract: user.can_interact,
    likeCount: user.favorite_sum,
    copyCount: user.copy_sum,
    joinedAt: user.created_at,
  }
}

export function toProfile(user: UserProfile): Profile {
  const { place, profile, site, twitter, instagram, facebook } = user
  return {
    ...toListedPerson(user),
    followingCount: user.following_count,
    showsYears: user.shows_years,
    place,
    profile,
    site,
    twitter,
    instagram,
    facebook,
  }
}
