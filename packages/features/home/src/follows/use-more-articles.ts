import { type ListedArticle, toListedArticle } from '@repo/articles/article-summary'
import type { Answer, FeedPage } from '@repo/contract'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useState } from 'react'
import { useOwnMessages } from '../messages/own-messages.ts'

interface FeedPages {
  readonly articles: readonly ListedArticle[]
  readonly next: string | null
}

interface LoadedPages extends FeedPages {
  /** How many the last page added. */
  readonly added: number
}

export type ReadPage = (before: string) => Promise<Answer<FeedPage>>

const readFeedPage: ReadPage = (before) => browserApi().listFeed({ query: { before } })

/**
 * The loaded pages of the feed. When its first page is revalidated, new articles are added at the top. A
 * failed request shows a message and can be retried.
 */
export function useMoreArticles(first: FeedPages, readPage: ReadPage = readFeedPage) {
  const own = useOwnMessages()
  const { formatError } = useLanguage()
  const { show } = useFlashQueue()
  const [loaded, setLoaded] = useState<LoadedPages | null>(null)
  const [isLoading, setLoading] = useState(false)
  const articles = joined(first.articles, loaded?.articles ?? [])
  const { next, added } = loaded ?? { next: first.next, added: 0 }

  const load = async () => {
    if (next === null || isLoading) return
    setLoading(true)
    const answer = await readPage(next)
    setLoading(false)
    if (!answer.ok) return show({ variant: 'danger', title: own('feed.failed'), text: formatError(answer.error) })
    const page = answer.data
    setLoaded({ articles: joined(articles, page.data.map(toListedArticle)), next: page.next, added: page.data.length })
  }
  return { articles, added, next, isLoading, load }
}

function joined(above: readonly ListedArticle[], below: readonly ListedArticle[]): readonly ListedArticle[] {
  const known = new Set(above.map(({ id }) => id))
  return [...above, ...below.filter(({ id }) => !known.has(id))]
}
