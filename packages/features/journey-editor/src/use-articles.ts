import { type ArticleSummary, toArticleSummary } from '@repo/articles/article-summary'
import type { Answer, RouteArticle } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Lists from which stages are taken. */
export type Source = 'own' | 'stock' | 'public'

interface Loaded {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly articles: readonly ArticleSummary[]
  /** Asks for the next page; null at the end. */
  readonly next: string | null
}

interface NumberedPage {
  readonly data: readonly Parameters<typeof toArticleSummary>[0][]
  readonly total: number
  readonly per_page: number
  readonly current_page: number
}

interface Page {
  readonly articles: readonly ArticleSummary[]
  readonly next: string | null
}

/** The articles of a list that have these words, all without any, page by page. */
export function useArticles(source: Source, words: string) {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading', articles: [], next: '' })
  const isHere = useRef(true)
  const asked = useRef(words)
  const load = useCallback(
    async (from: Loaded) => {
      setLoaded({ ...from, status: 'loading' })
      asked.current = words
      const page = await PAGES[source](from.next ?? '', words)
      // Somebody types on, or has left.
      if (!isHere.current || asked.current !== words) return
      if (!page) return setLoaded({ ...from, status: 'failed' })
      const known = new Set(from.articles.map(({ id }) => id))
      const articles = [...from.articles, ...page.articles.filter(({ id }) => !known.has(id))]
      setLoaded({ status: 'ready', articles, next: page.next })
    },
    [source, words],
  )
  useEffect(() => {
    isHere.current = true
    void load({ status: 'loading', articles: [], next: '' })
    return () => {
      isHere.current = false
    }
  }, [load])
  return { ...loaded, hasMore: loaded.next !== null, more: () => void load(loaded) }
}

/** Null when it cannot be had. */
const PAGES: Readonly<Record<Source, (next: string, words: string) => Promise<Page | null>>> = {
  async own(next, words) {
    const page = next || '1'
    const query = { page, sort: 'updated_at' as const, ...(words && { q: words }) }
    const answer = await browserApi().listOwnRoutes({ query })
    return answer.ok ? pageOf(answer.data) : null
  },
  async public(next, words) {
    const answer = await browserApi().listRoutes({ query: { page: next || '1', ...(words && { q: words }) } })
    return answer.ok ? pageOf(answer.data) : null
  },
  async stock(next, words) {
    const answer = await browserApi().listStock({
      query: { ...(next && { before: next }), ...(words && { q: words }) },
    })
    if (!answer.ok) return null
    const articles = answer.data.data.flatMap(({ route }) => (route ? [toArticleSummary(route)] : []))
    return { articles, next: answer.data.next }
  },
}

function pageOf({ data, total, per_page: size, current_page: page }: NumberedPage): Page {
  return { articles: data.map(toArticleSummary), next: page * size < total ? String(page + 1) : null }
}

const ARTICLE_PATH = /(?:^|\/routes\/)(\d{1,15})(?:$|[/?#])/

/** The article that an address leads to; null where it leads to none. */
export async function findByAddress(address: string): Promise<Answer<RouteArticle> | null> {
  const id = ARTICLE_PATH.exec(address.trim())?.[1]
  return id === undefined ? null : browserApi().readRoute({ params: { id }, query: {} })
}
