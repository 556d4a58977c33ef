import type { OwnRoute } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../platform/browser-api.ts'
import { useLanguage } from '../../../platform/i18n.tsx'
import { useOwnTime } from '../../../platform/use-own-time.ts'
import { useOwnWords } from '../words/own-words.tsx'
import styles from './own-route.module.css'

/** Why moderators hid an article, and the way back. */
export function HiddenNotice({ article }: { article: OwnRoute }) {
  const t = useOwnWords()
  const { sayError } = useLanguage()
  const { show } = useFlashQueue()
  const { revalidate } = useRevalidator()
  const [isAsking, setIsAsking] = useState(false)
  const ask = async () => {
    setIsAsking(true)
    const answer = await browserApi().requestPublication({ params: { id: String(article.id) } })
    if (answer.ok) await revalidate()
    else show({ variant: 'danger', title: t('own.requestFailed'), text: sayError(answer.error) })
    setIsAsking(false)
  }
  const tellTime = useOwnTime()
  const requestedAt = article.publication_requested_at
  return (
    <section className={styles.hidden} aria-labelledby="reason">
      <h2 id="reason">{t('own.reason')}</h2>
      <p className={styles.reason}>{article.forbidden_reason ?? t('own.noReason')}</p>
      {requestedAt === null ? (
        <>
          <p>{t('own.reasonNext')}</p>
          <Button variant="primary" busyLabel={isAsking ? t('own.requesting') : undefined} onClick={ask}>
            {t('own.request')}
          </Button>
        </>
      ) : (
        <p role="status">{t('own.requestedAt', { when: tellTime(requestedAt) })}</p>
      )}
    </section>
  )
}
