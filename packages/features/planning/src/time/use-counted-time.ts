import type { LineTime } from '@repo/articles/line-time'
import { useElevationServices } from '@repo/articles/use-elevation-services'
import { type RefObject, useEffect, useState } from 'react'
import type { TimedArticle } from './count-climbs.ts'

/** The section is nearly in view. */
const NEAR = '300px'

/**
 * The estimate of an article's line; where its elevations are unknown and the server can look them up, that with climbs,
 * as soon as the reader gets near. What was looked up is not stored, so only a browser can count them.
 */
export function useCountedTime(article: TimedArticle, section: RefObject<HTMLElement | null>): LineTime | null {
  const { view, token, format } = article
  const { fetchElevations } = useElevationServices()
  const time = view.figures?.time ?? null
  const [counted, setCounted] = useState<{ readonly of: LineTime; readonly time: LineTime } | null>(null)
  useEffect(() => {
    const element = section.current
    if (!element || !time || time.climbs !== 'unknown' || !fetchElevations) return
    const abort = new AbortController()
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        import('./count-climbs.ts')
          .then(({ countClimbs }) => countClimbs({ view, token, format }, fetchElevations, abort.signal))
          .then((found) => {
            if (found && !abort.signal.aborted) setCounted({ of: time, time: found })
          })
          .catch(() => {}) // then the time of level ground stays, which says what it is
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      abort.abort()
    }
  }, [view, token, format, time, fetchElevations, section])
  return counted?.of === time ? counted.time : time
}
