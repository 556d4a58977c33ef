import type { ArticleFacts } from '@repo/articles/article-facts'
import { routePath } from '@repo/articles/article-links'
import type { ApiError } from '@repo/contract'
import { useFetcher } from 'react-router'
import type { NiceAnswer } from './nice-answer.ts'

interface Nice {
  readonly isLiked: boolean
  readonly count: number
  /** What the server said last, when it refused. */
  readonly error: ApiError | null
  readonly send: (isActive: boolean) => void
}

/**
 * Whether the reader has sent a Nice Route, as they see it: at once, and as it was again when the server refuses. All
 * parts of a page share it.
 */
export function useNice(article: ArticleFacts, token: string | null): Nice {
  const fetcher = useFetcher<NiceAnswer>({ key: `nice-${article.id}` })
  const known = fetcher.data?.state ?? article
  const submitted = fetcher.formData?.get('favorite') ?? null
  const isLiked = submitted === null ? known.isLiked : submitted === '1'
  return {
    isLiked,
    count: known.likeCount + Number(isLiked) - Number(known.isLiked),
    error: fetcher.state === 'idle' ? (fetcher.data?.error ?? null) : null,
    send: (isActive) => {
      const form = { intent: 'favorite', favorite: isActive ? '1' : '0' }
      void fetcher.submit(form, { method: 'post', action: routePath(article.id, token) })
    },
  }
}
