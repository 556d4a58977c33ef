/** The kinds of callers. `owner` owns the resource; the others have no relation to it. `blocked` is blocked by the owner. */
export const ACTORS = ['visitor', 'unverified', 'other', 'blocked', 'moderator', 'owner'] as const
export type Actor = (typeof ACTORS)[number]

/** The expected status for each of them. */
export type Answers = Readonly<Record<Actor, number>>

const all = (status: number): Answers => ({
  visitor: status,
  unverified: status,
  other: status,
  blocked: status,
  moderator: status,
  owner: status,
})

/** All alike. */
export const everybody = (status: number): Answers => all(status)
/** For visitors only: logged-in users get 403. */
export const visitors = (status: number): Answers => ({ ...all(403), visitor: status })
/** Each gets their own. */
export const users = (status: number): Answers => ({ ...all(status), visitor: 401 })
/** All users with a verified address, except those blocked by the owner and the owner. */
export const othersUnblocked = (status: number, owner: number): Answers => ({
  ...verifiedUsers(status),
  blocked: 403,
  owner,
})
/** Each gets their own, once their address is verified. */
export const verifiedUsers = (status: number): Answers => ({ ...all(status), visitor: 401, unverified: 403 })
/** To all others it does not exist. */
export const theOwner = (status: number): Answers => ({ ...verifiedUsers(404), owner: status })
/** It can be requested without an account, and exists for its owner only. */
export const theReadingOwner = (status: number): Answers => ({ ...all(404), owner: status })
/** To all others it does not exist, whatever else they have. */
export const moderators = (status: number): Answers => ({ ...verifiedUsers(404), moderator: status })
