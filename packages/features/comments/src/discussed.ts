import type { LayerOutline } from '@repo/articles/reading-view'
import type { ApiClient } from '@repo/contract'

/** What is discussed. */
export interface Discussed {
  readonly kind: 'article' | 'journey'
  readonly id: number
  readonly ownerId: number
  /** Of its map, with the objects that comments speak of: none of a journey. */
  readonly layers: readonly LayerOutline[]
}

type Subject = Pick<Discussed, 'kind' | 'id'>

/** For what is kept about it on the device. */
export const discussedKey = ({ kind, id }: Subject): string => (kind === 'article' ? String(id) : `${kind}-${id}`)

/** What the API does with the comments on one kind. */
export function commentsApi(api: ApiClient, kind: Discussed['kind']) {
  if (kind === 'article') {
    const { listComments: list, listReplies, createComment: create, editComment: edit, deleteComment: remove } = api
    return { list, listReplies, create, edit, remove }
  }
  return {
    list: api.listJourneyComments,
    listReplies: api.listJourneyReplies,
    create: api.createJourneyComment,
    edit: api.editJourneyComment,
    remove: api.deleteJourneyComment,
  }
}
