import type { ReadingView } from '@repo/articles/reading-view'
import { useLanguage } from '@repo/web-kit/language'
import { useMemo } from 'react'
import { findTurnsOfArticle } from './find-turns.ts'
import { TurnsFact } from './turns-fact.tsx'

/** Where the main line of an article turns, as its reader sees it. */
export function TurnsOfArticle({ view, token }: { view: ReadingView; token: string | null }) {
  const format = useLanguage()
  const find = useMemo(() => findTurnsOfArticle({ view, token, format }), [view, token, format])
  return <TurnsFact find={find} />
}
