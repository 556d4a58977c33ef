import type { BlockList } from '@repo/contract'
import { type KeyedPage, toKeyedPage } from '../../../platform/list-page.ts'
import { type Person, toPerson } from '../../../platform/person.ts'

/** A user whom the viewer blocks. */
export interface BlockedPerson extends Person {
  /** ISO time. */
  readonly blockedAt: string
}

export function toBlockedPage(list: BlockList): KeyedPage<BlockedPerson> {
  return toKeyedPage(list, ({ user, created_at }) => ({ ...toPerson(user), blockedAt: created_at }))
}
