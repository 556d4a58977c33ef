import { buttonClass } from '@repo/ui/button-class'
import { Logo } from '@repo/ui/logo'
import { useHref, useLocation } from 'react-router'
import { useLanguage } from '../i18n/language.tsx'
import { useAddressBelow } from '../i18n/use-address-below.ts'
import { pageTitle } from '../url/page-title.ts'
import type { ErrorKind } from './error-kind.ts'
import styles from './error-message.module.css'
import { RetryCountdown } from './retry-countdown.tsx'

interface ErrorMessageProps {
  kind: ErrorKind
  /** The page with updates about a longer outage. */
  socialUrl: string | null
  /** The request id to quote to support; null if the server has not logged this failure. */
  requestId?: string | null
}

interface WholePageProps extends ErrorMessageProps {
  /** Nothing is around it that has the product's name. */
  isAlone?: boolean
}

/** What happened, what was kept, what to do; centred on a page of its own. */
export function ErrorMessage({ isAlone = false, ...props }: WholePageProps) {
  return (
    <main className={styles.page} id="content">
      {isAlone ? <Logo /> : null}
      <ErrorText {...props} />
    </main>
  )
}

/** What passes by itself, however long it takes. */
const PASSING: ReadonlySet<ErrorKind> = new Set(['maintenance', 'unavailable'])

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
  const { pathname, search } = useLocation()
  const here = useHref({ pathname, search })
  const number = kind === 'serverError' ? requestId : null
  const isNumberMissing = kind === 'serverError' && number === null
  return (
    <>
      <title>{pageTitle(t(`page.${kind}.title`))}</title>
      <DottedRoad />
      <h1 className={styles.title}>{t(`page.${kind}.title`)}</h1>
      <p className={styles.text}>{isNumberMissing ? t('page.failed.text') : t(`page.${kind}.text`)}</p>
      {number === null ? null : <code>{number}</code>}
      <div className={styles.actions}>
        {kind === 'notFound' ? (
          <a className={buttonClass({ variant: 'primary' })} href={addressBelow('/')}>
            {t('page.notFound.action')}
          </a>
        ) : (
          <a className={buttonClass({ variant: 'primary' })} href={here}>
            {t('common.retry')}
          </a>
        )}
        {kind === 'maintenance' && socialUrl ? (
          <a className={buttonClass({ variant: 'line' })} href={socialUrl} rel="noopener">
            {t('page.maintenance.action')}
          </a>
        ) : null}
      </div>
      {PASSING.has(kind) ? <RetryCountdown /> : null}
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
