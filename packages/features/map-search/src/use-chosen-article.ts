import { type MapArticle, toMapArticle } from '@repo/articles/article-summary'
import { useRef, useState } from 'react'

export type ChosenArticle = ReturnType<typeof useChosenArticle>

/**
 * The article that is told of, and those of one place that are listed by themselves. Markers of other pages than the
 * shown one are requested.
 */
export function useChosenArticle(listed: readonly MapArticle[]) {
  const [article, setArticle] = useState<MapArticle | null>(null)
  const [together, setTogether] = useState<readonly MapArticle[] | null>(null)
  const requested = useRef<object | null>(null)
  const choose = (next: MapArticle | null) => {
    requested.current = null
    setArticle(next)
  }
  const known = (id: number) => [...(together ?? []), ...listed].find((candidate) => candidate.id === id)
  const request = async (ids: readonly number[], take: (found: readonly MapArticle[]) => void) => {
    const asked = {}
    requested.current = asked
    const found = await Promise.all(ids.map((id) => known(id) ?? fetchArticle(id)))
    if (requested.current === asked) take(found.filter((candidate) => candidate !== null))
  }
  const pick = (id: number) => {
    const shown = known(id)
    if (shown) choose(shown)
    else void request([id], ([found]) => found && choose(found))
  }
  const pickMany = (ids: readonly number[], onListed: () => void) =>
    void request(ids, (found) => {
      if (found.length === 0) return
      choose(null)
      setTogether(found)
      onListed()
    })
  return { article, together, choose, pick, pickMany, leaveTogether: () => setTogether(null) }
}

async function fetchArticle(id: number): Promise<MapArticle | null> {
  return fetch(`/api/v1/search/map/routes/${id}`)
    .then(async (answer) => (answer.ok ? toMapArticle(await answer.json()) : null))
    .catch(() => null)
}
