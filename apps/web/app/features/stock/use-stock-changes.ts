import type { Answer, StockState } from '@repo/contract'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { useCallback, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { browserApi } from '../../platform/browser-api.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { type Kept, keptOf, type StockTarget } from './stock-target.ts'

/** Sends changes in the order in which they were made, of each article one at a time, and shows them before they are answered. */
export function useStockChanges() {
  const { t, sayError } = useLanguage()
  const { show } = useFlashQueue()
  const { revalidate } = useRevalidator()
  const [changed, setChanged] = useState<ReadonlyMap<number, Kept>>(new Map())
  const answered = useRef(new Map<number, Kept>())
  const last = useRef(new Map<number, Promise<void>>())
  const isOwnPage = useLocation().pathname.startsWith('/home')

  const change = useCallback(
    (target: StockTarget, wanted: Kept) => {
      const { article } = target
      const put = (kept: Kept) => setChanged((before) => new Map(before).set(article.id, kept))
      if (!answered.current.has(article.id)) answered.current.set(article.id, keptOf(article))
      const send = async () => {
        const answer = await sendChange(target, wanted)
        if (answer.ok) answered.current.set(article.id, keptOf(answer.data))
        else show({ variant: 'danger', title: t('stock.failed'), text: sayError(answer.error) })
        if (last.current.get(article.id) !== turn) return
        put(answered.current.get(article.id) ?? wanted)
        if (isOwnPage) await revalidate()
      }
      const turn = (last.current.get(article.id) ?? Promise.resolve()).then(send)
      last.current.set(article.id, turn)
      put(wanted)
    },
    [t, sayError, show, revalidate, isOwnPage],
  )
  return { changed, change }
}

function sendChange({ article, token }: StockTarget, wanted: Kept): Promise<Answer<StockState>> {
  const params = { id: String(article.id) }
  if (!wanted.isStocked) return browserApi().unstockRoute({ params })
  const body = { stockcategory_id: wanted.categoryId }
  return browserApi().stockRoute({ params, body, query: token === null ? {} : { token } })
}
