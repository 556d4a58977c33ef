import { buttonClass } from '@repo/ui/button-class'
import { ErrorState } from '@repo/ui/error-state'
import { PageFrame } from '@repo/ui/page-frame'
import { useHref, useLocation } from 'react-router'
import { useLanguage } from '../i18n/language.tsx'
import { useRootData } from '../root-data.ts'
import { pageTitle } from '../url/page-title.ts'
import { errorKind } from './error-kind.ts'
import { InnerErrorMessage } from './error-message.tsx'
import { usePageOfDevice } from './use-page-of-device.ts'

interface ContentErrorProps {
  error: unknown
  /** What the page is called when it works. */
  title: string
}

/** In the place of a page's content, with everything around it left in use: why it is not there, and a way to try again. */
export function ContentError({ error, title }: ContentErrorProps) {
  usePageOfDevice(error)
  const { t } = useLanguage()
  const { socialUrl } = useRootData()
  const { pathname, search } = useLocation()
  const here = useHref({ pathname, search })
  const kind = errorKind(error)
  if (kind === 'notFound' || kind === 'maintenance') return <InnerErrorMessage kind={kind} socialUrl={socialUrl} />
  const isReasonKnown = kind !== 'serverError'
  return (
    <PageFrame>
      <title>{pageTitle(title)}</title>
      <h1>{title}</h1>
      <ErrorState
        title={isReasonKnown ? t(`page.${kind}.title`) : t('page.failed.title')}
        text={isReasonKnown ? t(`page.${kind}.text`) : t('page.failed.text')}
        action={
          <a className={buttonClass({ variant: 'line' })} href={here}>
            {t('common.retry')}
          </a>
        }
      />
    </PageFrame>
  )
}
