import type { LineTime } from '@repo/articles/line-time'
import { useElevationServices } from '@repo/articles/use-elevation-services'
import { type RefObject, useEffect, useState } from 'react'
import type { TimedArticle } from './refine-time.ts'

/** The section is nearly in view. */
const NEAR = '300px'

/**
 * The estimate of an article's line, and as soon as the reader gets near, that with the ground and with the elevations
 * that the line lacks, where the server knows them. What was looked up is not stored, so only a browser can count it.
 */
export function useRefinedTime(article: TimedArticle, section: RefObject<HTMLElement | null>): LineTime | null {
  const { view, token, format } = article
  const { fetchElevations } = useElevationServices()
  const time = view.figures?.time ?? null
  const [refined, setRefined] = useState<{ readonly of: LineTime; readonly time: LineTime } | null>(null)
  useEffect(() => {
    const element = section.current
    if (!element || !time) return
    const abort = new AbortController()
    const sources = {
      fetchElevations: time.climbs === 'counted' ? undefined : fetchElevations,
      signal: abort.signal,
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        import('./refine-time.ts')
          .then(({ refineTime }) => refineTime({ view, token, format }, sources))
          .then((found) => {
            if (found && !abort.signal.aborted) setRefined({ of: time, time: found })
          })
          .catch(() => {}) // then the time of before stays, which says what it is
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      abort.abort()
    }
  }, [view, token, format, time, fetchElevations, section])
  return refined?.of === time ? refined.time : time
}
