import { useEffect, useState } from 'react'
import type { ReadingView } from '../view/reading-view.ts'
import { type HeadingPosition, headingBeingRead } from './heading-being-read.ts'

/** The id of the heading under which the reader is, null above the first. */
export function useCurrentHeading(outline: ReadingView['outline']): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const update = () => setCurrent(headingBeingRead(positionsOf(outline), readWindow()))
    update()
    addEventListener('scroll', update, { passive: true })
    addEventListener('resize', update)
    return () => {
      removeEventListener('scroll', update)
      removeEventListener('resize', update)
    }
  }, [outline])
  return current
}

function positionsOf(outline: ReadingView['outline']): HeadingPosition[] {
  return outline.flatMap(({ id }) => {
    const heading = document.getElementById(id)
    return heading === null ? [] : { id, top: heading.getBoundingClientRect().top }
  })
}

function readWindow() {
  return {
    height: innerHeight,
    left: document.documentElement.scrollHeight - innerHeight - scrollY,
    target: document.querySelector(':target')?.id ?? '',
  }
}
