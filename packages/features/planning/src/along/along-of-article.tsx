import type { ReadingView } from '@repo/articles/reading-view'
import { useLanguage } from '@repo/web-kit/language'
import { useMemo } from 'react'
import { AlongFact } from './along-fact.tsx'
import { findAlongArticle } from './find-along.ts'

/** What lies along the main line of an article, as its reader sees it. */
export function AlongOfArticle({ view, token }: { view: ReadingView; token: string | null }) {
  const format = useLanguage()
  const find = useMemo(() => findAlongArticle({ view, token, format }), [view, token, format])
  return <AlongFact find={find} />
}
