import type { ApiError } from '@repo/contract'
import type { Followers, Person } from '@repo/web-kit/person'

/** The response to a follow form. */
export interface FollowAnswer {
  /** Null when it was refused. */
  readonly state: Followers | null
  readonly error: ApiError | null
}

/** Somebody as far as following them goes. */
export type Followable = Pick<Person, 'id' | 'nickname'> & Followers
