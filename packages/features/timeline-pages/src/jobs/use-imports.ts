import type { ApiClient } from '@repo/contract'
import { useEffect, useRef, useState } from 'react'
import { isUnderway } from './import-state.ts'
import { type TimelineImport, type TimelineImportList, toTimelineImportList } from './timeline-import.ts'

const POLL_MS = 2000

type Api = Pick<ApiClient, 'listTimelineImports'>

/**
 * Imports as a page was given them, polled while one is running and the page is visible. A failed request is retried.
 *
 * @param onEnded told once of each import that ended meanwhile.
 */
export function useImports(given: TimelineImportList, api: () => Api, onEnded: (job: TimelineImport) => void) {
  const [list, setList] = useState(given)
  useEffect(() => setList(given), [given])
  const latest = useRef({ api, onEnded })
  latest.current = { api, onEnded }
  const { current } = list
  const polledId = current && isUnderway(current) ? current.id : null
  useEffect(() => {
    if (polledId === null) return
    let isOver = false
    const timer = setInterval(async () => {
      if (document.visibilityState !== 'visible') return
      const answer = await latest.current.api().listTimelineImports()
      if (isOver || !answer.ok) return
      const imports = toTimelineImportList(answer.data)
      setList(imports)
      const ended = imports.data.find(({ id }) => id === polledId)
      if (ended) latest.current.onEnded(ended)
    }, POLL_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [polledId])
  return list
}
