/** Who may ask. `owner` has what is asked for; the others have nothing to do with it. `blocked` is blocked by the owner. */
export const ACTORS = ['visitor', 'unverified', 'other', 'blocked', 'moderator', 'owner'] as const
export type Actor = (typeof ACTORS)[number]

/** The status each of them is answered with. */
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
/** Who is logged in has what it gives already. */
export const visitors = (status: number): Answers => ({ ...all(403), visitor: status })
/** Each gets their own. */
export const users = (status: number): Answers => ({ ...all(status), visitor: 401 })
/** Whoever has a verified address, but for whom the owner blocks and for the owner themselves. */
export const othersUnblocked = (status: number, owner: number): Answers => ({
  ...verifiedUsers(status),
  blocked: 403,
  owner,
})
/** Each gets their own, once their address is verified. */
export const verifiedUsers = (status: number): Answers => ({ ...all(status), visitor: 401, unverified: 403 })
/** To all others it does not exist. */
export const theOwner = (status: number): Answers => ({ ...verifiedUsers(404), owner: status })
/** It can be asked for without an account, and does not exist for anybody but its owner. */
export const theReadingOwner = (status: number): Answers => ({ ...all(404), owner: status })
/** To all others it does not exist, whatever else they have. */
export const moderators = (status: number): Answers => ({ ...verifiedUsers(404), moderator: status })
