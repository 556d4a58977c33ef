import { useEffect, useState } from 'react'
import type { ReadingView } from './reading-view.ts'

/** A heading is read from when it comes into the upper third of the window. */
const READING_PART = 0.34

/** The id of the heading under which the reader is, null above the first. */
export function useCurrentHeading(outline: ReadingView['outline']): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const headings = outline.flatMap(({ id }) => document.getElementById(id) ?? [])
    const isReached = (heading: Element) => heading.getBoundingClientRect().top < innerHeight * READING_PART
    const observer = new IntersectionObserver(() => setCurrent(headings.findLast(isReached)?.id ?? null), {
      rootMargin: `0px 0px ${-100 * (1 - READING_PART)}% 0px`,
    })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [outline])
  return current
}
