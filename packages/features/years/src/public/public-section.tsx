import type { ApiError } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { Modal } from '@repo/ui/modal'
import { Switch } from '@repo/ui/switch'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useId, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useYearsMessages } from '../messages/years-messages.ts'
import { yearsOf } from '../view/years-path.ts'
import styles from './public-section.module.css'

/** Who sees the years. Showing them asks first, with what becomes visible; hiding them takes effect at once. */
export function PublicSection({ isPublic }: { isPublic: boolean }) {
  const t = useYearsMessages()
  const { viewer } = useRootData()
  const headingId = useId()
  const [isAsking, setIsAsking] = useState(false)
  const { isBusy, error, show } = useShowing()
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('public.title')}</h2>
      <Switch
        label={t('public.switch')}
        isOn={isPublic}
        isBusy={isBusy}
        onChange={(isOn) => (isOn ? setIsAsking(true) : void show(false))}
      />
      <p>{t(isPublic ? 'public.on' : 'public.off')}</p>
      {isPublic && viewer ? <Link to={yearsOf(viewer.id)}>{t('public.view')}</Link> : null}
      <ErrorLine error={isAsking ? null : error} />
      <Modal
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('public.dialog')}
        actions={
          <>
            <Button variant="ghost" onClick={() => setIsAsking(false)}>
              {t('public.cancel')}
            </Button>
            <Button
              variant="primary"
              busyLabel={isBusy ? t('public.busy') : undefined}
              onClick={() => void show(true).then((isDone) => isDone && setIsAsking(false))}
            >
              {t('public.confirm')}
            </Button>
          </>
        }
      >
        <WhatIsSeen />
        <ErrorLine error={error} />
      </Modal>
    </section>
  )
}

function WhatIsSeen() {
  const t = useYearsMessages()
  return (
    <div className={styles.seen}>
      <h3>{t('public.seen')}</h3>
      <ul>
        <li>{t('public.seen1')}</li>
        <li>{t('public.seen2')}</li>
      </ul>
      <h3>{t('public.kept')}</h3>
      <ul>
        <li>{t('public.kept1')}</li>
        <li>{t('public.kept2')}</li>
      </ul>
    </div>
  )
}

function ErrorLine({ error }: { error: ApiError | null }) {
  const { formatError } = useLanguage()
  return <div role="alert">{error ? <p>{formatError(error)}</p> : null}</div>
}

function useShowing() {
  const t = useYearsMessages()
  const { show: flash } = useFlashQueue()
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  /** @returns whether it was done. */
  const show = async (isPublic: boolean): Promise<boolean> => {
    setIsBusy(true)
    setError(null)
    const answer = await browserApi().showYears({ body: { is_public: isPublic } })
    if (answer.ok) await revalidate()
    setIsBusy(false)
    if (answer.ok) flash({ variant: 'success', title: t(isPublic ? 'public.shown' : 'public.hidden') })
    else setError(answer.error)
    return answer.ok
  }
  return { isBusy, error, show }
}
