import { type CollectedStock, PRODUCT_LIMITS } from '@repo/contract'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useOwnMessages } from '../messages/own-messages.ts'

/** Has a collection made of a category, says what of it was left out, and opens its editor. */
export function useCollecting(categoryId: number) {
  const t = useOwnMessages()
  const { formatError } = useLanguage()
  const { show } = useFlashQueue()
  const navigate = useNavigate()
  const [isSending, setIsSending] = useState(false)
  // Asking again after a lost answer must not make two.
  const key = useRef<string | null>(null)

  /** '' where all of it is in the collection. */
  const leftOut = ({ hidden_count: hidden, beyond_limit_count: beyond }: CollectedStock): string =>
    [
      ...(hidden > 0 ? [t('kept.collectHidden', { count: hidden })] : []),
      ...(beyond > 0 ? [t('kept.collectBeyond', { count: beyond, max: PRODUCT_LIMITS.journey.entries })] : []),
    ].join(' ')

  const collect = async () => {
    if (isSending) return
    setIsSending(true)
    key.current ??= crypto.randomUUID()
    const answer = await browserApi().collectStockCategory(
      { params: { id: String(categoryId) } },
      { headers: { 'idempotency-key': key.current } },
    )
    setIsSending(false)
    if (!answer.ok) {
      show({ variant: 'danger', title: t('kept.collectFailed'), text: formatError(answer.error) })
      return
    }
    key.current = null
    const text = leftOut(answer.data)
    show({ variant: text === '' ? 'success' : 'info', title: t('kept.collected'), ...(text !== '' && { text }) })
    await navigate(`/home/journeys/${answer.data.journey_id}/edit`)
  }
  return { isSending, collect }
}
