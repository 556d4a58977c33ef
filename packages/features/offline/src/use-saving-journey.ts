import { useElevationServices } from '@repo/articles/use-elevation-services'
import { useEmbeddedStyle } from '@repo/map-kit/use-embedded-style'
import { useHillshade } from '@repo/map-kit/use-hillshade'
import { useLanguage } from '@repo/web-kit/language'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { SaveError } from './article-copy.ts'
import { removeJourney } from './save-article.ts'
import { type JourneyToSave, planJourney, saveJourney } from './save-journey.ts'
import type { SavedJourney } from './saved-article-store.ts'
import type { SavingState } from './use-saving.ts'

interface SavingJourneyOptions {
  readonly id: number
  readonly token: string | null
  readonly saved: SavedJourney | null
}

/** Measures what a journey and its articles weigh, saves them and removes them. */
export function useSavingJourney({ id, token, saved }: SavingJourneyOptions) {
  const { locale } = useLanguage()
  const { pathname } = useLocation()
  const { fetchElevations = null } = useElevationServices()
  const style = useHillshade(useEmbeddedStyle('light'), 'light') // other colours, the same tiles
  const [state, setState] = useState<SavingState>({ kind: 'measuring', plan: null })
  const measured = useRef<JourneyToSave | null>(null)
  const running = useRef<AbortController | null>(null)
  const measure = useCallback(
    async (signal: AbortSignal) => {
      measured.current = await planJourney({ id, token, pathname, style, signal })
      return measured.current
    },
    [id, token, pathname, style],
  )
  useEffect(() => {
    const leaving = new AbortController()
    measure(leaving.signal).then(
      ({ plan }) => leaving.signal.aborted || setState({ kind: 'ready', plan }),
      (error: unknown) => leaving.signal.aborted || setState({ kind: 'failed', plan: null, failure: failureOf(error) }),
    )
    return () => {
      leaving.abort()
      running.current?.abort()
    }
  }, [measure])

  const start = async () => {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    let plan = state.plan
    try {
      // Again, as it may have changed since it was measured.
      const wanted = state.kind === 'ready' && measured.current ? measured.current : await measure(signal)
      const known = wanted.plan
      plan = known
      if (known.freeBytes !== null && known.totalBytes > known.freeBytes) throw new SaveError('quota')
      const onBytes = (bytes: number) => signal.aborted || setState({ kind: 'saving', plan: known, bytes })
      onBytes(0)
      void navigator.storage?.persist?.().catch(() => false) // asked, not needed
      await saveJourney(wanted, { locale, fetchElevations, signal, onBytes })
      measured.current = null
      if (!signal.aborted) setState({ kind: 'ready', plan: known })
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', plan, failure: failureOf(error) })
    }
  }
  return {
    state,
    start: () => void start(),
    stop: () => running.current?.abort(),
    remove: async () => saved && removeJourney(saved),
  }
}

const failureOf = (error: unknown) => (error instanceof SaveError ? error.failure : 'network')
