import type { LayerOutline, ReadingView } from '@repo/articles/reading-view'
import { createContext, type ReactNode, useContext } from 'react'
import type { Comment } from './comment.ts'
import type { CommentsPlace } from './comment-links.ts'
import type { Discussed } from './discussed.ts'

/** What all comments of a page have in common. */
export interface CommentsContextValue {
  /** What they are on. */
  readonly kind: Discussed['kind']
  readonly id: number
  /** Whose it is. */
  readonly ownerId: number
  readonly token: string | null
  /** Whether it takes comments. */
  readonly isOpen: boolean
  /** The viewer and its author do not block each other. */
  readonly canComment: boolean
  readonly layers: readonly LayerOutline[]
  /** User ids by mentioned name in lower case. */
  readonly mentions: Readonly<Record<string, number>>
  /** New on each load: a form that is sent twice with it is one. Empty for visitors. */
  readonly formKey: string
  /** Shows what was posted. @returns false where the list has to be loaded again for it. */
  readonly addPosted: (comment: Comment, place: CommentsPlace) => boolean
}

const CommentsContext = createContext<CommentsContextValue | null>(null)

export function CommentsProvider({ value, children }: { value: CommentsContextValue; children: ReactNode }) {
  return <CommentsContext value={value}>{children}</CommentsContext>
}

export function useComments(): CommentsContextValue {
  const value = useContext(CommentsContext)
  if (!value) throw new Error('useComments needs a CommentsProvider above it')
  return value
}

/** An object of the map as comments name it; null for one that the map has no more. */
export function findObject(layers: ReadingView['layers'], objectId: string) {
  return layers.flatMap(({ objects }) => objects).find(({ id }) => id === objectId) ?? null
}
