import type { ApiClient } from '@repo/contract'
import { useEffect, useRef, useState } from 'react'
import { isUnderway } from './import-state.ts'
import { type TimelineImport, type TimelineImportList, toTimelineImportList } from './timeline-import.ts'

const ASK_MS = 2000

type Api = Pick<ApiClient, 'listTimelineImports'>

/**
 * Imports as a page was given them, asked for again while one goes on and the page is seen. What cannot be asked just now is asked again.
 *
 * @param onEnded told once of each import that ended meanwhile.
 */
export function useImports(given: TimelineImportList, api: () => Api, onEnded: (job: TimelineImport) => void) {
  const [list, setList] = useState(given)
  useEffect(() => setList(given), [given])
  const latest = useRef({ api, onEnded })
  latest.current = { api, onEnded }
  const { current } = list
  const askedId = current && isUnderway(current) ? current.id : null
  useEffect(() => {
    if (askedId === null) return
    let isOver = false
    const timer = setInterval(async () => {
      if (document.visibilityState !== 'visible') return
      const answer = await latest.current.api().listTimelineImports()
      if (isOver || !answer.ok) return
      const asked = toTimelineImportList(answer.data)
      setList(asked)
      const ended = asked.data.find(({ id }) => id === askedId)
      if (ended) latest.current.onEnded(ended)
    }, ASK_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [askedId])
  return list
}
