import type { Answer, FeedPage, RouteCard } from '@repo/contract'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { useState } from 'react'
import { browserApi } from '../../../platform/browser-api.ts'
import { useLanguage } from '../../../platform/i18n.tsx'
import { useOwnWords } from '../words/own-words.tsx'

interface FeedPages {
  readonly articles: readonly RouteCard[]
  readonly next: string | null
}

export type ReadPage = (before: string) => Promise<Answer<FeedPage>>

const readFeedPage: ReadPage = (before) => browserApi().listFeed({ query: { before } })

/** The pages of the feed after its first one, as they are asked for. What fails says so and can be asked for again. */
export function useMoreArticles(first: FeedPages, readPage: ReadPage = readFeedPage) {
  const own = useOwnWords()
  const { sayError } = useLanguage()
  const { show } = useFlashQueue()
  const [later, setLater] = useState<FeedPages & { readonly after: FeedPages }>({
    articles: [],
    next: null,
    after: first,
  })
  const [isLoading, setLoading] = useState(false)
  // Another first page begins anew.
  const isCurrent = later.after === first && later.articles.length > 0
  const [articles, next] = isCurrent ? [later.articles, later.next] : [[], first.next]

  const load = async () => {
    if (next === null || isLoading) return
    setLoading(true)
    const answer = await readPage(next)
    setLoading(false)
    if (!answer.ok) return show({ variant: 'danger', title: own('feed.failed'), text: sayError(answer.error) })
    setLater({ articles: [...articles, ...answer.data.data], next: answer.data.next, after: first })
  }
  return { articles: [...first.articles, ...articles], added: articles.length, next, isLoading, load }
}
