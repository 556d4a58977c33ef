import type { ApiError } from '@repo/contract'
import { useFetcher } from 'react-router'
import type { FollowAnswer, Followable } from './follow-answer.ts'

interface Follow {
  readonly isFollowing: boolean
  readonly followerCount: number
  /** What the server said last, when it refused. */
  readonly error: ApiError | null
  readonly send: (isActive: boolean) => void
}

export const personPath = (id: number) => `/users/${id}`

/**
 * Whether the viewer follows a user, updated optimistically and reset when the server refuses. All parts
 * of a page share it.
 */
export function useFollow(person: Followable): Follow {
  const fetcher = useFetcher<FollowAnswer>({ key: `follow-${person.id}` })
  const known = fetcher.data?.state ?? person
  const submitted = fetcher.formData?.get('follow') ?? null
  const isFollowing = submitted === null ? known.isFollowing : submitted === '1'
  return {
    isFollowing,
    followerCount: known.followerCount + Number(isFollowing) - Number(known.isFollowing),
    error: fetcher.state === 'idle' ? (fetcher.data?.error ?? null) : null,
    send: (isActive) => {
      const form = { intent: 'follow', follow: isActive ? '1' : '0' }
      void fetcher.submit(form, { method: 'post', action: personPath(person.id) })
    },
  }
}
