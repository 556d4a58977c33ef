import { Button } from '@repo/ui/button'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { Modal } from '@repo/ui/modal'
import { TextField } from '@repo/ui/text-field'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useOwnMessages } from '../messages/own-messages.ts'
import styles from './own-route.module.css'

/** The address that opens a shared article, to copy or to replace. */
export function ShareLink({ articleId, address }: { articleId: number; address: string }) {
  const t = useOwnMessages()
  const [copied, setCopied] = useState<string | null>(null)
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => setCopied(address),
      () => undefined,
    )
  return (
    <section className={styles.card} aria-label={t('own.link')}>
      <div className={styles.share}>
        <TextField
          label={t('own.link')}
          value={address}
          readOnly
          max={null}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={copy}>{t(copied === address ? 'own.copied' : 'own.copyLink')}</Button>
      </div>
      <RotateLink articleId={articleId} />
    </section>
  )
}

function RotateLink({ articleId }: { articleId: number }) {
  const t = useOwnMessages()
  const { t: common, formatError } = useLanguage()
  const { show } = useFlashQueue()
  const { revalidate } = useRevalidator()
  const [stage, setStage] = useState<'idle' | 'confirming' | 'rotating'>('idle')
  const rotate = async () => {
    setStage('rotating')
    const answer = await browserApi().rotateShareLink({ params: { id: String(articleId) } })
    setStage('idle')
    if (!answer.ok) return show({ variant: 'danger', title: t('own.rotateFailed'), text: formatError(answer.error) })
    await revalidate()
    show({ variant: 'success', title: t('own.rotated') })
  }
  return (
    <>
      <Button variant="ghost" onClick={() => setStage('confirming')}>
        {t('own.rotate')}
      </Button>
      <Modal
        isOpen={stage !== 'idle'}
        onClose={() => setStage('idle')}
        title={t('own.rotateQuestion')}
        actions={
          <>
            <Button onClick={() => setStage('idle')}>{common('common.cancel')}</Button>
            <Button variant="primary" busyLabel={stage === 'rotating' ? t('own.rotating') : undefined} onClick={rotate}>
              {t('own.rotate')}
            </Button>
          </>
        }
      >
        <p>{t('own.rotateText')}</p>
      </Modal>
    </>
  )
}
