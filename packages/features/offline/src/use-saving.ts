import { loadLiveMap } from '@repo/articles/load-live-map'
import type { ReadingView } from '@repo/articles/reading-view'
import { lookUpElevations } from '@repo/articles/saved-elevations'
import { useElevationServices } from '@repo/articles/use-elevation-services'
import { useEmbeddedStyle } from '@repo/map-kit/use-embedded-style'
import { useHillshade } from '@repo/map-kit/use-hillshade'
import { lookUpFacts } from '@repo/planning/look-up-facts'
import { useLanguage } from '@repo/web-kit/language'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { SaveError, type SaveFailure } from './article-copy.ts'
import { planSaving, type SavingPlan } from './plan-saving.ts'
import { removeOwn, saveArticle, savedAddress } from './save-article.ts'
import { listSaved, type SavedArticle } from './saved-article-store.ts'

export type SavingState =
  | { readonly kind: 'measuring'; readonly plan: null }
  | { readonly kind: 'ready'; readonly plan: SavingPlan }
  | { readonly kind: 'saving'; readonly plan: SavingPlan; readonly bytes: number }
  | { readonly kind: 'failed'; readonly plan: SavingPlan | null; readonly failure: SaveFailure }

interface SavingOptions {
  readonly view: ReadingView
  readonly token: string | null
  readonly saved: SavedArticle | null
}

/** Measures what an article weighs, saves it and removes it. */
export function useSaving({ view, token, saved }: SavingOptions) {
  const language = useLanguage()
  const { pathname } = useLocation()
  const [state, setState] = useState<SavingState>({ kind: 'measuring', plan: null })
  const measure = usePlan(view, token)
  const { fetchElevations } = useElevationServices()
  const answersFor = async (signal: AbortSignal) => {
    const content = await loadLiveMap(view, token, language)
    if (!content) return []
    const { document } = content
    const elevations = fetchElevations ? await lookUpElevations(document, fetchElevations, signal) : []
    return [...elevations, ...(await lookUpFacts(document, signal))]
  }
  const running = useRef<AbortController | null>(null)
  useEffect(() => {
    let isGone = false
    measure().then(
      (plan) => isGone || setState(planned(plan)),
      () => isGone || setState({ kind: 'failed', plan: null, failure: 'network' }),
    )
    return () => {
      isGone = true
      running.current?.abort()
    }
  }, [measure])

  const start = async () => {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    let plan: SavingPlan | null = state.plan
    try {
      plan ??= await measure()
      if (plan.freeBytes !== null && plan.totalBytes > plan.freeBytes) throw new SaveError('quota')
      const known = plan
      const tell = (bytes: number) => signal.aborted || setState({ kind: 'saving', plan: known, bytes })
      tell(0)
      void navigator.storage?.persist?.().catch(() => false) // asked, not needed
      const answers = await answersFor(signal)
      const facts = factsOf(view, token, savedAddress(view.article.id, pathname))
      const article = { ...facts, journeyIds: saved?.journeyIds ?? [], files: plan.tiles, answers }
      await saveArticle(article, language.locale, { signal, onBytes: tell })
      if (!signal.aborted) setState({ kind: 'ready', plan })
    } catch (error) {
      if (signal.aborted) return
      setState({ kind: 'failed', plan, failure: error instanceof SaveError ? error.failure : 'network' })
    }
  }
  return {
    state,
    start: () => void start(),
    stop: () => running.current?.abort(),
    remove: async () => saved && removeOwn(saved),
  }
}

const planned = (plan: SavingPlan): SavingState => ({ kind: 'ready', plan })

function usePlan(view: ReadingView, token: string | null): () => Promise<SavingPlan> {
  const language = useLanguage()
  const style = useHillshade(useEmbeddedStyle('light'), 'light') // other colours, the same tiles
  return useCallback(async () => {
    const [content, saved] = await Promise.all([loadLiveMap(view, token, language), listSaved()])
    if (!content) throw new SaveError('network')
    const html = document.querySelector('article')?.outerHTML ?? ''
    return planSaving({ document: content.document, style, html, isFirst: saved.length === 0 })
  }, [view, token, language, style])
}

function factsOf({ article, figures }: ReadingView, token: string | null, address: string) {
  const { id, title, version, author } = article
  return { id, title, version, author: author.name, canWalk: figures !== null, address, token }
}
