import { useRef, useState } from 'react'
import { type MapArticle, toMapArticle } from '../article-list/article-summary.ts'

export type ChosenArticle = ReturnType<typeof useChosenArticle>

/** The article with the open popup. Markers of other pages than the shown one are requested. */
export function useChosenArticle(listed: readonly MapArticle[]) {
  const [article, setArticle] = useState<MapArticle | null>(null)
  const requested = useRef<number | null>(null)
  const choose = (next: MapArticle | null) => {
    requested.current = null
    setArticle(next)
  }
  const pick = async (id: number) => {
    const known = listed.find((candidate) => candidate.id === id)
    if (known) return choose(known)
    requested.current = id
    const found = await fetchArticle(id)
    if (found && requested.current === id) choose(found)
  }
  return { article, choose, pick: (id: number) => void pick(id) }
}

async function fetchArticle(id: number): Promise<MapArticle | null> {
  return fetch(`/api/v1/search/map/routes/${id}`)
    .then(async (answer) => (answer.ok ? toMapArticle(await answer.json()) : null))
    .catch(() => null)
}
