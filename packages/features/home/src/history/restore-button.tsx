import { type ArticleStatus, hasReaders } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { Modal } from '@repo/ui/modal'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useOwnMessages } from '../messages/own-messages.ts'

export interface RestoreButtonProps {
  article: { readonly id: number; readonly status: ArticleStatus; readonly version: number }
  version: number
  /** That version reveals more of when its author was where. */
  bringsRecording: boolean
}

/** Brings an earlier state back, after asking. */
export function RestoreButton({ article, version, bringsRecording }: RestoreButtonProps) {
  const t = useOwnMessages()
  const { t: common, formatError } = useLanguage()
  const { show } = useFlashQueue()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [stage, setStage] = useState<'idle' | 'confirming' | 'restoring'>('idle')
  const restore = async () => {
    setStage('restoring')
    const answer = await browserApi().restoreRevision(
      { params: { id: String(article.id), version: String(version) } },
      { headers: { 'if-match': `"${article.version}"` } },
    )
    setStage('idle')
    if (!answer.ok) {
      const isOvertaken = answer.error.code === 'article.version_conflict'
      // What was saved meanwhile has to be seen before it is replaced.
      if (isOvertaken) await revalidate()
      const text = isOvertaken ? t('own.restoreOvertaken') : formatError(answer.error)
      return show({ variant: 'danger', title: t('own.restoreFailed'), text })
    }
    show({ variant: 'success', title: t('own.restored', { version }) })
    await navigate(`/home/routes/${article.id}/history`)
  }
  return (
    <>
      <Button variant="primary" onClick={() => setStage('confirming')}>
        {t('own.restore')}
      </Button>
      <Modal
        isOpen={stage !== 'idle'}
        onClose={() => setStage('idle')}
        title={t('own.restoreQuestion', { version })}
        actions={
          <>
            <Button onClick={() => setStage('idle')}>{common('common.cancel')}</Button>
            <Button
              variant="primary"
              busyLabel={stage === 'restoring' ? t('own.restoring') : undefined}
              onClick={restore}
            >
              {t('own.restore')}
            </Button>
          </>
        }
      >
        <p>{t('own.restoreText', { version })}</p>
        {hasReaders(article.status) ? (
          <p>{bringsRecording ? t('own.restoreRecording') : t('own.restoreShown')}</p>
        ) : null}
      </Modal>
    </>
  )
}
