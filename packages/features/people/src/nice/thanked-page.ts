import type { FavoriteList } from '@repo/contract'
import { type KeyedPage, toKeyedPage } from '@repo/web-kit/list-page'
import { type Person, toPerson } from '@repo/web-kit/person'

/** A user who has sent a Nice Route. */
interface ThankedPerson extends Person {
  /** ISO time. */
  readonly thankedAt: string
}

/** Newest first. */
export interface ThankedPage extends KeyedPage<ThankedPerson> {
  /** Deleted accounts are counted and not listed. */
  readonly total: number
}

export function toThankedPage(list: FavoriteList): ThankedPage {
  const page = toKeyedPage(list, ({ user, created_at }) => ({ ...toPerson(user), thankedAt: created_at }))
  return { ...page, total: list.total }
}
