import { type AnyLine, mainLine } from '@mishiori/map-document'
import { forgetLiveMap, loadLiveMap } from '@repo/articles/load-live-map'
import type { ReadingView } from '@repo/articles/reading-view'
import { useLanguage } from '@repo/web-kit/language'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useIsNear } from '../use-is-near.ts'

export type MeasuredLine =
  | { readonly kind: 'known'; readonly line: AnyLine }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }

export interface MeasuredArticle {
  readonly view: Pick<ReadingView, 'article' | 'heldLayers'>
  /** Of the link that a reader came by. */
  readonly token: string | null
}

const LOADING: MeasuredLine = { kind: 'loading' }
/** How far below the screen a card may be when its line is loaded. */
const AHEAD = '400px'

/** The main line of an article, loaded when its card comes near the screen. */
export function useMeasuredLine({ view, token }: MeasuredArticle) {
  const language = useLanguage()
  const card = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(card, AHEAD)
  const [state, setState] = useState<MeasuredLine>(LOADING)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!isNear) return
    let isLeft = false
    loadLiveMap(view, token, language).then((content) => {
      const line = content && mainLine(content.document)
      if (!isLeft) setState(line ? { kind: 'known', line } : { kind: 'failed' })
    })
    return () => {
      isLeft = true
    }
  }, [isNear, view, token, language, tries])
  const retry = useCallback(() => {
    forgetLiveMap(view, token, language)
    setState(LOADING)
    setTries((count) => count + 1)
  }, [view, token, language])
  return { card, state, retry }
}
