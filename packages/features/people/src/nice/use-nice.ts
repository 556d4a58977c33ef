import type { ApiError } from '@repo/contract'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { useLanguage } from '@repo/web-kit/language'
import { usePendingAct } from '@repo/web-kit/use-pending-act'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { NiceProps } from './liked.ts'
import type { NiceAnswer } from './nice-answer.ts'
import { pendingNice } from './pending-nice.ts'

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
export function useNice({ liked, path }: NiceProps): Nice {
  const fetcher = useFetcher<NiceAnswer>({ key: `nice-${path}` })
  const known = fetcher.data?.state ?? liked
  const submitted = fetcher.formData?.get('favorite') ?? null
  const isLiked = submitted === null ? known.isLiked : submitted === '1'
  return {
    isLiked,
    count: known.likeCount + Number(isLiked) - Number(known.isLiked),
    error: fetcher.state === 'idle' ? (fetcher.data?.error ?? null) : null,
    send: (isActive) => {
      const form = { intent: 'favorite', favorite: isActive ? '1' : '0' }
      void fetcher.submit(form, { method: 'post', action: path })
    },
  }
}

/** Runs the action that was pending before a log-in, and shows errors: once on a page. */
export function useNiceOutcome({ liked, path }: NiceProps): void {
  const { formatError } = useLanguage()
  const { show } = useFlashQueue()
  const { error, isLiked, send } = useNice({ liked, path })
  usePendingAct(pendingNice, {
    matches: (kept) => kept === path && !liked.viewerCan.edit && liked.viewerCan.interact,
    act: () => isLiked || send(true),
  })
  useEffect(() => {
    if (error !== null) show({ variant: 'danger', title: formatError(error) })
  }, [error, show, formatError])
}
