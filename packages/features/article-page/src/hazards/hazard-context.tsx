import { type ArticleFacts, type Hazard, toHazard } from '@repo/articles/article-facts'
import type { HazardAnswer } from '@repo/contract'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { pendingAct } from '@repo/web-kit/pending-act'
import { useLogInRequired } from '@repo/web-kit/use-log-in-required'
import { usePendingAct } from '@repo/web-kit/use-pending-act'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

interface Hazards {
  readonly states: readonly Hazard[]
  /** Whether the reader may say something of them. */
  readonly isOpen: boolean
  readonly answer: (objectId: string, said: HazardAnswer | null) => void
}

const HazardContext = createContext<Hazards | null>(null)

interface HazardProviderProps {
  article: ArticleFacts
  token: string | null
  children: ReactNode
}

/**
 * What is known of an article's hazards, on its map and beside it: what the reader says shows at once, and goes again
 * when the server refuses.
 */
export function HazardProvider({ article, token, children }: HazardProviderProps) {
  const { t, formatError } = useLanguage()
  const { show } = useFlashQueue()
  const isLogInRequired = useLogInRequired()
  const [changed, setChanged] = useState<ReadonlyMap<string, Hazard>>(new Map())
  const put = (state: Hazard) => setChanged((before) => new Map(before).set(state.objectId, state))
  const states = useMemo(
    () => article.hazards.map((known) => changed.get(known.objectId) ?? known),
    [article.hazards, changed],
  )
  const answer = async (objectId: string, said: HazardAnswer | null) => {
    const before = states.find((hazard) => hazard.objectId === objectId)
    if (!before || before.answer === said) return
    if (isLogInRequired()) {
      pendingHazard.keep({ articleId: article.id, objectId, said })
      return
    }
    put(withAnswer(before, said))
    const answered = await browserApi().answerHazard({
      params: { id: String(article.id), objectId },
      query: token === null ? {} : { token },
      body: { answer: said },
    })
    put(answered.ok ? toHazard(answered.data) : before)
    if (!answered.ok) show({ variant: 'danger', title: t('hazard.failed'), text: formatError(answered.error) })
  }
  usePendingAct(pendingHazard, {
    matches: ({ articleId }) => articleId === article.id && !article.viewerCan.edit,
    act: ({ objectId, said }) => void answer(objectId, said),
  })
  return (
    <HazardContext
      value={{ states, isOpen: !article.viewerCan.edit, answer: (objectId, said) => void answer(objectId, said) }}
    >
      {children}
    </HazardContext>
  )
}

export function useHazards(): Hazards {
  const hazards = useContext(HazardContext)
  if (!hazards) throw new Error('useHazards needs a HazardProvider above it')
  return hazards
}

/** As the server will count. When it was seen last is left to the server. */
function withAnswer(state: Hazard, said: HazardAnswer | null): Hazard {
  const by = (answer: HazardAnswer) => Number(said === answer) - Number(state.answer === answer)
  const counts = {
    presentCount: state.presentCount + by('present'),
    goneCount: state.goneCount + by('gone'),
  }
  return { ...state, ...counts, answer: said }
}

interface HazardAct {
  readonly articleId: number
  readonly objectId: string
  readonly said: HazardAnswer | null
}

const isHazardAct = (value: unknown): value is HazardAct =>
  typeof value === 'object' &&
  value !== null &&
  'articleId' in value &&
  'objectId' in value &&
  typeof value.objectId === 'string' &&
  'said' in value &&
  (value.said === 'present' || value.said === 'gone')

/** A visitor's confirmation of a hazard before the log-in. */
export const pendingHazard = pendingAct('pending-hazard', isHazardAct)
