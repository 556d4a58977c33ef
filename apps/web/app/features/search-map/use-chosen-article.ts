import type { MapRouteCard } from '@repo/contract'
import { useRef, useState } from 'react'

/** The article whose window is open. Marks of other pages than the shown one are asked for. */
export function useChosenArticle(listed: readonly MapRouteCard[]) {
  const [article, setArticle] = useState<MapRouteCard | null>(null)
  const asked = useRef<number | null>(null)
  const choose = (next: MapRouteCard | null) => {
    asked.current = null
    setArticle(next)
  }
  const pick = async (id: number) => {
    const known = listed.find((candidate) => candidate.id === id)
    if (known) return choose(known)
    asked.current = id
    const found = await fetchArticle(id)
    if (found && asked.current === id) choose(found)
  }
  return { article, choose, pick: (id: number) => void pick(id) }
}

async function fetchArticle(id: number): Promise<MapRouteCard | null> {
  return fetch(`/api/v1/search/map/routes/${id}`)
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null)
}
