import type { BlockList } from '@repo/contract'
import { type KeyedPage, toKeyedPage } from '@repo/web-kit/list-page'
import { type Person, toPerson } from '@repo/web-kit/person'

/** A user whom the viewer blocks. */
export interface BlockedPerson extends Person {
  /** ISO time. */
  readonly blockedAt: string
}

export function toBlockedPage(list: BlockList): KeyedPage<BlockedPerson> {
  return toKeyedPage(list, ({ user, created_at }) => ({ ...toPerson(user), blockedAt: created_at }))
}
