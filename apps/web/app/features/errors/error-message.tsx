import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { useAddressBelow } from '../../platform/i18n/use-address-below.ts'
import { pageTitle } from '../../platform/url/page-title.ts'
import type { ErrorKind } from './error-kind.ts'
import styles from './error-message.module.css'

interface ErrorMessageProps {
  kind: ErrorKind
  /** The page with updates about a longer outage. */
  socialUrl: string | null
  /** The request id to quote to support; null if the server has not logged this failure. */
  requestId?: string | null
}

/** What happened, what was kept, what to do; centred on a page of its own. */
export function ErrorMessage(props: ErrorMessageProps) {
  return (
    <main className={styles.page} id="content">
      <ErrorText {...props} />
    </main>
  )
}

/** The same in the place of a page's content. */
export function InnerErrorMessage(props: ErrorMessageProps) {
  return (
    <div className={styles.page}>
      <ErrorText {...props} />
    </div>
  )
}

function ErrorText({ kind, socialUrl, requestId = null }: ErrorMessageProps) {
  const { t } = useLanguage()
  const addressBelow = useAddressBelow()
  const number = kind === 'serverError' ? requestId : null
  const isNumberMissing = kind === 'serverError' && number === null
  return (
    <>
      <title>{pageTitle(t(`page.${kind}.title`))}</title>
      <DottedRoad />
      <h1 className={styles.title}>{t(`page.${kind}.title`)}</h1>
      <p className={styles.text}>{isNumberMissing ? t('page.failed.text') : t(`page.${kind}.text`)}</p>
      {number === null ? null : <code>{number}</code>}
      <p>
        {kind === 'notFound' ? (
          <a className={buttonClass({ variant: 'primary' })} href={addressBelow('/')}>
            {t('page.notFound.action')}
          </a>
        ) : null}
        {kind === 'maintenance' && socialUrl ? (
          <a className={buttonClass({ variant: 'line' })} href={socialUrl} rel="noopener">
            {t('page.maintenance.action')}
          </a>
        ) : null}
        {kind === 'tooMany' || kind === 'unavailable' || kind === 'serverError' ? (
          <Button variant="primary" onClick={() => location.reload()}>
            {t('common.retry')}
          </Button>
        ) : null}
      </p>
    </>
  )
}

/** A road that leaves its waypoint and fades: the mark of empty and lost places. */
function DottedRoad() {
  return (
    <svg className={styles.road} viewBox="0 0 240 72" aria-hidden="true">
      <path d="M22 54c40-6 44-36 84-36s52 30 112 12" />
      <circle cx="22" cy="54" r="9" />
    </svg>
  )
}
