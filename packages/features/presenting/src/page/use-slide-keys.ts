import { useEffect, useRef } from 'react'
import type { EventFromLogic } from 'xstate'
import type { presentationMachine } from '../slides/presentation-machine.ts'

export type SlideEvent = EventFromLogic<typeof presentationMachine>

interface SlideKeysOptions {
  readonly send: (event: SlideEvent) => void
  readonly toggleFullScreen: () => void
}

/** The keys of presentation programs, and those that remotes send. */
const EVENT_OF_KEY: Readonly<Record<string, SlideEvent>> = {
  ArrowRight: { type: 'slide.next' },
  ArrowDown: { type: 'slide.next' },
  PageDown: { type: 'slide.next' },
  ' ': { type: 'slide.next' },
  ArrowLeft: { type: 'slide.previous' },
  ArrowUp: { type: 'slide.previous' },
  PageUp: { type: 'slide.previous' },
  Home: { type: 'slide.show', index: 0 },
  End: { type: 'slide.show', index: Number.MAX_SAFE_INTEGER },
  p: { type: 'play.toggle' },
  P: { type: 'play.toggle' },
}
/** Wherever the focus is. */
const KEYS_OF_REMOTES = new Set(['PageDown', 'PageUp'])

/** Keys act on the slides wherever nothing else takes them: the map pans, buttons and choices have their own. */
export function useSlideKeys(options: SlideKeysOptions): void {
  const latest = useRef(options)
  latest.current = options
  useEffect(() => {
    const stop = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (!KEYS_OF_REMOTES.has(event.key) && takesKey(event)) return
      const slideEvent = EVENT_OF_KEY[event.key]
      if (slideEvent) latest.current.send(slideEvent)
      else if (event.key.toLowerCase() === 'f') latest.current.toggleFullScreen()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey, { signal: stop.signal })
    return () => stop.abort()
  }, [])
}

function takesKey({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('select, input, textarea, summary, .maplibregl-canvas, [role="application"]')) return true
  return key === ' ' && target.closest('button, a') !== null
}
