import { useLanguage } from '@repo/web-kit/language'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useIsNear } from '../use-is-near.ts'
import type { GroundAnswer, ShownArticle } from './load-ground.ts'

export type GroundState = GroundAnswer | { readonly kind: 'loading' }

const LOADING: GroundState = { kind: 'loading' }
/** How far below the screen a card may be when it is asked for. */
const AHEAD = '400px'

export type GroundProps = Pick<ShownArticle, 'view' | 'token'>

/** What is known of the ground of an article's main line, asked for when its card comes near the screen. */
export function useGround({ view, token }: GroundProps) {
  const language = useLanguage()
  const card = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(card, AHEAD)
  const [state, setState] = useState<GroundState>(LOADING)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!isNear) return
    let isLeft = false
    // The API's client is a weight that only readers who come to the card need.
    import('./load-ground.ts')
      .then(({ loadGround }) => loadGround({ view, token, language }))
      .catch((): GroundAnswer => ({ kind: 'failed' }))
      .then((answer) => {
        if (!isLeft) setState(answer)
      })
    return () => {
      isLeft = true
    }
  }, [isNear, view, token, language, tries])
  const retry = useCallback(() => {
    setState(LOADING)
    setTries((count) => count + 1)
  }, [])
  return { card, state, retry }
}
