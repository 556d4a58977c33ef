import type { FollowSide } from '@repo/contract'

/** What the page of one's follows shows. */
export interface FollowsQuery {
  readonly side: FollowSide
  /** A part of a name; empty for no filter. */
  readonly q: string
  /** Key of the page; null for the first. */
  readonly before: string | null
}

const LONGEST_NAME = 100

export function readFollowsQuery(search: URLSearchParams): FollowsQuery {
  return {
    side: search.get('side') === 'followers' ? 'followers' : 'following',
    q: [...(search.get('q') ?? '').trim()].slice(0, LONGEST_NAME).join(''),
    before: search.get('before'),
  }
}

export function followsPath({ side, q = '', before = null }: Partial<FollowsQuery>): string {
  const search = new URLSearchParams()
  if (side === 'followers') search.set('side', side)
  if (q !== '') search.set('q', q)
  if (before !== null) search.set('before', before)
  return search.size > 0 ? `/home/follows?${search}` : '/home/follows'
}
