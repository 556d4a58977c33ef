import type { Answer, StockState } from '@repo/contract'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useCallback, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { type StockStatus, type StockTarget, stockStatusOf } from './stock-target.ts'

interface Changes {
  /** The user of the changes: the changes of one user do not apply to the next one who logs in. */
  readonly of: number | null
  readonly kept: ReadonlyMap<number, StockStatus>
}

const NONE: Changes['kept'] = new Map()

/** Sends changes in order, one at a time for each article, and shows them before the response. */
export function useStockChanges() {
  const { t, formatError } = useLanguage()
  const { show } = useFlashQueue()
  const { revalidate } = useRevalidator()
  const viewerId = useRootData().viewer?.id ?? null
  const [changes, setChanges] = useState<Changes>({ of: viewerId, kept: NONE })
  const answered = useRef(new Map<string, StockStatus>())
  const last = useRef(new Map<string, Promise<void>>())
  const isOwnPage = useLocation().pathname.startsWith('/home')

  const change = useCallback(
    (target: StockTarget, status: StockStatus) => {
      const { article } = target
      const key = `${viewerId} ${article.id}`
      const put = (kept: StockStatus) =>
        setChanges(({ of, kept: before }) => ({
          of: viewerId,
          kept: new Map(of === viewerId ? before : NONE).set(article.id, kept),
        }))
      if (!answered.current.has(key)) answered.current.set(key, article.kept)
      const send = async () => {
        const answer = await sendChange(target, status)
        if (answer.ok) answered.current.set(key, stockStatusOf(answer.data))
        else show({ variant: 'danger', title: t('stock.failed'), text: formatError(answer.error) })
        if (last.current.get(key) !== turn) return
        put(answered.current.get(key) ?? status)
        if (isOwnPage) await revalidate()
      }
      const turn = (last.current.get(key) ?? Promise.resolve()).then(send)
      last.current.set(key, turn)
      put(status)
    },
    [t, formatError, show, revalidate, isOwnPage, viewerId],
  )
  return { changed: changes.of === viewerId ? changes.kept : NONE, change }
}

function sendChange({ article, token }: StockTarget, status: StockStatus): Promise<Answer<StockState>> {
  const params = { id: String(article.id) }
  if (!status.isStocked) return browserApi().unstockRoute({ params })
  const body = { stockcategory_id: status.categoryId }
  return browserApi().stockRoute({ params, body, query: token === null ? {} : { token } })
}
