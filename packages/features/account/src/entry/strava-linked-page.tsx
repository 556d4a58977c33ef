import { buttonClass } from '@repo/ui/button-class'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { Link } from 'react-router'
import { AccountNotice } from './account-notice.tsx'

interface StravaLinkedPageProps {
  title: string
  isUser: boolean
  isLinked: boolean
  /** Where activities are chosen. */
  choosingPath: string
}

/** The page after linking Strava, which leads to choosing activities. */
export function StravaLinkedPage({ title, isUser, isLinked, choosingPath }: StravaLinkedPageProps) {
  const { t } = useLanguage()
  const { hasStrava } = useRootData()
  if (!isLinked) {
    const lead = t(isUser ? 'auth.strava.notLinkedText' : 'auth.strava.guestText')
    return <AccountNotice title={title} lead={lead} isUser={isUser} />
  }
  if (!hasStrava) return <AccountNotice title={title} lead={t('auth.strava.text')} isUser />
  return (
    <AccountNotice title={title} lead={t('auth.strava.text')}>
      <Link to={choosingPath} className={buttonClass({ variant: 'primary', size: 'lg', isBlock: true })}>
        {t('auth.strava.choose')}
      </Link>
      <Link to="/home/account/associate" className={buttonClass({ variant: 'line', size: 'lg', isBlock: true })}>
        {t('auth.provider.backToSettings')}
      </Link>
    </AccountNotice>
  )
}
