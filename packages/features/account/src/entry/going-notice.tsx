import { buttonClass } from '@repo/ui/button-class'
import { useLanguage } from '@repo/web-kit/language'
import { AccountNotice } from './account-notice.tsx'

export interface GoingNoticeProps {
  /** What the provider is called. */
  label: string
  url: string
}

/** Leads on to a provider: browsers hold a form to our own site, also when its answer would lead elsewhere (`form-action`). */
export function GoingNotice({ label, url }: GoingNoticeProps) {
  const { t } = useLanguage()
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${url}`} />
      <AccountNotice title={t('auth.provider.going', { provider: label })} lead={t('auth.provider.goingLead')}>
        <a href={url} className={buttonClass({ variant: 'primary', size: 'lg', isBlock: true })}>
          {t('auth.provider.go', { provider: label })}
        </a>
      </AccountNotice>
    </>
  )
}
